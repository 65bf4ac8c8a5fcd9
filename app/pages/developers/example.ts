/** A call shown on the page: the request, and those figures of the answer that most programs need. */
import type { LifeEstimate } from '~/estimate/answers/life/estimate-life'
import type { SentLife } from '~/estimate/case/life/shape'

/** A part of something, at every depth. */
type PartOf<Whole> = Whole extends object ? { [Name in keyof Whole]?: PartOf<Whole[Name]> } : Whole

/** In JSON, days are texts and money is numbers. */
type AsJson<Whole> = Whole extends string
  ? string
  : Whole extends number
    ? number
    : { [Name in keyof Whole]: AsJson<Whole[Name]> }

/** Insured in Switzerland since 2019, with one 3a account. */
export const REQUEST: AsJson<SentLife> = {
  day: '2026-11-24',
  person: {
    birthDate: '1980-04-12',
    gender: 'FEMALE',
    insured: [{ from: '2019-01-01' }],
    incomesAsOf: '2026-01-31',
    incomes: [2019, 2020, 2021, 2022, 2023, 2024, 2025].map((year) => ({ year, amount: 84_000, months: 12 })),
  },
  thirdPillar: [{ solde: 31_000, amount: 3_600, rate: 0.5 }],
}

export const ANSWER: PartOf<AsJson<LifeEstimate>> = {
  estimateOf: '2026-11-24',
  lawYear: 2026,
  pension: { person: { from: '2045-05-01', monthly: 1_441, scale: 26 } },
  digest: { withoutChange: { totalFrom: '2045-05-01', monthlyTotal: 1_441, capitalTotal: 103_253 } },
}

/** The length of a line on a wide screen; narrow ones wrap lines. */
const MOST_COLUMNS = 54

/** JSON for people: a short object or list takes one line. @param before what already precedes it on the line */
export function written(value: unknown, indent = '', before = indent): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (typeof value !== 'object' || value === null || before.length + line.length < MOST_COLUMNS) return line
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => deeper + written(one, deeper))
    : Object.entries(value).map(([name, one]) => named(`${deeper}"${name}": `, one, deeper))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

const named = (before: string, value: unknown, indent: string) => before + written(value, indent, before)
