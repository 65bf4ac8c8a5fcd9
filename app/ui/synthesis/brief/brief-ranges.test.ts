import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import {
  avs,
  bothPensions,
  briefSentences,
  DE,
  FR,
  itSays,
  type State,
  withoutLpp,
} from '../../../../tests/support/pages/brief-cases'
import { chf } from '../../../../tests/support/pages/sample-synthesis'

const RANGE = { low: 2300, high: 2520 }
const both = {
  ...bothPensions,
  ranges: { avs: RANGE, supplement: null, total: { low: 4298, high: 4518 }, causes: ['spouseIncomesUnknown' as const] },
}
const WHY = {
  fr: 'Le montant exact dépend des revenus de votre partenaire, d’aujourd’hui ou d’avant. Nous ne les connaissons pas.',
  de: 'Der genaue Betrag hängt von den Einkommen der Person ab, mit der Sie verheiratet sind oder waren. Diese Einkommen kennen wir nicht.',
}
const ESTIMATED = {
  fr: 'C’est une estimation à partir de quelques réponses. L’extrait du compte AVS, gratuit, donne le montant exact.',
  de: 'Das ist eine Schätzung aus wenigen Angaben. Der kostenlose Auszug aus dem AHV-Konto ergibt den genauen Betrag.',
}
const YEARLY = {
  fr: "Chaque année en décembre, l’AVS verse en plus une 13e rente : de CHF 2'300 à CHF 2'520 pour une année entière.",
  de: "Jedes Jahr im Dezember zahlt die AHV zusätzlich eine 13. Rente: CHF 2'300 bis CHF 2'520 für ein volles Jahr.",
}
const TOTAL = {
  fr: (from: string) =>
    `Selon cette estimation, vous recevez de CHF 4'298 à CHF 4'518 par mois à vie, dès le ${from} : de CHF 2'300 à CHF 2'520 de l’AVS et CHF 1'998 de votre caisse de pension.`,
  de: (from: string) =>
    `Nach dieser Schätzung erhalten Sie ab dem ${from} lebenslang CHF 4'298 bis CHF 4'518 pro Monat: CHF 2'300 bis CHF 2'520 von der AHV und CHF 1'998 von Ihrer Pensionskasse.`,
}
const BEFORE = {
  fr: "Avant, du 01.06.2035 au 28.02.2037, vous recevez CHF 4'298 par mois.",
  de: "Vorher, vom 01.06.2035 bis 28.02.2037, erhalten Sie CHF 4'298 pro Monat.",
}

describe('the synthesis in brief: where the incomes of a spouse are not known', () => {
  itSays([
    [
      'both pensions from the same day',
      { before: both },
      [TOTAL.fr('01.06.2035'), WHY.fr, YEARLY.fr, FR.pillar3a],
      [TOTAL.de('01.06.2035'), WHY.de, YEARLY.de, DE.pillar3a],
    ],
    [
      'few figures alone',
      { before: { ...both, ranges: { ...both.ranges, causes: ['fewFigures', 'spouseFewFigures'] } } },
      [TOTAL.fr('01.06.2035'), ESTIMATED.fr, YEARLY.fr, FR.pillar3a],
      [TOTAL.de('01.06.2035'), ESTIMATED.de, YEARLY.de, DE.pillar3a],
    ],
    [
      'few figures, and nothing of a spouse',
      { before: { ...both, ranges: { ...both.ranges, causes: ['fewFigures', 'spouseIncomesUnknown'] } } },
      [TOTAL.fr('01.06.2035'), WHY.fr, YEARLY.fr, FR.pillar3a],
      [TOTAL.de('01.06.2035'), WHY.de, YEARLY.de, DE.pillar3a],
    ],
    [
      'the AVS only',
      {
        before: {
          ...withoutLpp,
          ranges: { avs: RANGE, supplement: null, total: RANGE, causes: ['spouseIncomesUnknown' as const] },
        },
        missing: { lpp: { none: true } },
      },
      [
        "Selon cette estimation, l’AVS vous verse de CHF 2'300 à CHF 2'520 par mois dès le 01.06.2035.",
        WHY.fr,
        YEARLY.fr,
        FR.pillar3a,
        'Vous avez indiqué ne pas avoir de caisse de pension.',
      ],
      [
        "Nach dieser Schätzung zahlt Ihnen die AHV ab dem 01.06.2035 CHF 2'300 bis CHF 2'520 pro Monat.",
        WHY.de,
        YEARLY.de,
        DE.pillar3a,
        'Sie haben angegeben, keine Pensionskasse zu haben.',
      ],
    ],
    [
      'something else is paid at first',
      {
        before: {
          ...both,
          totalFrom: day('2037-03-01'),
          first: { monthly: chf(4298), from: day('2035-06-01'), to: day('2037-02-28') },
        },
      },
      [TOTAL.fr('01.03.2037'), WHY.fr, BEFORE.fr, YEARLY.fr, FR.pillar3a],
      [TOTAL.de('01.03.2037'), WHY.de, BEFORE.de, YEARLY.de, DE.pillar3a],
    ],
  ])

  const after = {
    ...both,
    avs,
    totalFrom: day('2033-06-01'),
    ranges: {
      avs: RANGE,
      supplement: null,
      total: { low: 3700, high: 3900 },
      causes: ['spouseIncomesUnknown' as const],
    },
  }
  const changes: [string, State, string, string][] = [
    [
      'in both columns',
      { before: both, after },
      "Avec le changement, vous recevez de CHF 3'700 à CHF 3'900 par mois, à vie, dès le 01.06.2033. Sans le changement, vous recevez de CHF 4'298 à CHF 4'518 dès le 01.06.2035.",
      "Mit der Änderung erhalten Sie ab dem 01.06.2033 lebenslang CHF 3'700 bis CHF 3'900 pro Monat. Ohne die Änderung erhalten Sie ab dem 01.06.2035 CHF 4'298 bis CHF 4'518.",
    ],
    [
      'with the change only',
      { before: { ...bothPensions, monthlyTotal: chf(4518) }, after },
      "Avec le changement, vous recevez de CHF 3'700 à CHF 3'900 par mois, à vie, dès le 01.06.2033. Sans le changement, vous recevez CHF 4'518 dès le 01.06.2035.",
      "Mit der Änderung erhalten Sie ab dem 01.06.2033 lebenslang CHF 3'700 bis CHF 3'900 pro Monat. Ohne die Änderung erhalten Sie ab dem 01.06.2035 CHF 4'518.",
    ],
  ]
  it.each(changes)('a change, with a range %s', (_name, state, fr, de) => {
    expect(briefSentences(state, 'fr').at(-1)).toBe(fr)
    expect(briefSentences(state, 'de').at(-1)).toBe(de)
  })
})
