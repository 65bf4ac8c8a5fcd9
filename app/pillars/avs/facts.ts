import type { Day } from '../day'

export type Gender = 'MALE' | 'FEMALE'

export type AvsPerson = { navs: string; birthDate: Day; gender: Gender }

/** A year of the individual account: CHF of that year, months of contribution. Amount 0: insured without income. */
export type IncomeEntry = { year: number; amount: number; months: number }

export type AvsPartner = AvsPerson & { deathDate: Day | null; incomes: readonly IncomeEntry[] }

/** `sharesIncomes` false: incomes are not split, and contributions of one do not count for the other. */
export type Marriage = { start: Day; end: Day | null; sharesIncomes?: boolean }

export type AvsChild = { birthDate: Day; deathDate: Day | null }

export const sharesIncomes = ({ sharesIncomes }: Marriage) => sharesIncomes !== false

/**
 * What the first pillar is computed from. `marriage` is null for a person who is not married, and the partner is then
 * ignored. Children are those of both spouses, or the person's own.
 */
export type AvsFacts = {
  person: AvsPerson
  incomes: readonly IncomeEntry[]
  marriage: Marriage | null
  children: readonly AvsChild[]
  partner: AvsPartner | null
  /** Without a plan, both draw from the reference age. */
  plans?: { person?: Plan; partner?: Plan }
}

/** An income that replaces the one carried on, CHF a year, from 1 January of `year`. */
export type NewIncome = { year: number; amount: number }

/** A person's plan: the day from which the pension is drawn (null: the reference age), and another income. */
export type Plan = { drawFrom: Day | null; newIncome?: NewIncome | null }
