/** The answers about a change of situation: what can be chosen, and how the scenarios compare. */
import type { Day } from '~/pillars/day'
import type { Silent } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import type { CapitalUse } from './decision'
import type { SimulationProblemKey } from './problem-keys'
import type { Scenario, Simulation } from './simulation'

/** A ready-made simulation; `eightyPercent` of full employment, `quarterCapital` of the LPP savings. */
export const SUGGESTION_KEYS = ['yearEarlier', 'yearLater', 'eightyPercent', 'quarterCapital'] as const
export type SuggestionKey = (typeof SUGGESTION_KEYS)[number]
export type Suggestion = { key: SuggestionKey; simulation: Simulation }

/** The person's capital after tax, CHF; the same amount twice if it is known exactly. */
export type LeftAfterTax = { low: number; high: number }

/**
 * The scenarios beside the current situation; `column` is null if the scenario no longer fits. `left`: null if no place
 * is given, or if it cannot be computed for every scenario shown.
 */
export type ScenariosAnswer = {
  withoutChange: Column
  left: LeftAfterTax | null
  scenarios: (Scenario & { problem: SimulationProblemKey | null; column: Column | null; left: LeftAfterTax | null })[]
  /** A simulation that has no name yet, and the decision about its capital. */
  unnamed: Simulation | null
  unnamedCapital: CapitalUse | null
  silent: Silent[]
}

/** The visitor's salary today: as typed, or from their funds or AVS account (which has no rate). */
export type KnownWork = {
  salary: number
  rate: number | null
  source: 'typed' | 'funds' | 'account'
  year: number | null
}

/** The simulation as answered: the choice, why it no longer fits, and the options. */
export type SimulationAnswer = {
  simulation: Simulation | null
  problem: SimulationProblemKey | null
  suggestions: Suggestion[]
  /** null: not known. */
  work: KnownWork | null
  /** The first days on which the pension can start; null: none can be chosen any more. */
  limits: { earliest: Day; reference: Day; latest: Day } | null
  /** The same for the partner's pension; null: there is no partner, or no day can be chosen. */
  partnerLimits: { earliest: Day; reference: Day; latest: Day } | null
  /** The latest retirement age, from which a typed age is converted to a day. */
  latestAge: number
  /** The largest share that every fund pays as capital, percent; null: no fund has answered. */
  largestCapitalShare: number | null
  /** Whether a copied certificate does not state its largest share. */
  isShareToCheck: boolean
  /** The visitor has said that they have no fund; left out: they have one, or have not said. */
  isWithoutFund?: true
  /** The first day from now on which every fund can pay; null: no fund has answered. */
  lppEarliest: Day | null
  /** The day from which another salary is paid; it has no effect after retirement. */
  newSalaryFrom: Day
  /** A woman who may draw from 62 (LAVS art. 40c); everybody else from 63. */
  transitionGeneration: boolean
}
