/** People and lives made by hand, and what the reference pays them. */
import type { AvsFacts, Child, Gender, IncomeEntry, InsuredPerson, Marriage } from '~/pillars/avs/facts'
import { type Day, day } from '~/pillars/day'
import { TODAY } from '../calendar'
import { referencePension } from './reference'

export const years = (from: number, through: number, amount: number, months = 12): IncomeEntry[] =>
  Array.from({ length: through - from + 1 }, (_, index) => ({ year: from + index, amount, months }))

export const somebody = (gender: Gender, birthDate: string, changes: Partial<InsuredPerson> = {}): InsuredPerson => ({
  birthDate: day(birthDate),
  gender,
  insured: null,
  incomes: [],
  incomesAsOf: TODAY,
  incomeToCome: null,
  stopsOn: null,
  drawing: null,
  survivorsPension: null,
  workAfterReferenceAge: null,
  forecast: null,
  incomeBounds: null,
  ...changes,
})

export const lifeOf = (person: InsuredPerson, changes: Partial<AvsFacts> = {}): AvsFacts => ({
  person,
  partner: null,
  marriages: [],
  children: [],
  ...changes,
})

export const marriage = (start: string, end: string | null, changes: Partial<Marriage>): Marriage => ({
  start: day(start),
  end: end === null ? null : day(end),
  endedBy: end === null ? null : 'divorce',
  separatedSince: null,
  spouse: 'partner',
  ...changes,
})

export const child = (birthDate: string, changes: Partial<Child> = {}): Child => ({
  birthDate: day(birthDate),
  deathDate: null,
  parents: 'both',
  ...changes,
})

export const drawing = (...steps: [from: string, share: number][]) =>
  steps.map(([from, share]) => ({ from: day(from), share }))

/** What is paid in a month to person and partner. */
export function paid(facts: AvsFacts, month: string, on: Day = TODAY): [number | null, number | null] {
  const { months } = referencePension(facts, on)
  const found = months.find((one) => one.month === month)
  if (!found) throw new RangeError(`nothing in ${month}`)
  return [found.person, found.partner]
}
export const paidToPerson = (facts: AvsFacts, month: string) => paid(facts, month)[0]
export const lastBasis = (facts: AvsFacts) => referencePension(facts, TODAY).person.last
export const firstBasis = (facts: AvsFacts) => referencePension(facts, TODAY).person.first

/** 65 on 10 May 2026: years 1982 to 2025, 44; factor of 2026 for 1982: 1.035. */
export const man = (changes: Partial<InsuredPerson> = {}) =>
  somebody('MALE', '1961-05-10', { incomes: years(1982, 2025, 95_000), ...changes })
/** 65 on 15 January 2027: years 1983 to 2026, 44; 18 months before February 2027 is August 2025. */
export const manOf2027 = (changes: Partial<InsuredPerson> = {}) =>
  somebody('MALE', '1962-01-15', { incomes: years(1983, 2025, 95_000), ...changes })
