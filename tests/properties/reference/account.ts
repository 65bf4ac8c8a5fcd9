/** The individual account: what of it is known, and through which year (RAVS art. 137 to 140). */
import { monthOf, yearOf } from '~/pillars/day'
import { oncePerHuman } from './once'
import type { Human } from './people'

/** CHF of the year, months of its entries (12 at most), whether a former marriage has divided it already. */
export type AccountYear = { amount: number; months: number; split: boolean }

/** Contributions begin in the calendar year of the 18th birthday (LAVS art. 3 al. 2 let. a). */
const YOUTH_FROM = 18

/** The entries by year, those of years after the record and before the 18th birthday left out. */
export const accountOf = oncePerHuman((human): Map<number, AccountYear> => {
  const account = new Map<number, AccountYear>()
  for (const { year, amount, months, split } of human.facts.incomes ?? []) {
    if (year > recordYear(human) || year < human.birthYear + YOUTH_FROM) continue
    const before = account.get(year) ?? { amount: 0, months: 0, split: false }
    account.set(year, {
      amount: before.amount + amount,
      months: Math.min(12, before.months + months),
      split: before.split || split === true,
    })
  }
  return account
})

const recordYear = (human: Human) => yearOf(human.facts.incomesAsOf)

/** The first year of youth, whose contributions may fill gaps. */
export const youthFrom = (human: Human) => human.birthYear + YOUTH_FROM

/** The year of the first entry, with an amount or without. */
export const firstEntryYear = oncePerHuman((human): number | null => {
  const years = [...accountOf(human)].filter(([, { amount, months }]) => amount > 0 || months > 0).map(([year]) => year)
  return years.length === 0 ? null : Math.min(...years)
})

/**
 * From 1 November a record knows the year before, earlier the second last (RAVS art. 140 al. 2), or the year of its last
 * entry, if that is later. The year of the record itself is known only when its entries have twelve months.
 */
export const knownThrough = oncePerHuman((human): number => {
  const record = recordYear(human)
  const byRecord = monthOf(human.facts.incomesAsOf) >= 11 ? record - 1 : record - 2
  const entries = [...accountOf(human)].filter(([year, { months }]) => year < record || months === 12)
  return Math.max(byRecord, ...entries.map(([year]) => year))
})

/** An entry with an amount in one of the last two known years, or in the unfinished year of the record. */
export const hasRecentEntry = oncePerHuman((human): boolean => {
  const last = knownThrough(human)
  return [recordYear(human), last, last - 1].some((year) => (accountOf(human).get(year)?.amount ?? 0) > 0)
})

/** CHF a year: the amount of the latest known year with twelve months of entries. */
export const carriedIncome = oncePerHuman((human): number => {
  const complete = [...accountOf(human)].filter(([year, { months }]) => year <= knownThrough(human) && months === 12)
  const latest = Math.max(...complete.map(([year]) => year))
  return accountOf(human).get(latest)?.amount ?? 0
})
