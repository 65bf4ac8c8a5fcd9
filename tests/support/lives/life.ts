/** Lives in few words, as input for the first pillar's engine. */
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, type AvsResult, type Child, computeAvs, type InsuredPerson, type Marriage } from '~/pillars/avs'
import { type Claimant, claimantOf } from '~/pillars/avs/claimant'
import { type Contributor, contributorsOf } from '~/pillars/avs/contributions/contributor'
import type { IncomeEntry } from '~/pillars/avs/facts'
import type { PersonPension } from '~/pillars/avs/result'
import { type Day, day } from '~/pillars/day'
import type { StepKey } from '~/pillars/result'

/** A day on which records know the years until 2025. */
export const TODAY = day('2026-11-21')

/** An entry of the same amount (CHF a year) for each of these years. */
export const years = (from: number, to: number, amount: number, months = 12): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months }))

type Words = Partial<Omit<InsuredPerson, 'birthDate' | 'insured' | 'drawing' | 'stopsOn'>> & {
  /** Since when, from the first of a year; or the periods. */
  insured?: number | [from: string, to: string | null][]
  stopsOn?: string
  /** One day: whole from it; else the steps. */
  drawing?: string | [from: string, share: number][]
}

/** Somebody with these incomes; insured from the first entry by default. */
export function insuredPerson(
  gender: 'MALE' | 'FEMALE',
  birthDate: string,
  incomes: IncomeEntry[] | null,
  words: Words = {},
): InsuredPerson {
  const { insured, stopsOn, drawing, ...others } = words
  const since = typeof insured === 'number' ? [[`${insured}-01-01`, null] as const] : insured
  const steps = typeof drawing === 'string' ? [[drawing, 100] as const] : drawing
  return {
    birthDate: day(birthDate),
    gender,
    insured: since?.map(([from, to]) => ({ from: day(from), to: to === null ? null : day(to) })) ?? null,
    incomes,
    incomesAsOf: TODAY,
    incomeToCome: null,
    stopsOn: stopsOn ? day(stopsOn) : null,
    drawing: steps?.map(([from, share]) => ({ from: day(from), share })) ?? null,
    survivorsPension: null,
    workAfterReferenceAge: null,
    forecast: null,
    incomeBounds: null,
    ...others,
  }
}

export const man = (birthDate: string, incomes: IncomeEntry[] | null, words?: Words) =>
  insuredPerson('MALE', birthDate, incomes, words)
export const woman = (birthDate: string, incomes: IncomeEntry[] | null, words?: Words) =>
  insuredPerson('FEMALE', birthDate, incomes, words)

/** A present marriage. */
export const marriedSince = (start: string, separatedSince: string | null = null): Marriage => ({
  start: day(start),
  end: null,
  endedBy: null,
  separatedSince: separatedSince === null ? null : day(separatedSince),
  spouse: 'partner',
})

/** A marriage that has ended. */
export const formerMarriage = (
  spouse: InsuredPerson,
  start: string,
  end: string,
  endedBy: Marriage['endedBy'] = 'divorce',
): Marriage => ({ start: day(start), end: day(end), endedBy, separatedSince: null, spouse })

export const child = (
  birthDate: string,
  others: Partial<Omit<Child, 'birthDate' | 'deathDate'>> & { died?: string } = {},
): Child => {
  const { died, ...rest } = others
  return { birthDate: day(birthDate), deathDate: died ? day(died) : null, parents: 'both', ...rest }
}

/** One person, or two who are married; former marriages and children beside them. */
export const life = (person: InsuredPerson, others: Partial<Omit<AvsFacts, 'person'>> = {}): AvsFacts => ({
  person,
  partner: null,
  marriages: [],
  children: [],
  ...others,
})

export const couple = (
  person: InsuredPerson,
  partner: InsuredPerson,
  married: string,
  children: Child[] = [],
): AvsFacts => life(person, { partner, marriages: [marriedSince(married)], children })

export const pensionOf = (facts: AvsFacts, on: Day = TODAY): AvsResult => computeAvs(facts, lawOn(on), on)

/** The law of that day. */
export const LAW = lawOn(TODAY)

/** The pension of somebody who has never been married. */
export const single = (person: InsuredPerson, children: Child[] = [], on: Day = TODAY): AvsResult =>
  pensionOf(life(person, { children }), on)

/** What pensions are computed from: accounts, marriages, contribution years and credits of the person and the current spouse. */
export function claimantsOf(facts: AvsFacts): [Claimant, Claimant?] {
  const [one, other] = contributorsOf(facts, LAW, TODAY)
  const claimedIn = { children: facts.children, law: LAW, credits: null, hasSteps: true }
  const claim = (contributor: Contributor) => claimantOf(contributor, one, claimedIn)
  return other ? [claim(one), claim(other)] : [claim(one)]
}

/** How a result came about: the last step of a key, or all keys in order. */
export const lastStep = ({ steps }: Pick<PersonPension, 'steps'>, key: StepKey) =>
  steps.findLast((step) => step.key === key)
export const keysOf = (pension: Pick<PersonPension, 'steps'> | null) => pension?.steps.map(({ key }) => key) ?? []

/** Who is paid how much from when on: the person, the partner, and whether the couple's cap applies. */
export const rowsOf = ({ periods }: AvsResult) =>
  periods.map(({ from, person, partner, capped }) => [from, person, partner, capped])
