/** A life as the first pillar needs it: form, register and other programs provide the same facts. */
import type { Day } from '../day'

export type Gender = 'MALE' | 'FEMALE'

/** Whose dates or incomes: those of the person whose pension is computed, or of the current spouse. */
export type Who = 'person' | 'partner'

/** Both days included; `to` null: until further notice. */
export type InsuredPeriod = { from: Day; to: Day | null }

/**
 * A calendar year of the individual account: CHF of that year, months of contribution. `split`: the incomes are already
 * divided with a former spouse (RAVS art. 50h), so this marriage does not divide them again. `isPaidLater`: a missing
 * year whose minimum is paid later; it fills the account and is no sign of work.
 */
export type IncomeEntry = { year: number; amount: number; months: number; split?: boolean; isPaidLater?: boolean }

/**
 * CHF a year, instead of continuing the last income; from 1 January of `from`, null: in each year not known yet.
 * `before`: the income until then, CHF a year; left out: as in the last entry.
 */
export type IncomeToCome = { amount: number; from: number | null; before?: number }

/** From `from` on, `share` percent of the pension is drawn in total: 20 to 80, or 100. */
export type DrawingStep = { from: Day; share: number }

/** From `from`, the first of a month, on only this part of the income of years to come is earned: 0 to 1. */
export type PayCut = { from: Day; part: number }

/** The income between the reference age and the day on which a new computation is requested (LAVS art. 29bis al. 3). */
export type WorkAfterReferenceAge = { incomes: readonly IncomeEntry[]; asksOn: Day }

/**
 * The content of a compensation office's pension forecast: the determining average income, CHF a year; the scale, 1 to
 * 44; and the calendar year whose pension table it uses.
 */
export type PensionForecast = { ramd: number; scale: number; year: number }

/**
 * A spouse's pension that is paid already: since when, and how much today, CHF a month, theirs alone, capped or not
 * (without the 13th and the supplement of the transition generation); null: not known.
 */
export type PaidPension = {
  from: Day
  monthly: number | null
  /** Nothing is known of the years of contribution, which are taken as complete as far as the amount allows. */
  isCareerUnknown?: true
}

/** The bounds of incomes that are only estimated: the same years in both lists, in the same order. */
export type IncomeBounds = { low: readonly IncomeEntry[]; high: readonly IncomeEntry[] }

export type InsuredPerson = {
  birthDate: Day
  gender: Gender
  /** The insured periods, past and future (LAVS art. 1a, 2); null: not given. */
  insured: readonly InsuredPeriod[] | null
  /**
   * In any order; several in a year add up. null: unknown, which only a spouse's may be, or a person's who has a
   * forecast.
   */
  incomes: readonly IncomeEntry[] | null
  /** The bounds, if `incomes` are an estimate from a few figures; null: they come from an account, or are unknown. */
  incomeBounds: IncomeBounds | null
  /** The day of the record from which the incomes come. */
  incomesAsOf: Day
  /** null: as in the last complete year. */
  incomeToCome: IncomeToCome | null
  /** The last day of work; null: not given. */
  stopsOn: Day | null
  /** In order of time; null: the whole pension from the reference age on. */
  drawing: readonly DrawingStep[] | null
  /** The widow's or widower's pension that is paid, CHF a month; null: none is given. */
  survivorsPension: number | null
  workAfterReferenceAge: WorkAfterReferenceAge | null
  /** Replaces incomes, credits and splitting in this person's own pension; null: there is none. */
  forecast: PensionForecast | null
  /** The steps in which work is reduced, in order of time; left out: it is not reduced. */
  payCuts?: readonly PayCut[]
  /** Of the present spouse alone, once past the reference age; left out or null: not given. */
  pensionPaid?: PaidPension | null
  /**
   * Whether the other spouse has chosen the day of drawing. They may not read single incomes, which averages over other
   * years would reveal, so years of work and the average income stay those until the reference age.
   */
  isDrawingSupposed?: boolean
}

/**
 * A marriage or registered partnership (LPGA art. 13a). `separatedSince`: the day on which a judge separated the
 * household. The `spouse` of a lasting marriage is `partner` in `AvsFacts`.
 */
export type Marriage = {
  start: Day
  end: Day | null
  endedBy: 'divorce' | 'death' | 'annulment' | null
  separatedSince: Day | null
  spouse: 'partner' | InsuredPerson
}

/**
 * `parents`: `both`, meaning the person and the spouse at the birth, or the next spouse; or one of the two alone.
 * `credits`: who has the credits in years outside a common marriage; `both` or left out: as the law says. `custody`:
 * who has the child in those years if nothing is regulated; left out: the mother.
 */
export type Child = {
  birthDate: Day
  deathDate: Day | null
  parents: 'both' | Who
  credits?: 'both' | 'half' | 'person' | 'other'
  custody?: 'joint' | 'person' | 'other'
}

/** `partner`: the current spouse; null: none. The order of marriages and children has no meaning. */
export type AvsFacts = {
  person: InsuredPerson
  partner: InsuredPerson | null
  marriages: readonly Marriage[]
  children: readonly Child[]
}
