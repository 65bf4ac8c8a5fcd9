import { describe, expect, it } from 'vitest'
import type { Language } from '~/language/language'
import { day } from '~/pillars/day'
import type { Step } from '~/pillars/result'
import { strictText } from '../../../tests/support/pages/explained-step'
import { alone, couple, early, person } from '../../../tests/support/pages/sample-synthesis'
import { explainedBrief } from './brief'
import { explainedView } from './view'

type Result = Parameters<typeof explainedView>[0]

const step = (key: Step['key'], inputs: Step['inputs'], output: number): Step => ({ key, inputs, output, article: '' })
const fullScale = step('scale', { contributionYears: 44, cohortYears: 44 }, 44)
const partialScale = step('scale', { contributionYears: 30, cohortYears: 44 }, 30)
const withSteps = (first: Step[], result: Result): Result => ({
  ...result,
  person: { ...result.person, steps: [...first, ...result.person.steps] },
})

const AVS = "Selon cette estimation, l’AVS vous verse CHF 2'300 par mois dès le 01.06.2035."
const AHV = "Nach dieser Schätzung zahlt Ihnen die AHV ab dem 01.06.2035 CHF 2'300 pro Monat."
const FULL = 'C’est une rente complète : vous avez les 44 années de cotisation qu’il faut.'
const VOLL = 'Das ist eine Vollrente: Sie haben alle 44 nötigen Beitragsjahre.'
const THIRTEENTH = "Chaque année en décembre, l’AVS verse en plus une 13e rente : CHF 2'300 pour une année complète"
const DREIZEHNTE = "Jedes Jahr im Dezember zahlt die AHV zusätzlich eine 13. Rente: CHF 2'300 für ein volles Jahr"

const UNKNOWN = {
  fr: 'Le montant exact dépend des revenus de votre partenaire, d’aujourd’hui ou d’avant. Nous ne les connaissons pas.',
  de: 'Der genaue Betrag hängt von den Einkommen der Person ab, mit der Sie verheiratet sind oder waren. Diese Einkommen kennen wir nicht.',
}

describe('the pension of the first pillar in brief', () => {
  it.each<[name: string, result: Result, fr: string[], de: string[]]>([
    [
      'for one person, whole, with a supplement',
      withSteps([fullScale], alone),
      [
        "Selon cette estimation, l’AVS vous verse CHF 2'312.50 par mois dès le 01.06.2035 : CHF 2'300 de rente et, à vie, CHF 12.50 de supplément.",
        FULL,
        `${THIRTEENTH}.`,
      ],
      [
        "Nach dieser Schätzung zahlt Ihnen die AHV ab dem 01.06.2035 CHF 2'312.50 pro Monat: CHF 2'300 Rente und lebenslang CHF 12.50 Rentenzuschlag.",
        VOLL,
        `${DREIZEHNTE}.`,
      ],
    ],
    [
      'for one of a couple, partial, capped',
      withSteps([partialScale, step('coupleCap', { own: 2400 }, 2300)], {
        ...couple,
        person: { ...person, supplement: 0 },
        partner: { ...person, from: day('2037-03-01') },
      }),
      [
        AVS,
        'C’est une rente partielle : vous avez 30 des 44 années de cotisation possibles.',
        'La limite pour les couples la réduit.',
        "Dès le 01.03.2037, quand la rente de votre partenaire commence, votre rente AVS est de CHF 1'890 par mois.",
        `${THIRTEENTH} à la première rente.`,
      ],
      [
        AHV,
        'Das ist eine Teilrente: Sie haben 30 der 44 möglichen Beitragsjahre.',
        'Die Obergrenze für Paare kürzt sie.',
        "Ab dem 01.03.2037, wenn die Rente Ihrer Partnerin oder Ihres Partners beginnt, beträgt Ihre AHV-Rente CHF 1'890 pro Monat.",
        `${DREIZEHNTE} mit der ersten Rente.`,
      ],
    ],
    [
      'where the incomes of a spouse are not known, with a supplement: what is paid for life',
      withSteps([fullScale], {
        ...alone,
        range: {
          pension: { low: 2300, high: 2520 },
          supplement: { low: 12.5, high: 25 },
          withSupplement: { low: 2325, high: 2532.5 },
          causes: ['spouseIncomesUnknown'],
        },
      }),
      [
        "Selon cette estimation, l’AVS vous verse de CHF 2'325 à CHF 2'532.50 par mois dès le 01.06.2035 : de CHF 2'300 à CHF 2'520 de rente et, à vie, de CHF 12.50 à CHF 25 de supplément.",
        FULL,
        UNKNOWN.fr,
        `${THIRTEENTH.replace("CHF 2'300", "de CHF 2'300 à CHF 2'520")}.`,
      ],
      [
        "Nach dieser Schätzung zahlt Ihnen die AHV ab dem 01.06.2035 CHF 2'325 bis CHF 2'532.50 pro Monat: CHF 2'300 bis CHF 2'520 Rente und lebenslang CHF 12.50 bis CHF 25 Rentenzuschlag.",
        VOLL,
        UNKNOWN.de,
        `${DREIZEHNTE.replace("CHF 2'300", "CHF 2'300 bis CHF 2'520")}.`,
      ],
    ],
    [
      'drawn early: what comes after its start is not the reason for its height',
      {
        ...withSteps([fullScale, step('earlyReduction', { pension: 2300, months: 24, percent: 13.6 }, 1987)], early),
        partner: null,
      },
      [
        "Selon cette estimation, l’AVS vous verse CHF 1'987 par mois dès le 01.06.2033.",
        FULL,
        'Elle est réduite, car vous la touchez 2 ans avant la date ordinaire.',
        "Votre rente AVS change ensuite 2 fois. Dès le 01.03.2037, elle est de CHF 1'600 par mois.",
        `${THIRTEENTH} à la première rente.`,
      ],
      [
        "Nach dieser Schätzung zahlt Ihnen die AHV ab dem 01.06.2033 CHF 1'987 pro Monat.",
        VOLL,
        'Sie ist gekürzt, weil Sie sie 2 Jahre vor dem ordentlichen Beginn beziehen.',
        "Ihre AHV-Rente ändert sich danach 2-mal. Ab dem 01.03.2037 beträgt sie CHF 1'600 pro Monat.",
        `${DREIZEHNTE} mit der ersten Rente.`,
      ],
    ],
    [
      'drawn late, and not capped',
      withSteps([fullScale, step('coupleCap', { own: 2300 }, 2300), step('deferralSupplement', { months: 18 }, 2300)], {
        ...alone,
        person: { ...person, supplement: 0, steps: [] },
      }),
      [
        AVS,
        FULL,
        'Elle est plus élevée, car vous la touchez 1 an et 6 mois après la date ordinaire.',
        `${THIRTEENTH}.`,
      ],
      [
        AHV,
        VOLL,
        'Sie ist höher, weil Sie sie 1 Jahr und 6 Monate nach dem ordentlichen Beginn beziehen.',
        `${DREIZEHNTE}.`,
      ],
    ],
    [
      'none',
      { ...alone, periods: [] },
      ['Selon cette estimation, l’AVS ne vous verse pas de rente : il faut au moins une année entière de cotisation.'],
      ['Nach dieser Schätzung zahlt Ihnen die AHV keine Rente: Dafür braucht es mindestens ein ganzes Beitragsjahr.'],
    ],
  ])('%s', (_name, result, fr, de) => {
    const said = (language: Language) =>
      explainedBrief(strictText(language), explainedView(result, null)).join(' ').replaceAll('\u00a0', ' ')
    expect(said('fr')).toBe(fr.join(' '))
    expect(said('de')).toBe(de.join(' '))
  })
})
