/** A life, as far as the first pillar reads it: what the form, the register and other programs say in the same words. */
import type { Day } from '../day'

export type Gender = 'MALE' | 'FEMALE'

/** Whose dates or incomes: the person whose pension is asked for, or the spouse of now. */
export type Who = 'person' | 'partner'

/** Both days included; `to` null: until further notice. */
export type InsuredPeriod = { from: Day; to: Day | null }

/**
 * A calendar year of the individual account: CHF of that year, months of contribution. `split`: the incomes of a former
 * marriage are divided in it already (RAVS art. 50h), so that this marriage divides it no more. `isPaidLater`: a missing year
 * whose minimum is paid later: it fills the account, and says nothing of work.
 */
export type IncomeEntry = { year: number; amount: number; months: number; split?: boolean; isPaidLater?: boolean }

/**
 * CHF a year, in place of the income carried on; from 1 January of `from`, null: in each year not known yet. `before`: what
 * is earned until then, CHF a year; left out: as in the last entry.
 */
export type IncomeToCome = { amount: number; from: number | null; before?: number }

/** From `from` on, `share` percent of the pension is drawn in all: 20 to 80, or 100. */
export type DrawingStep = { from: Day; share: number }

/** From `from`, the first of a month, on only this part of the income of years to come is earned: 0 to 1. */
export type PayCut = { from: Day; part: number }

/** What is earned between the reference age and the day on which a new computation is requested (LAVS art. 29bis al. 3). */
export type WorkAfterReferenceAge = { incomes: readonly IncomeEntry[]; asksOn: Day }

/**
 * What a compensation office's pension forecast says: the determining average income, CHF a year; the scale, 1 to 44; and
 * the calendar year whose pension table it uses.
 */
export type PensionForecast = { ramd: number; scale: number; year: number }

/** Between which yearly incomes those lie that are only estimated: the same years in both lists, in the same order. */
export type IncomeBounds = { low: readonly IncomeEntry[]; high: readonly IncomeEntry[] }

export type InsuredPerson = {
  birthDate: Day
  gender: Gender
  /** When they were and will be insured (LAVS art. 1a, 2); null: not given. */
  insured: readonly InsuredPeriod[] | null
  /** In any order, several of a year add up; null: unknown, which only a spouse's may be, or those of who has a forecast. */
  incomes: readonly IncomeEntry[] | null
  /** Where `incomes` are an estimate from few figures: its bounds; null: they are those of an account, or unknown. */
  incomeBounds: IncomeBounds | null
  /** The day of the record from which the incomes come. */
  incomesAsOf: Day
  /** null: as in the last complete year. */
  incomeToCome: IncomeToCome | null
  /** The last day of work; null: not given. */
  stopsOn: Day | null
  /** In order of time; null: whole, from the reference age. */
  drawing: readonly DrawingStep[] | null
  /** The widow's or widower's pension that is paid, CHF a month; null: none is told. */
  survivorsPension: number | null
  workAfterReferenceAge: WorkAfterReferenceAge | null
  /** Takes the place of incomes, credits and splitting in this person's own pension; null: there is none. */
  forecast: PensionForecast | null
  /** Work that is reduced in steps, in order of time; left out: it is not. */
  payCuts?: readonly PayCut[]
  /**
   * Whether the other spouse has chosen the day of drawing, who may not read single incomes: years of work and the average
   * income then stay those until the reference age, since averages of other years would tell them.
   */
  isDrawingSupposed?: boolean
}

/**
 * A marriage or registered partnership (LPGA art. 13a). `separatedSince`: since when a judge has separated the household.
 * `spouse` of a marriage that lasts is `partner`, the one of `AvsFacts`.
 */
export type Marriage = {
  start: Day
  end: Day | null
  endedBy: 'divorce' | 'death' | 'annulment' | null
  separatedSince: Day | null
  spouse: 'partner' | InsuredPerson
}

/**
 * `parents`: `both`, the person and the spouse at the birth, else the next one; or one of the two alone.
 * `credits`: who has the credits in years outside of a common marriage; `both` or nothing: by the law.
 * `custody`: who has the child in those years where nothing is regulated; nothing: the mother.
 */
export type Child = {
  birthDate: Day
  deathDate: Day | null
  parents: 'both' | Who
  credits?: 'both' | 'half' | 'person' | 'other'
  custody?: 'joint' | 'person' | 'other'
}

/** `partner`: the spouse of now, null: none. The order of marriages and children has no meaning. */
export type AvsFacts = {
  person: InsuredPerson
  partner: InsuredPerson | null
  marriages: readonly Marriage[]
  children: readonly Child[]
}
