/** The words for each step of the first pillar. A step without words does not compile. */
import type { TFunction } from 'i18next'
import type { Step, StepKey } from '~/pillars/result'
import type { Explanation, StepExplainer } from '~/ui/explained/step-words'
import {
  coupleCap,
  fullPension,
  partialPension,
  supplement,
  survivorsPension,
  thirteenth,
  widowedSupplement,
} from './amounts'
import { contributionYears, gapsFilled, referenceAge, scale } from './career'
import { deferralSupplement, earlyReduction, earlyReductionForLife, earlyStart, lateStart, shareDrawn } from './drawing'
import { averageIncome, educationCredits, forecast, incomeSum, ramd, revaluation, splitting } from './incomes'
import type { ExplainedKey } from './steps-text.fr'

const EXPLAIN: Record<ExplainedKey, StepExplainer> = {
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
  forecast,
  fullPension,
  partialPension,
  widowedSupplement,
  coupleCap,
  shareDrawn,
  earlyReduction,
  earlyReductionForLife,
  deferralSupplement,
  survivorsPension,
  supplement,
  thirteenth,
}

export type ExplainedStep = Step & { key: ExplainedKey }

const isExplained = (key: StepKey): key is ExplainedKey => key in EXPLAIN

/** Whether a step has sentences. All have, except the start of a recalculation. */
export const isExplainedStep = (step: Step): step is ExplainedStep => isExplained(step.key)

export type StepSentences = Explanation & { title: string }

/** Title, sentences and result of a step, in the language of `t`. */
export const explainStep = (
  { key, ...step }: Pick<ExplainedStep, 'key' | 'inputs' | 'output'>,
  t: TFunction,
): StepSentences => ({
  title: t(`explained.steps.${key}.title`),
  ...EXPLAIN[key](step, t),
})
