/** A program in TypeScript, as strict as it goes; the declarations themselves are checked, too. */
export const PROGRAM = `
import { type Life, LifeShape, type Outcome, estimate, estimateText, explain, law } from 'trois-piliers-engine'
import { publishedCases } from 'trois-piliers-engine/published'

const life: Life = {
  person: { birthDate: '1980-04-12', gender: 'FEMALE', incomes: [{ year: 2025, amount: 84_000, months: 12 }], incomesAsOf: '2026-01-31' },
  thirdPillar: [{ solde: 31_000, amount: 3_600, rate: 0.5 }],
}
const estimated = estimate(life, { today: '2026-11-24' })
const monthly: number | null = estimated.ok ? estimated.answer.digest.withoutChange.monthlyTotal : null
const reasons: string[] = estimated.ok ? [] : (estimated.problem.errors ?? []).map(({ field, key }) => field + key)
const title: string | undefined = unwrap(explain(life, { today: '2026-11-24', language: 'fr' })).pillars[0]?.parts[0]?.title
const act: string | undefined = unwrap(law({ day: '2026-11-24' }))[0]?.rows[0]?.source.act
const body: string = estimateText('{}', { today: '2026-11-24' }).body
const parsed: boolean = LifeShape.safeParse(life).success
const published: number = publishedCases().length
function unwrap<Answer>(outcome: Outcome<Answer>): Answer {
  if (!outcome.ok) throw new Error(outcome.problem.title)
  return outcome.answer
}
// @ts-expect-error a day is needed: there is no clock
estimate(life, {})
// @ts-expect-error there is no such field
estimate({ person: life.person, salary: 1 }, { today: '2026-11-24' })
// @ts-expect-error the sentences are in French and German
explain(life, { today: '2026-11-24', language: 'it' })
export { act, body, monthly, parsed, published, reasons, title }
`
