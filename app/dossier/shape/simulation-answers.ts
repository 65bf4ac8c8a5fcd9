/** What is answered of a change of situation: what it can be, and how the scenarios compare. */
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

/** What is left of all own capital after tax, CHF; one amount twice where it is known. */
export type LeftAfterTax = { low: number; high: number }

/**
 * The scenarios beside the current situation; `column` is null if the scenario no longer fits. `left`: null where no place is
 * told, or where it cannot be computed for all that are shown.
 */
export type ScenariosAnswer = {
  withoutChange: Column
  left: LeftAfterTax | null
  scenarios: (Scenario & { problem: SimulationProblemKey | null; column: Column | null; left: LeftAfterTax | null })[]
  /** A simulation without a name yet, and what is done with its capital. */
  unnamed: Simulation | null
  unnamedCapital: CapitalUse | null
  silent: Silent[]
}

/** What the visitor earns today, as typed, or as known to their funds or their AVS account (which knows no rate). */
export type KnownWork = {
  salary: number
  rate: number | null
  source: 'typed' | 'funds' | 'account'
  year: number | null
}

/** The simulation as answered: what is chosen, why it no longer fits, and what can be chosen. */
export type SimulationAnswer = {
  simulation: Simulation | null
  problem: SimulationProblemKey | null
  suggestions: Suggestion[]
  /** null: nobody knows. */
  work: KnownWork | null
  /** First days of a pension; null: none that could still be chosen. */
  limits: { earliest: Day; reference: Day; latest: Day } | null
  /** The same of the partner's pension, which is not known without one; null: none that could be chosen. */
  partnerLimits: { earliest: Day; reference: Day; latest: Day } | null
  /** The latest age of retirement, from which a typed age is counted back to a day. */
  latestAge: number
  /** The most that every fund pays as capital, percent; null: no fund has answered. */
  largestCapitalShare: number | null
  /** Whether a copied certificate does not name its share. */
  isShareToCheck: boolean
  /** The visitor has said that they have no fund; left out: they have one, or have not said. */
  isWithoutFund?: true
  /** The first day ahead from which every fund can pay; null: no fund has answered. */
  lppEarliest: Day | null
  /** From when another salary is earned; nobody who has retired by then earns it. */
  newSalaryFrom: Day
  /** A woman who may draw from 62 (LAVS art. 40c); everybody else from 63. */
  transitionGeneration: boolean
}
