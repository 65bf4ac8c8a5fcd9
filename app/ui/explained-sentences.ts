/** How each step of the first pillar is told: a step without its words does not compile. */
import type { TFunction } from 'i18next'
import type { Step, StepKey } from '~/pillars/result'
import type { ExplainedKey } from '~/text/fr/explained-steps'
import { coupleCap, fullPension, partialPension, supplement, thirteenth } from './explained-amounts'
import { contributionYears, gapsFilled, referenceAge, scale } from './explained-career'
import { deferralSupplement, earlyReduction, earlyReductionForLife, earlyStart, lateStart } from './explained-drawing'
import { averageIncome, educationCredits, incomeSum, ramd, revaluation, splitting } from './explained-incomes'
import type { Explain, Explanation } from './explained-words'

const EXPLAIN: Record<ExplainedKey, Explain> = {
  referenceAge,
  earlyStart,
  lateStart,
  contributionYears,
  gapsFilled,
  scale,
  splitting,
  incomeSum,
  revaluation,
  averageIncome,
  educationCredits,
  ramd,
  fullPension,
  partialPension,
  coupleCap,
  earlyReduction,
  earlyReductionForLife,
  deferralSupplement,
  supplement,
  thirteenth,
}

export type ExplainedStep = Step & { key: ExplainedKey }

const isExplained = (key: StepKey): key is ExplainedKey => key in EXPLAIN

/** A step that is told in sentences; all of the first pillar are, but the beginning of a new calculation. */
export const isExplainedStep = (step: Step): step is ExplainedStep => isExplained(step.key)

export type ToldStep = Explanation & { title: string }

/** Title, sentences and result of a step, in the language of `t`. */
export const explained = (
  { key, ...step }: Pick<ExplainedStep, 'key' | 'inputs' | 'output'>,
  t: TFunction,
): ToldStep => ({
  title: t(`explained.steps.${key}.title`),
  ...EXPLAIN[key](step, t),
})
