import { describe } from 'vitest'
import { itExplains } from '../../../tests/support/pages/explained-step'

const FILLERS = { educationCredits: 0, spouse: 0, wifeBefore1997: 0, youth: 0, retirementYear: 0 }

describe('when a person retires, in words', () => {
  itExplains('referenceAge', [
    [
      'whole years',
      { birthDate: '1966-05-10', years: 65, months: 0 },
      '2031-05-10',
      'né(e) le 10.05.1966. L’âge de référence est pour vous de 65 ans : vous l’atteignez le 10.05.2031.',
      'am 10.05.1966 geboren. Für Sie beträgt das Referenzalter 65 Jahre: Sie erreichen es am 10.05.2031.',
    ],
    [
      'years and months',
      { birthDate: '1962-02-17', years: 64, months: 6 },
      '2026-08-17',
      'de 64 ans et 6 mois : vous l’atteignez le 17.08.2026.',
      '64 Jahre und 6 Monate: Sie erreichen es am 17.08.2026.',
    ],
  ])
})

describe('the years that count, in words', () => {
  itExplains('contributionYears', [
    [
      'all of them',
      { firstYear: 1987, lastYear: 2030, months: 528 },
      44,
      'de 1987 à 2030, soit 44 ans. Vos cotisations passées et à venir y couvrent 528 mois. Il n’en manque aucun. → 44 années entières',
      'von 1987 bis 2030, zusammen 44 Jahre. Ihre bisherigen und künftigen Beiträge decken davon 528 Monate. Es fehlt keiner. → 44 ganze Jahre',
    ],
    [
      'with a gap',
      { firstYear: 1996, lastYear: 2039, months: 12 },
      1,
      'y couvrent 12 mois. → 1 année entière',
      'decken davon 12 Monate. → 1 ganzes Jahr',
    ],
    [
      'none',
      { firstYear: 1996, lastYear: 2039, months: 0 },
      0,
      'soit 44 ans. Aucun mois de cotisation n’y tombe. → Aucune année entière',
      'zusammen 44 Jahre. In diese Zeit fällt kein Beitragsmonat. → Kein ganzes Jahr',
    ],
    [
      'one month of one year',
      { firstYear: 2020, lastYear: 2020, months: 1 },
      0,
      'en 2020, soit 1 an. Vos cotisations passées et à venir y couvrent 1 mois.',
      'im Jahr 2020, zusammen 1 Jahr. Ihre bisherigen und künftigen Beiträge decken davon 1 Monat.',
    ],
    [
      'no year yet',
      { firstYear: 1996, lastYear: 1995, months: 0 },
      0,
      'Il n’y en a pas encore. → Aucune',
      'Noch gibt es keines. → Kein',
    ],
  ])

  itExplains('gapsFilled', [
    [
      'nothing fills them, and nothing is listed',
      { ...FILLERS, missingMonths: 60 },
      39,
      'Il manque 60 mois de cotisation. Rien ne permet de les combler. Il reste 60 mois sans cotisation. Seules',
      'Es fehlen 60 Beitragsmonate. Nichts kann sie ersetzen. Es bleiben 60 Monate ohne Beitrag. Nur',
    ],
    [
      'only what fills some of them is listed',
      { ...FILLERS, missingMonths: 60, youth: 36 },
      42,
      'd’en combler : 36 mois de vos années de jeunesse, avant la période comptée Les mois comblés comptent',
      'durch: 36 Monate aus Ihren Jugendjahren, vor der gezählten Zeit Ersetzte Monate zählen',
    ],
    [
      'everything fills them',
      { ...FILLERS, missingMonths: 83, educationCredits: 24, spouse: 12, youth: 36, retirementYear: 11 },
      44,
      '24 mois d’années avec un enfant de moins de 16 ans 12 mois où votre partenaire a payé au moins le double de la cotisation minimale 36 mois de vos années de jeunesse, avant la période comptée 11 mois de l’année de votre retraite, après la période comptée',
      '24 Monate aus Jahren mit einem Kind unter 16 Jahren 12 Monate, in denen Ihre Partnerin oder Ihr Partner mindestens den doppelten Mindestbeitrag bezahlt hat 36 Monate aus Ihren Jugendjahren, vor der gezählten Zeit 11 Monate aus dem Jahr Ihrer Pensionierung, nach der gezählten Zeit',
    ],
    [
      'everything fills them, and nothing is missing any more',
      { ...FILLERS, missingMonths: 1, retirementYear: 1 },
      44,
      'Il manque 1 mois de cotisation. La loi permet d’en combler : 1 mois de l’année de votre retraite, après la période comptée Les mois comblés comptent pour l’échelle de rente et pour la durée par laquelle vos revenus sont divisés. Ceux de l’année de la retraite ne comptent que pour l’échelle. Il ne manque alors plus rien. → 44 années entières',
      'Es fehlt 1 Beitragsmonat. Das Gesetz lässt sie teilweise oder ganz ersetzen, durch: 1 Monat aus dem Jahr Ihrer Pensionierung, nach der gezählten Zeit Ersetzte Monate zählen für die Rentenskala und für die Dauer, durch die Ihre Einkommen geteilt werden. Jene des Rentenjahres zählen nur für die Skala. Damit fehlt nichts mehr. → 44 ganze Jahre',
    ],
    [
      'one month is left',
      { ...FILLERS, missingMonths: 4, educationCredits: 1, spouse: 1, youth: 1 },
      43,
      '1 mois d’une année avec un enfant de moins de 16 ans 1 mois où votre partenaire a payé au moins le double de la cotisation minimale 1 mois de vos années de jeunesse, avant la période comptée Les mois comblés comptent pour l’échelle de rente et pour la durée par laquelle vos revenus sont divisés. Il reste 1 mois',
      '1 Monat aus einem Jahr mit einem Kind unter 16 Jahren 1 Monat, in dem Ihre Partnerin oder Ihr Partner mindestens den doppelten Mindestbeitrag bezahlt hat 1 Monat aus Ihren Jugendjahren, vor der gezählten Zeit Ersetzte Monate zählen für die Rentenskala und für die Dauer, durch die Ihre Einkommen geteilt werden. Es bleibt 1 Monat',
    ],
  ])

  itExplains('scale', [
    [
      'with months of work after the reference age',
      { contributionYears: 40, cohortYears: 43, monthsAfterReferenceAge: 8 },
      41,
      '8 mois de travail après l’âge de référence comblent des lacunes. Les personnes nées',
      '8 Monate Arbeit nach dem Referenzalter füllen Lücken. Personen mit',
    ],
    [
      'the full one',
      { contributionYears: 43, cohortYears: 43 },
      44,
      'peuvent avoir 43 années de cotisation, et vous les avez toutes. C’est l’échelle 44, celle de la rente complète.',
      'können 43 Beitragsjahre haben, und Sie haben sie alle. Das ergibt die Skala 44, die der Vollrente.',
    ],
    [
      'a partial one',
      { contributionYears: 40, cohortYears: 43 },
      41,
      'vous en avez 40. La loi connaît 44 échelles : 40 ÷ 43 × 44, arrondi vers le haut, donne la vôtre. → Échelle 41 sur 44',
      'Sie haben 40. Das Gesetz kennt 44 Skalen: 40 ÷ 43 × 44, aufgerundet, ergibt Ihre Skala. → Skala 41 von 44',
    ],
    [
      'none',
      { contributionYears: 0, cohortYears: 44 },
      0,
      'Vous n’en avez pas : l’AVS ne vous verse pas de rente, et le calcul s’arrête ici.',
      'Sie haben keines: Die AHV zahlt Ihnen keine Rente, und die Berechnung endet hier.',
    ],
  ])
})
