/** Two spouses as the first pillar's engine is asked of them, and its answer. */
import { lawOn } from '~/law/avs/avs-law'
import { type AvsResult, computeAvs } from '~/pillars/avs/compute-avs'
import type { AvsFacts, IncomeEntry } from '~/pillars/avs/facts'
import { day } from '~/pillars/day'

export const TODAY = day('2026-11-21')

/** An entry of the same amount (CHF a year) for each of these years. */
export const years = (from: number, to: number, amount: number, months = 12): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months }))

export type Spouse = { navs: string; birthDate: string; gender: 'MALE' | 'FEMALE'; incomes: IncomeEntry[] }

export const factsOf = (one: Spouse, other: Spouse, married: string, childBorn: string[] = []): AvsFacts => ({
  person: { navs: one.navs, birthDate: day(one.birthDate), gender: one.gender },
  incomes: one.incomes,
  marriage: { start: day(married), end: null },
  children: childBorn.map((birth) => ({ birthDate: day(birth), deathDate: null })),
  partner: {
    navs: other.navs,
    birthDate: day(other.birthDate),
    gender: other.gender,
    deathDate: null,
    incomes: other.incomes,
  },
})

export const couple = (one: Spouse, other: Spouse, married: string, childBorn?: string[]): AvsResult =>
  computeAvs(factsOf(one, other, married, childBorn), lawOn(TODAY), TODAY)

export const stepsOf = (pension: AvsResult['person'] | null) => pension?.steps.map(({ key }) => key) ?? []
