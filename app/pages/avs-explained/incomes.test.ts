import { describe } from 'vitest'
import { itExplains } from '../../../tests/support/pages/explained-step'

const SUM = {
  recorded: 2_340_000,
  yearsToCome: 0,
  yearlyIncomeToCome: 60_000,
  yearsAtNewIncome: 0,
  newIncome: 0,
  partYearIncome: 0,
  yearsNonEmployed: 0,
  nonEmployedIncome: 0,
  youthMonths: 0,
  youthIncome: 0,
  splitting: 0,
}

describe('the sum of incomes, in words', () => {
  itExplains('splitting', [
    [
      'more',
      { firstYear: 1985, lastYear: 2025, years: 41, given: 532_500, received: 920_000.5 },
      387_500.5,
      "Cela fait 41 années, de 1985 à 2025. La moitié de vos revenus, CHF 532'500, va à l’autre personne. La moitié des siens, CHF 920'000.50, vient à vous. → CHF 387'500.50 de plus",
      "Das sind 41 Jahre, von 1985 bis 2025. Die Hälfte Ihrer Einkommen, CHF 532'500, geht an die andere Person. Die Hälfte ihrer Einkommen, CHF 920'000.50, wird Ihnen angerechnet. → CHF 387'500.50 mehr",
    ],
    [
      'less',
      { firstYear: 1985, lastYear: 2025, years: 41, given: 920_000, received: 532_500 },
      -387_500,
      "→ CHF 387'500 de moins",
      "→ CHF 387'500 weniger",
    ],
    [
      'one year, and the same',
      { firstYear: 2025, lastYear: 2025, years: 1, given: 30_000, received: 30_000 },
      0,
      "Cela fait 1 année, en 2025. La moitié de vos revenus, CHF 30'000, va à l’autre personne. La moitié des siens, CHF 30'000, vient à vous. → Rien ne change",
      "Das ist 1 Jahr, im Jahr 2025. Die Hälfte Ihrer Einkommen, CHF 30'000, geht an die andere Person. Die Hälfte ihrer Einkommen, CHF 30'000, wird Ihnen angerechnet. → Nichts ändert sich",
    ],
    [
      'no income known of the other person',
      { firstYear: 1990, lastYear: 2010, years: 21, given: 600_000, received: 0 },
      -600_000,
      "va à l’autre personne. Nous ne connaissons pas de revenu de sa part : rien ne vient à vous dans ce calcul. → CHF 600'000 de moins",
      "geht an die andere Person. Von ihr ist uns kein Einkommen bekannt: In dieser Rechnung wird Ihnen nichts angerechnet. → CHF 600'000 weniger",
    ],
    [
      'no year',
      { firstYear: 2026, lastYear: 2025, years: 0, given: 0, received: 0 },
      0,
      'Il n’y a pas d’année à partager. → Rien ne change',
      'Es gibt kein Jahr zu teilen. → Nichts ändert sich',
    ],
  ])

  itExplains('incomeSum', [
    [
      'recorded only',
      SUM,
      2_340_000,
      "Votre compte individuel AVS porte CHF 2'340'000 de revenus pour ces années. → CHF 2'340'000",
      "Auf Ihrem individuellen Konto der AHV stehen für diese Jahre Einkommen von CHF 2'340'000. → CHF 2'340'000",
    ],
    [
      'years to come',
      { ...SUM, yearsToCome: 5 },
      2_640_000,
      "Pour les 5 années qui n’y figurent pas encore, nous comptons CHF 60'000 par an. → CHF 2'640'000",
      "Für die 5 Jahre, die dort noch nicht stehen, rechnen wir mit CHF 60'000 pro Jahr. → CHF 2'640'000",
    ],
    [
      'one year to come, more by splitting',
      { ...SUM, yearsToCome: 1, splitting: 12_000 },
      2_412_000,
      "Pour l’année qui n’y figure pas encore, nous comptons CHF 60'000. Le partage des revenus du mariage ajoute CHF 12'000.",
      "Für das Jahr, das dort noch nicht steht, rechnen wir mit CHF 60'000. Die Teilung der Einkommen aus der Ehe erhöht die Summe um CHF 12'000.",
    ],
    [
      'less by splitting',
      { ...SUM, splitting: -12_000 },
      2_328_000,
      "Le partage des revenus du mariage retire CHF 12'000. → CHF 2'328'000",
      "aus der Ehe verringert die Summe um CHF 12'000. → CHF 2'328'000",
    ],
    [
      'years without work',
      { ...SUM, yearsNonEmployed: 2, nonEmployedIncome: 10_000 },
      2_350_000,
      "Pour 2 années sans activité lucrative, nous comptons CHF 10'000 en tout : le revenu",
      "Für 2 Jahre ohne Erwerbstätigkeit rechnen wir mit zusammen CHF 10'000: Dieses",
    ],
    [
      'one year without work',
      { ...SUM, yearsNonEmployed: 1, nonEmployedIncome: 5000 },
      2_345_000,
      "Pour une année sans activité lucrative, nous comptons CHF 5'000 : le revenu",
      "Für ein Jahr ohne Erwerbstätigkeit rechnen wir mit CHF 5'000: Dieses",
    ],
    [
      'years without work for which the spouse pays',
      { ...SUM, yearsNonEmployed: 3, yearsCovered: 3 },
      2_340_000,
      'Pour 3 années sans activité lucrative, votre partenaire verse au moins le double de la cotisation minimale et paie ainsi pour deux : elles comptent sans revenu.',
      'Für 3 Jahre ohne Erwerbstätigkeit zahlt Ihre Partnerin oder Ihr Partner mindestens den doppelten Mindestbeitrag und damit für beide: Sie zählen ohne Einkommen.',
    ],
    [
      'years without work, one of them paid by the spouse',
      { ...SUM, yearsNonEmployed: 3, yearsCovered: 1, nonEmployedIncome: 10_000 },
      2_350_000,
      "Pour 2 années sans activité lucrative, nous comptons CHF 10'000 en tout : le revenu qui correspond à la cotisation minimale. Pour une année sans activité lucrative, votre partenaire",
      "Für 2 Jahre ohne Erwerbstätigkeit rechnen wir mit zusammen CHF 10'000: Dieses Einkommen entspricht dem Mindestbeitrag. Für ein Jahr ohne Erwerbstätigkeit zahlt Ihre Partnerin",
    ],
    [
      'less than a year in the years that count',
      { ...SUM, youthMonths: 0, youthIncome: 60_000 },
      2_400_000,
      "Les revenus gagnés avant elle, depuis l’année de vos 18 ans, et après elle comptent donc aussi : CHF 60'000.",
      "auch die Einkommen davor, seit dem Jahr, in dem Sie 18 wurden, und danach: CHF 60'000.",
    ],
    [
      'youth months that fill',
      { ...SUM, youthMonths: 24, youthIncome: 60_000 },
      2_400_000,
      "Les 24 mois de jeunesse qui comblent des lacunes y ajoutent leurs revenus : CHF 60'000.",
      "Die 24 Jugendmonate, die Lücken füllen, bringen ihre Einkommen mit: CHF 60'000.",
    ],
    [
      'a year of work that is not whole',
      { ...SUM, partYearIncome: 55_000 },
      2_395_000,
      "Pour une année de travail incomplète, nous comptons CHF 55'000. → CHF 2'395'000",
      "Für ein nicht ganz gearbeitetes Jahr rechnen wir mit CHF 55'000.",
    ],
    [
      'nothing known',
      { ...SUM, recorded: 0, yearsToCome: 20, yearlyIncomeToCome: 0 },
      0,
      'ne porte pas d’année terminée avec un revenu. Les 20 années qui n’y figurent pas encore comptent sans revenu. → CHF 0',
      'steht kein abgeschlossenes Jahr mit einem Einkommen. Die 20 Jahre, die dort noch nicht stehen, zählen ohne Einkommen. → CHF 0',
    ],
    [
      'one year without income',
      { ...SUM, yearsToCome: 1, yearlyIncomeToCome: 0 },
      2_340_000,
      'L’année qui n’y figure pas encore compte sans revenu.',
      'Das Jahr, das dort noch nicht steht, zählt ohne Einkommen.',
    ],
  ])
})

describe('the average income, in words', () => {
  itExplains('revaluation', [
    [
      'factor 1',
      { incomeSum: 2_640_000, firstEntry: 1987, eventYear: 2031, factor: 1 },
      2_640_000,
      "Pour 1987 et 2031, il est de 1. Pour vous, rien ne change. → CHF 2'640'000",
      "Für 1987 und 2031 beträgt er 1. Für Sie ändert sich nichts. → CHF 2'640'000",
    ],
    [
      'factor 1, and a rounded sum',
      { incomeSum: 2_640_000.5, firstEntry: 1987, eventYear: 2031, factor: 1 },
      2_640_001,
      'Pour vous, la somme est seulement arrondie au franc.',
      'Für Sie wird die Summe nur auf ganze Franken gerundet.',
    ],
    [
      'another factor',
      { incomeSum: 1_090_000, firstEntry: 1983, eventYear: 2026, factor: 1.025 },
      1_117_250,
      "Pour 1983 et 2026, il est de 1.025. CHF 1'090'000 × 1.025 = CHF 1'117'250.",
      "Für 1983 und 2026 beträgt er 1.025. CHF 1'090'000 × 1.025 = CHF 1'117'250.",
    ],
  ])

  itExplains('averageIncome', [
    [
      'over whole years',
      { incomeSum: 2_640_000, months: 528 },
      60_000,
      "Nous divisons la somme par la durée de cotisation : CHF 2'640'000 ÷ 44 ans = CHF 60'000 par an.",
      "Wir teilen die Summe durch die Beitragsdauer: CHF 2'640'000 ÷ 44 Jahre = CHF 60'000 pro Jahr.",
    ],
    [
      'over years and months',
      { incomeSum: 2_141_667, months: 514 },
      50_000,
      '÷ 42 ans et 10 mois =',
      '÷ 42 Jahre und 10 Monate =',
    ],
    ['over one month', { incomeSum: 500, months: 1 }, 6000, '÷ 1 mois =', '÷ 1 Monat ='],
    ['of nothing', { incomeSum: 0, months: 528 }, 0, 'Il n’y a pas de revenu', 'Es gibt kein Einkommen'],
  ])

  itExplains('educationCredits', [
    [
      'whole',
      { years: 16, whole: 16, half: 0, otherPart: 0, credit: 45_360, months: 528 },
      16_495,
      "Pour 16 années avec un enfant de moins de 16 ans, la loi vous compte un revenu en plus : CHF 45'360 par an, trois fois la rente minimale d’une année. Ces années vont de celle qui suit la naissance à celle des 16 ans. En moyenne : CHF 725'760 ÷ 44 ans = CHF 16'495 par an.",
      "Für 16 Jahre mit einem Kind unter 16 Jahren rechnet Ihnen das Gesetz ein zusätzliches Einkommen an: CHF 45'360 pro Jahr, das Dreifache der jährlichen Mindestrente. Diese Jahre gehen vom Jahr nach der Geburt bis zu dem des 16. Geburtstags. Im Durchschnitt: CHF 725'760 ÷ 44 Jahre = CHF 16'495 pro Jahr.",
    ],
    [
      'half of one year',
      { years: 0.5, whole: 0, half: 1, otherPart: 0, credit: 45_360, months: 516 },
      527,
      "La moitié vous revient, soit CHF 22'680 par an. L’autre moitié revient à l’autre parent ou à votre partenaire. En moyenne : CHF 22'680 ÷ 43 ans = CHF 527 par an.",
      "Die Hälfte davon wird Ihnen angerechnet, CHF 22'680 pro Jahr. Die andere Hälfte zählt für den anderen Elternteil oder für Ihre Partnerin oder Ihren Partner. Im Durchschnitt: CHF 22'680 ÷ 43 Jahre = CHF 527 pro Jahr.",
    ],
  ])

  itExplains('educationCredits', [
    [
      'whole, half and other parts',
      { years: 5.25, whole: 3, half: 4, otherPart: 1, credit: 45_360, months: 516 },
      5538,
      "Pour 4 années, la moitié vous revient, soit CHF 22'680 : des années de mariage, ou partagées avec l’autre parent. Pour 1 année, une autre part vous revient, car plus de deux parents y ont droit. Pour 3 années, tout vous revient. En moyenne : CHF 238'140",
      "Für 4 Jahre wird Ihnen die Hälfte angerechnet, CHF 22'680: Jahre der Ehe, oder solche, die mit dem anderen Elternteil geteilt sind. Für 1 Jahr wird Ihnen ein anderer Teil angerechnet, weil mehr als zwei Eltern Anspruch haben. Für 3 Jahre wird Ihnen alles angerechnet. Im Durchschnitt: CHF 238'140",
    ],
  ])

  itExplains('splitting', [
    [
      'some years of a marriage',
      { firstYear: 2000, lastYear: 2010, years: 3, yearsOnAccount: 3, given: 90_000, received: 60_000 },
      -30_000,
      'Cela fait 3 années sur 11, de 2000 à 2010 : dans les autres, une des deux personnes n’était pas assurée',
      'Das sind 3 Jahre von 11, von 2000 bis 2010: In den anderen war eine der beiden Personen nicht versichert',
    ],
    [
      'a marriage whose years are all divided on the account',
      { firstYear: 2000, lastYear: 2013, years: 0, yearsOnAccount: 0, given: 0, received: 0 },
      0,
      'Il n’y a pas d’année à partager de 2000 à 2013 : une des deux personnes n’était pas assurée, ou le partage est déjà fait sur votre compte. → Rien ne change',
      'Es gibt von 2000 bis 2013 kein Jahr zu teilen: Eine der beiden Personen war nicht versichert, oder es ist auf Ihrem Konto schon geteilt. → Nichts ändert sich',
    ],
    [
      'a marriage without a calendar year of its own',
      { firstYear: 2000, lastYear: 1999, years: 0, yearsOnAccount: 0, given: 0, received: 0 },
      0,
      'Il n’y a pas d’année à partager. → Rien ne change',
      'Es gibt kein Jahr zu teilen. → Nichts ändert sich',
    ],
  ])

  itExplains('revaluation', [
    [
      'no income before the reference age',
      { incomeSum: 0, factor: 1, eventYear: 2027 },
      0,
      'Il n’y a pas de revenu d’avant l’âge de référence, le seul que la loi adapte. → CHF 0',
      'Es gibt kein Einkommen von vor dem Referenzalter; nur solche passt das Gesetz an. → CHF 0',
    ],
  ])

  itExplains('ramd', [
    [
      'up to the next row',
      { averageIncome: 60_000, educationCredits: 0, tableStep: 1512 },
      60_480,
      "Votre revenu moyen est de CHF 60'000 par an. La table officielle des rentes avance par pas de CHF 1'512. Nous prenons la ligne suivante : CHF 60'480.",
      "Ihr durchschnittliches Einkommen beträgt CHF 60'000 pro Jahr. Die offizielle Rententabelle ist in Stufen von CHF 1'512 aufgebaut. Wir nehmen die nächste Zeile: CHF 60'480.",
    ],
    [
      'with credits',
      { averageIncome: 25_983, educationCredits: 9494, tableStep: 1512 },
      36_288,
      "CHF 25'983 de revenu moyen et CHF 9'494 de bonifications font CHF 35'477 par an.",
      "CHF 25'983 durchschnittliches Einkommen und CHF 9'494 Gutschriften ergeben CHF 35'477 pro Jahr.",
    ],
    [
      'exactly a row',
      { averageIncome: 60_480, educationCredits: 0, tableStep: 1512 },
      60_480,
      'C’est exactement une ligne de la table',
      'Das ist genau eine Zeile der offiziellen',
    ],
    [
      'the first row',
      { averageIncome: 4000, educationCredits: 0, tableStep: 1512 },
      15_120,
      "La table officielle des rentes commence à CHF 15'120.",
      "Die offizielle Rententabelle beginnt bei CHF 15'120.",
    ],
    [
      'the last row',
      { averageIncome: 1_309_500, educationCredits: 0, tableStep: 1512 },
      90_720,
      "La table officielle des rentes s’arrête à CHF 90'720 : un revenu plus élevé n’y ajoute rien.",
      "Die offizielle Rententabelle endet bei CHF 90'720: Ein höheres Einkommen ändert nichts.",
    ],
    [
      'of nothing',
      { averageIncome: 0, educationCredits: 0, tableStep: 1512 },
      15_120,
      'Aucun revenu ne compte. La table officielle des rentes commence',
      'Es zählt kein Einkommen. Die offizielle Rententabelle beginnt',
    ],
  ])
})

describe('a forecast, in words', () => {
  itExplains('forecast', [
    [
      'of today, on a row',
      { ramd: 60_480, scale: 30, year: 2026, minimumThen: 1260, minimum: 1260 },
      60_480,
      "avec la table de 2026 : un revenu annuel moyen déterminant de CHF 60'480 et l’échelle 30 sur 44. Vos années de cotisation, vos revenus, les bonifications et le partage des revenus du mariage y sont déjà compris. C’est exactement une ligne de la table officielle d’aujourd’hui. → CHF 60'480 par an",
      "mit der Tabelle von 2026: ein massgebendes durchschnittliches Jahreseinkommen von CHF 60'480 und die Skala 30 von 44. Ihre Beitragsjahre, Ihre Einkommen, die Gutschriften und die Teilung der Einkommen aus der Ehe sind darin schon enthalten. Das ist genau eine Zeile der heutigen offiziellen Tabelle. → CHF 60'480 pro Jahr",
    ],
    [
      'of today, between two rows',
      { ramd: 60_000, scale: 44, year: 2026, minimumThen: 1260, minimum: 1260 },
      60_480,
      "y sont déjà compris. Dans la table officielle d’aujourd’hui, cela correspond à la ligne CHF 60'480.",
      "schon enthalten. In der heutigen offiziellen Tabelle entspricht das der Zeile CHF 60'480.",
    ],
    [
      'of another year',
      { ramd: 58_800, scale: 44, year: 2023, minimumThen: 1225, minimum: 1260 },
      60_480,
      "Elle était de CHF 1'225 par mois en 2023, le calcul se fait avec CHF 1'260. Dans la table officielle d’aujourd’hui, cela correspond à la ligne CHF 60'480.",
      "2023 betrug sie CHF 1'225 pro Monat, gerechnet wird mit CHF 1'260. In der heutigen offiziellen Tabelle entspricht das der Zeile CHF 60'480.",
    ],
  ])
})

describe('incomes that are estimated from few figures, in words', () => {
  itExplains('incomeSum', [
    [
      'past and to come',
      { ...SUM, recorded: 1_900_000, yearsAtNewIncome: 9, newIncome: 80_000, estimated: 1 },
      2_620_000,
      "Nous n’avons pas votre compte individuel AVS. D’après vos données, nous estimons vos revenus passés de ces années à CHF 1'900'000 en tout. Pour les 9 années à venir, nous comptons un salaire de CHF 80'000 par an.",
      "Ihr individuelles AHV-Konto liegt uns nicht vor. Nach Ihren Angaben schätzen wir Ihre bisherigen Einkommen dieser Jahre auf insgesamt CHF 1'900'000. Für die 9 kommenden Jahre rechnen wir mit einem Lohn von CHF 80'000 pro Jahr.",
    ],
    [
      'to come alone, one year',
      { ...SUM, recorded: 0, yearsAtNewIncome: 1, newIncome: 80_000, estimated: 1 },
      80_000,
      "aucune année terminée ne porte de revenu. Pour l’année à venir, nous comptons un salaire de CHF 80'000. →",
      "kein abgeschlossenes Jahr mit Einkommen. Für das kommende Jahr rechnen wir mit einem Lohn von CHF 80'000. →",
    ],
  ])
})
