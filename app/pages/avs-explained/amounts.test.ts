import { describe } from 'vitest'
import { itExplains } from '../../../tests/support/pages/explained-step'

const BOUNDS = { minimum: 1260, maximum: 2520 }

describe('the pension of a month, in words', () => {
  itExplains('fullPension', [
    [
      'between the bounds',
      { ...BOUNDS, ramd: 60_480 },
      2117,
      "Elle va de CHF 1'260 à CHF 2'520 par mois. Pour CHF 60'480 par an, la table donne CHF 2'117 par mois.",
      "Sie liegt zwischen CHF 1'260 und CHF 2'520 pro Monat. Für CHF 60'480 pro Jahr gibt die Tabelle CHF 2'117 pro Monat an.",
    ],
    ['the smallest', { ...BOUNDS, ramd: 15_120 }, 1260, 'c’est le minimum.', 'ist es das Minimum.'],
    ['the largest', { ...BOUNDS, ramd: 120_960 }, 2520, 'c’est le maximum : un', 'ist es das Maximum: Ein'],
  ])

  itExplains('partialPension', [
    [
      'a part',
      { fullPension: 1995.8, scale: 42, percent: 95.45 },
      1905,
      "une partie de la rente complète. Avec l’échelle 42, c’est 95.45 % de CHF 1'995.80 : CHF 1'905, arrondi au franc. → CHF 1'905 par mois",
      "einen Teil der Vollrente. Mit der Skala 42 sind das 95.45 % von CHF 1'995.80: CHF 1'905, auf ganze Franken gerundet. → CHF 1'905 pro Monat",
    ],
  ])

  itExplains('coupleCap', [
    [
      'over it',
      { own: 1915, cap: 3780, percent: 100 },
      1880,
      "150 % de la rente maximale : CHF 3'780 par mois. Avec celle de votre partenaire, votre rente de CHF 1'915 dépasse la limite. Les deux sont réduites dans la même proportion : il vous reste CHF 1'880.",
      "150 % der Maximalrente: CHF 3'780 pro Monat. Mit der Rente Ihrer Partnerin oder Ihres Partners liegt Ihre Rente von CHF 1'915 darüber. Beide werden im gleichen Verhältnis gekürzt: Ihnen bleiben CHF 1'880.",
    ],
    [
      'under it, with a partial scale',
      { own: 1000, cap: 2921, percent: 77.27 },
      1000,
      "la limite est de 77.27 % de ce montant : CHF 2'921 par mois. Votre rente de CHF 1'000 n’en est pas réduite.",
      "liegt die Obergrenze bei 77.27 % davon: CHF 2'921 pro Monat. Ihre Rente von CHF 1'000 wird dadurch nicht gekürzt.",
    ],
  ])
})

describe('the cap of shares, in words', () => {
  itExplains('coupleCap', [
    [
      'the whole one, then the higher share of it, and by whole scales',
      { own: 846.8, cap: 2268, percent: 100, share: 40, capShare: 60, capByScale: 3700 },
      846.8,
      "150 % de la rente maximale : CHF 3'780 par mois. Jusqu’à l’âge de référence, elle est réduite à la plus grande des deux parts touchées, 60 % : CHF 2'268 par mois. Certaines caisses de compensation arrondissent l’échelle au lieu du pour cent : la limite serait alors de CHF 2'220. Votre rente de CHF 846.80",
      "150 % der Maximalrente: CHF 3'780 pro Monat. Bis zum Referenzalter gilt davon nur der grössere der beiden bezogenen Anteile, 60 %: CHF 2'268 pro Monat. Einzelne Ausgleichskassen runden statt des Prozents die Skala: Dann wäre die Obergrenze CHF 2'220. Ihre Rente von CHF 846.80",
    ],
  ])
})

describe('what widows and widowers are paid, in words', () => {
  itExplains('widowedSupplement', [
    ['a fifth', { pension: 2000, percent: 20, supplement: 400 }, 2400, "CHF 2'000 + CHF 400 = CHF 2'400", 'CHF 400'],
    [
      'nothing at the maximum',
      { pension: 2520, percent: 20, supplement: 0 },
      2520,
      'La vôtre l’atteint déjà : rien ne s’y ajoute.',
      'Ihre erreicht sie schon: Es kommt nichts dazu.',
    ],
  ])

  itExplains('survivorsPension', [
    [
      'the higher one',
      { survivorsPension: 2000, pension: 1500, supplement: 50, survivorsAYear: 24_000, oldAgeAYear: 20_100 },
      2000,
      "fait CHF 20'100, avec le supplément et la 13e rente. La rente de survivant est plus élevée : CHF 2'000 par mois, sans 13e rente.",
      "ergibt CHF 20'100, mit dem Zuschlag und der 13. Rente. Die Hinterlassenenrente ist höher: CHF 2'000 pro Monat, ohne 13. Rente.",
    ],
    [
      'as much',
      { survivorsPension: 1625, pension: 1500, supplement: 0, survivorsAYear: 19_500, oldAgeAYear: 19_500 },
      1500,
      "fait CHF 19'500, avec la 13e rente. La rente de vieillesse est au moins aussi élevée : CHF 1'500 par mois.",
      "ergibt CHF 19'500, mit der 13. Rente. Die Altersrente ist mindestens so hoch: CHF 1'500 pro Monat.",
    ],
  ])
})

describe('what comes on top, in words', () => {
  itExplains('supplement', [
    [
      'a share',
      { ramd: 36_288, base: 160, percent: 50, years: 43, cohortYears: 43 },
      80,
      'le montant de base est de CHF 160 par mois. Votre année de naissance vous donne droit à 50 % de ce montant. Il s’ajoute à la rente. → CHF 80 par mois',
      'beträgt der Grundbetrag CHF 160 pro Monat. Ihr Jahrgang gibt Anspruch auf 50 % dieses Betrags. Er kommt zur Rente dazu. → CHF 80 pro Monat',
    ],
    [
      'the whole, with a partial scale',
      { ramd: 36_288, base: 160, percent: 100, years: 35, cohortYears: 44 },
      128,
      'droit au montant entier. Comme il vous manque des années, il est réduit : 35 années sur 44. Le résultat est arrondi au franc supérieur.',
      'auf den ganzen Betrag. Weil Ihnen Jahre fehlen, wird er gekürzt: 35 von 44 Jahren. Das Ergebnis wird auf den nächsten ganzen Franken aufgerundet.',
    ],
    [
      'a share that is no whole franc',
      { ramd: 120_960, base: 50, percent: 25, years: 44, cohortYears: 44 },
      13,
      '25 % de ce montant. Le résultat est arrondi au franc supérieur. Il s’ajoute à la rente. → CHF 13 par mois',
      '25 % dieses Betrags. Das Ergebnis wird auf den nächsten ganzen Franken aufgerundet. Er kommt zur Rente dazu. → CHF 13 pro Monat',
    ],
  ])

  itExplains('thirteenth', [
    [
      'of a whole year',
      { monthly: 2117 },
      2117,
      "Pour une année entière à CHF 2'117 par mois, cela fait CHF 2'117. → CHF 2'117 en décembre",
      "Für ein volles Jahr mit CHF 2'117 pro Monat ergibt das CHF 2'117. → CHF 2'117 im Dezember",
    ],
    ['none', { monthly: 0 }, 0, 'Sans rente, il n’y a pas de 13e rente.', 'Ohne Rente gibt es keine 13. Rente.'],
  ])
})
