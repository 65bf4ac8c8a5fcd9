/** The plan of leaving before the reference age: what is paid from the last day of work to the last pension. */
import type { Day } from '../../day'
import type { Franc } from '../../money'
import type { AmountRange, Pillar, Step } from '../../result'
import type { AvsFrom } from '../avs-from'
import type { Deadline } from '../deadlines'
import type { Age } from '../income-over-time'

/** What a plan has to assume. */
export const PLAN_ASSUMPTIONS = [
  /** 3a and vested benefits are paid out one after the other, when the month needs them, within the legal days. */
  'capitalWhenNeeded',
  /** Capital earns nothing after it is paid out, and the tax on it is not taken off. */
  'capitalWithoutInterest',
  /** The need stays the same in today's francs. */
  'needStays',
  /** Wealth is not given: contributions rest on the pensions alone, and are the least. */
  'wealthNotTold',
  /** Of the spouse's pensions only those of the AVS are known, so contributions are the least. */
  'spousePensionsNotTold',
  /** AVS pensions count as pension income (RAVS art. 28 al. 1 excludes those of the AI alone). */
  'avsPensionCounts',
  /** Amounts before the one for life lie in a range in proportion to it. */
  'rangeInProportion',
] as const
export type PlanAssumptionKey = (typeof PLAN_ASSUMPTIONS)[number]

/** Capital that a month can be paid from. */
export const CAPITAL_KINDS = ['pillar3a', 'vested', 'lppCapital'] as const
export type CapitalKind = (typeof CAPITAL_KINDS)[number]

/** CHF a month from each source; without the 13th pension. `bridging`: of a fund, until the AVS or a day of its own. */
export type PhaseSources = { avs: number; lpp: Franc; bridging: Franc } & Record<CapitalKind, number>

/**
 * A time in which the same is paid every month. `to`: the last day; null: for life. `monthly`: all sources together, CHF;
 * `range`: if only a range of it is known. `missing`: CHF a month to the need; null: no need is given, so nothing is
 * missing. `contributions`: due to AVS, AI and APG, CHF a year, at least where the plan says so; null: not known.
 */
export type Phase = {
  from: Day
  to: Day | null
  age: Age
  /** Whole months; null: for life. */
  months: number | null
  sources: PhaseSources
  monthly: number
  range: AmountRange | null
  missing: number | null
  missingRange: AmountRange | null
  contributions: Franc | null
}

/** Capital of one account or fund as it is drawn. CHF; `from`: the day on which it is paid out. */
export type DrawnAccount = {
  kind: CapitalKind
  /** The provider, or the label that the person gave; null: none. */
  name: string | null
  from: Day
  amount: Franc
  /** In all, and before the AVS pays. */
  drawn: number
  drawnBeforeAvs: number
  left: number
  /** The first of the month from which nothing of it is drawn any more; null: nothing is, or until the last month. */
  until: Day | null
}

/** Before any capital is drawn: what is missing until the AVS pays. CHF; `monthly`: in the first month that lacks something. */
export type Hole = { from: Day; until: Day; months: number; monthly: number; range: AmountRange | null; total: number }

export type PlanContributions = {
  years: { year: number; months: number; amount: Franc }[]
  total: Franc
  isAtLeast: boolean
  /** Whether the working spouse pays for both. */
  isPaidBySpouse: boolean
}

export type LeavingPlan = {
  /** The first of the month without work. */
  leaving: Day
  age: Age
  reference: Day
  /** The start of the AVS, and the choice that gives it; null: another day than any choice. */
  avsStart: Day
  avsAge: Age
  avsFrom: AvsFrom | null
  avsChoices: { choice: AvsFrom; day: Day; age: Age }[]
  /** CHF a month; null: not given. */
  need: number | null
  phases: Phase[]
  hole: Hole | null
  accounts: DrawnAccount[]
  /** The age until which capital pays all that is missing; null: it does not, or nothing is missing. */
  lastsUntil: Age | null
  /** CHF in all, until the last pension starts, after what capital pays; null: no need is given. */
  missing: number | null
  /** The pension of the fund falls by this much, CHF a month, once the bridging pension ends. */
  bridgingReduction: Franc | null
  contributions: PlanContributions | null
  /** What to do by when, in order of time. */
  dates: Deadline[]
  /** Gross pay until then, CHF a month; null: not known. */
  pay: Franc | null
  /** CHF; null: not given. */
  wealth: number | null
  isMarried: boolean
  /** Whether every pillar that pays monthly is in it; if not, amounts are at least, and what is missing at most. */
  complete: boolean
  missingPillars: Pillar[]
  assumptions: PlanAssumptionKey[]
  steps: Step[]
}
