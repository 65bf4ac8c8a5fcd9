/** The plan of leaving early in the answer to other programs, as the page shows it. */
import type { LeavingPlan, Phase } from '~/pillars/synthesis/plan/result'

/** As `Phase`. */
export type LifePhase = Omit<Phase, 'months'>

export const lifePhases = (plan: LeavingPlan | null): LifePhase[] =>
  (plan?.phases ?? []).map(({ months: _, ...phase }) => phase)

/** As `LeavingPlan`, without its phases, what was sent, and what the page alone needs. */
export type LifeLeaving = Omit<
  LeavingPlan,
  'phases' | 'need' | 'pay' | 'wealth' | 'isMarried' | 'reference' | 'avsAge' | 'avsChoices' | 'missingPillars'
>

export const lifeLeaving = (plan: LeavingPlan): LifeLeaving => ({
  ...{ leaving: plan.leaving, age: plan.age, avsStart: plan.avsStart, avsFrom: plan.avsFrom },
  ...{ hole: plan.hole, missing: plan.missing, accounts: plan.accounts, lastsUntil: plan.lastsUntil },
  ...{ bridgingReduction: plan.bridgingReduction, contributions: plan.contributions, dates: plan.dates },
  ...{ complete: plan.complete, assumptions: plan.assumptions, steps: plan.steps },
})
