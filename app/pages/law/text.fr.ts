import type { TablePage } from './law-pages'
import { overviewTexts } from './overview-text.fr'
import { lawTables } from './tables-text.fr'

/** What links, the heading and the introduction of a page say. */
type PageTexts = { name: string; heading: string; what: string }

/** The pages that show the law's figures. */
export const law = {
  title: 'Le droit appliqué',
  intro:
    'L’estimation calcule avec les chiffres de la loi. Cette page montre les plus demandés. D’autres pages les montrent tous\u00a0: ce que chacun fait, depuis quand il vaut, où il est écrit, quand nous l’avons vérifié et à quel point il est sûr.',
  ...overviewTexts,
  backToContents: 'Revenir au sommaire',
  reading: {
    title: 'Comment lire les tableaux',
    rows: 'Chaque ligne vaut à partir de la date indiquée, jusqu’à la ligne suivante.',
    source:
      'La source nomme l’article de loi. Le lien mène à la page où nous avons lu le chiffre\u00a0: le texte officiel, ou une autre page qui le reproduit.',
    high: 'Fiabilité élevée\u00a0: lu dans le texte de loi, dans une source officielle ou dans deux sources indépendantes.',
    medium: 'Fiabilité moyenne\u00a0: déduit d’autres chiffres, ou lu dans une seule source non officielle.',
    derived:
      'Calculé, pas encore publié\u00a0: ce montant suit la rente AVS. En attendant sa publication, nous prenons la valeur qui découle de la rente de cette année-là.',
    later:
      'Quand une loi n’est fixée que jusqu’à une certaine date, l’estimation garde la dernière ligne pour les années suivantes. C’est alors une hypothèse.',
    checked: 'Tous les tableaux ont été vérifiés le {{day}} ou plus tard.',
    acts: 'LAVS\u00a0: loi sur l’assurance-vieillesse et survivants. RAVS\u00a0: règlement de cette loi. LPP\u00a0: loi sur la prévoyance professionnelle. OPP\u00a02 et OPP\u00a03\u00a0: ordonnances sur la prévoyance professionnelle et sur le pilier 3a.',
  },
  pages: {
    title: 'Tous les chiffres, par domaine',
    avs: {
      name: 'Rente AVS',
      heading: 'Droit appliqué\u00a0: rente AVS',
      what: 'L’âge de référence, le calcul de la rente, les couples, la rente anticipée ou ajournée, la 13e\u00a0rente.',
    },
    contributions: {
      name: 'Cotisations AVS',
      heading: 'Droit appliqué\u00a0: cotisations AVS',
      what: 'Les années qui comptent et ce qu’il faut avoir cotisé.',
    },
    lpp: {
      name: 'Prévoyance professionnelle (LPP)',
      heading: 'Droit appliqué\u00a0: prévoyance professionnelle (LPP)',
      what: 'Le salaire assuré, l’épargne et son intérêt, le taux de conversion et les âges de la retraite.',
    },
    pillar3a: {
      name: 'Pilier\u00a03a',
      heading: 'Droit appliqué\u00a0: pilier\u00a03a',
      what: 'Ce que l’on peut verser, et les âges auxquels l’épargne est versée.',
    },
  } satisfies Record<TablePage, PageTexts> & { title: string },
  overview: 'Aperçu et montants les plus demandés',
  otherPages: 'Les autres pages du droit appliqué',
  tables: lawTables,
  open: {
    title: 'Ce qui n’est pas établi',
    intro: 'Certains chiffres ne sont pas publiés, ou nous ne les avons pas trouvés. Nous ne les inventons pas.',
    later:
      'Les montants-limites et le taux d’intérêt minimal du 2e\u00a0pilier et les plafonds du pilier\u00a03a pour 2027 n’étaient pas publiés lors de notre vérification.',
    note: 'Pas établi\u00a0:',
    tables: {
      minimumContribution:
        'Nous n’avons pas trouvé les chiffres d’avant 1985, ni ceux de 1986 à 2002. L’estimation y reprend le revenu de 1985. Le revenu de 2027 n’est pas encore publié.',
      revaluationFactors:
        'Nous n’avons pas trouvé les facteurs de 2023 et de 2024. Ceux de 2027 ne sont pas encore publiés\u00a0: l’estimation reprend ceux de 2026.',
      pensionScales: 'La façon d’arrondir les rentes partielles est déduite des tables publiées en 2025.',
      minimumPension:
        'Le montant de 2027 vient de la décision du Conseil fédéral. Nous n’avons pas vu la table des rentes publiée pour 2027.',
      coupleScaleWeights: 'Nous n’avons pas lu l’article lui-même. La règle vient d’une transcription.',
      earlyReduction:
        'De nouveaux taux sont annoncés pour 2027 au plus tôt. Ils ne sont pas publiés\u00a0: l’estimation garde ceux d’aujourd’hui.',
    },
  },
  from: 'Valable dès le',
  bornFrom: 'Date de naissance',
  bornSince: 'dès le {{day}}',
  bornBefore: 'avant le {{day}}',
  bornAnyDay: 'toutes',
  source: 'Source',
  /** Said once in the head of the column, and with each link to who does not see it. */
  externalSite: '(site externe)',
  sureness: 'Fiabilité',
  surenessOf: { high: 'élevée', medium: 'moyenne', derived: 'calculé, pas encore publié' },
  checked: 'Vérifié le {{day}}.',
  enactedUntil: 'Fixé jusqu’au {{day}}. Pour la suite, l’estimation reprend la dernière ligne, comme hypothèse.',
  detail: 'Voir le tableau',
  detailCaption: '{{title}}, dès le {{day}}',
  heads: {
    referenceAge: 'Âge de référence',
    countsFrom: 'Années de cotisation',
    youthFrom: 'Années de jeunesse',
    contribution: 'Cotisation AVS/AI/APG par an',
    income: 'Revenu par an',
    couple: 'Pour les deux conjoints',
    deadline: 'Après la fin de l’année',
    scales: 'Nombre d’échelles',
    factors: 'Facteurs',
    firstEntry: 'Première inscription',
    factor: 'Facteur',
    creditPerYear: 'Par année',
    childAge: 'Âge de l’enfant',
    perMonth: 'Par mois',
    perYear: 'Par an',
    formula: 'Formule',
    averageIncome: 'Revenu annuel moyen',
    fullPension: 'Rente complète par mois',
    rows: 'Lignes par rente minimale annuelle',
    shareOfMaximum: 'Part de la rente maximale',
    lowerScale: 'Échelle la plus basse',
    higherScale: 'Échelle la plus haute',
    limits: 'Limites',
    limit: 'Limite',
    value: 'Valeur',
    rates: 'Taux',
    early: 'Anticipation',
    reduction: 'Réduction',
    late: 'Ajournement d’au moins',
    increase: 'Supplément',
    classes: 'Montants',
    shareOfSupplement: 'Part du supplément de base',
    shareOfYear: 'Part des rentes de l’année',
    lppAge: 'Âge LPP',
    rate: 'Taux',
    share: 'Part',
    earliest: 'Au plus tôt',
    latest: 'Au plus tard',
  },
  values: {
    yearOfAge: 'dès l’année des {{age}} ans',
    notFound: 'non trouvée',
    foundUntil: '{{amount}}, trouvé jusqu’en {{year}}',
    times: '{{times}} fois',
    yearAndLater: '{{year}} et après',
    yearlyPensions_one: '{{count}} rente minimale annuelle',
    yearlyPensions_other: '{{count}} rentes minimales annuelles',
    upToYearlyPensions_one: 'jusqu’à {{count}} rente minimale annuelle',
    upToYearlyPensions_other: 'jusqu’à {{count}} rentes minimales annuelles',
    above: 'au-dessus',
    underAge: 'moins de {{age}} ans',
    sinceAge: 'dès {{age}} ans',
    upToMinimums: 'jusqu’à {{times}} fois la rente minimale mensuelle',
    sinceMinimums: 'dès {{times}} fois la rente minimale mensuelle',
    minimum: 'la rente minimale',
    maximum: 'la rente maximale',
    segment: '{{share}} de la rente minimale et {{part}}/600 du revenu annuel moyen',
    earliestAge: 'Âge le plus bas',
    earliestAgeTransition: 'Âge le plus bas, femmes nées de 1961 à 1969',
    latestAge: 'Âge le plus haut',
    longestEarly: 'Anticipation la plus longue',
    longestLate: 'Ajournement le plus long',
    shortestLate: 'Ajournement le plus court',
  },
}
