/** What the results of all pillars share. The result of each pillar is in its own folder. */
import type { AvsStepKey } from './avs/step-keys'
import type { LppStepKey } from './lpp/step-keys'
import type { Pillar3aStepKey } from './pillar-3a/step-keys'

/** The three pillars, under their names in the API. */
export const PILLARS = ['avs', 'lpp', 'pillar3a'] as const
export type Pillar = (typeof PILLARS)[number]

/**
 * One step of a calculation, which the explanations describe: its inputs, its output and the article of the law.
 * Days are texts, money is CHF, rates are percent; `years` and `months` are counts.
 */
export type Step = {
  key: StepKey
  inputs: Record<string, number | string>
  output: number | string
  article: string
}

/** {need, avs, lpp} -> CHF a month short of the need; below 0, the surplus. */
export type NeedStepKey = 'needGap'

/**
 * planMissing: {phase, from, need, avs, lpp, bridging, capital} -> CHF a month; planContributions: {phase, from, pensions
 * (CHF a year), times, base, wealth?, halves?} -> CHF a year.
 */
export type PlanStepKey = 'planMissing' | 'planContributions'

export type StepKey = AvsStepKey | LppStepKey | Pillar3aStepKey | NeedStepKey | PlanStepKey

/** The lowest and the highest possible amount. */
export type AmountRange = { low: number; high: number }

/**
 * Why an outside party gave no figure. `noDirectory`: the directory with its address did not answer;
 * `noProjection`: a fund answered without a projection for the age; `mandatoryPartUnknown`: the fund does not give the mandatory
 * part of the savings; `stepsUnknown`: nor the savings from which to count reduced work; `otherWorkUnknown`: a certificate
 * does not show the effect of another salary.
 */
export type SilentReason =
  | 'notSignedIn'
  | 'refused'
  | 'timeout'
  | 'badAnswer'
  | 'notActive'
  | 'noDirectory'
  | NoFigureToldReason

/** Why a fund that answered still gave no figure. */
export type NoFigureToldReason = 'noProjection' | 'mandatoryPartUnknown' | 'stepsUnknown' | 'otherWorkUnknown'

/** Why a party gave no answer at all. */
export type NoAnswerReason = Exclude<SilentReason, NoFigureToldReason>

export type Silent = {
  party: 'register' | 'pensionFund' | 'entity'
  id: string
  name: string
  reason: SilentReason
  /** The column that lacks it, if only one does. */
  column?: ColumnName
}

export type ColumnName = 'withoutChange' | 'withChange'
