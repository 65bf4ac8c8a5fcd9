/** Individual accounts: long careers, short ones, none; gaps, doubled years, years that do not count; in any order. */
import fc from 'fast-check'
import type { IncomeEntry } from '~/pillars/avs'

const HIGHEST = 300_000

/** CHF a year: any, those that the pension table tells apart, those near the minimum contribution. */
export const amount = fc.oneof(
  fc.integer({ min: 0, max: HIGHEST }),
  fc.integer({ min: 10_000, max: 95_000 }),
  fc.integer({ min: 0, max: 12_000 }),
)

const months = fc.integer({ min: 0, max: 12 })

/** A year in the window, before it or after it; the current one and some to come among them. */
const entry: fc.Arbitrary<IncomeEntry> = fc.record({ year: fc.integer({ min: 1970, max: 2030 }), amount, months })

/** Consecutive whole years from an age on; each tenth `missing` one left out; `raise`: CHF more each year. */
const career = fc.record({
  fromAge: fc.constantFrom(20, 21, 18, 16, 25, 30, 40, 55, 70),
  untilBefore: fc.constantFrom(0, 0, 0, 0, 1, 2, 5, 20),
  amount,
  raise: fc.integer({ min: -4_000, max: 4_000 }),
  missing: fc.constantFrom(null, null, null, 0, 1, 7),
})
type Career = typeof career extends fc.Arbitrary<infer T> ? T : never

function yearsOf({ fromAge, untilBefore, amount, raise, missing }: Career, birthYear: number, thisYear: number) {
  const years: IncomeEntry[] = []
  for (let year = birthYear + fromAge; year < thisYear - untilBefore; year++) {
    if (missing !== null && year % 10 === missing) continue
    const income = amount + raise * (year - birthYear - fromAge)
    years.push({ year, amount: Math.min(HIGHEST, Math.max(0, income)), months: 12 })
  }
  return years
}

export const account = fc.record({
  career,
  extra: fc.array(entry, { maxLength: 6 }),
  order: fc.integer({ min: 0, max: 9 }),
})
export type AccountPlan = typeof account extends fc.Arbitrary<infer T> ? T : never

export const entriesOf = ({ career, extra, order }: AccountPlan, birthYear: number, thisYear: number): IncomeEntry[] =>
  shuffled([...extra, ...yearsOf(career, birthYear, thisYear)], order)

/** The same elements in another order, the same one for the same number; 0 leaves them as they are. */
export function shuffled<T>(list: readonly T[], order: number): T[] {
  const all = [...list]
  if (order === 0) return all
  let state = order
  for (let left = all.length; left > 1; left--) {
    state = (state * 48_271) % 2_147_483_647
    const at = state % left
    const [taken] = all.splice(at, 1)
    all.push(taken as T)
  }
  return all
}
