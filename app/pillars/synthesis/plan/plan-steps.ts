/** How the figures of a plan are computed. */
import { NON_EMPLOYED_STEPS } from '~/law/avs/contribution-rates'
import { rowOn } from '~/law/table'
import type { Day } from '../../day'
import type { Step } from '../../result'
import type { LeavingPlan, Phase } from './result'

type StepFacts = { computedOn: Day; yearlyPensions: (phase: Phase) => number }

/** In the order of the phases: what is missing, then the contributions that are due. */
export function planSteps(
  { phases, need, wealth, isMarried }: Pick<LeavingPlan, 'phases' | 'need' | 'wealth' | 'isMarried'>,
  { computedOn, yearlyPensions }: StepFacts,
): Step[] {
  const { pensionTimes } = rowOn(NON_EMPLOYED_STEPS, computedOn).value
  return phases.flatMap((phase, index): Step[] => {
    const { avs, lpp, bridging, pillar3a, vested, lppCapital } = phase.sources
    const capital = pillar3a + vested + lppCapital
    const ofNeed: Step[] =
      need === null || phase.missing === null
        ? []
        : [
            {
              key: 'planMissing',
              inputs: { phase: index, from: phase.from, need, avs, lpp, bridging, capital },
              output: phase.missing,
              article: 'LPP art. 1 al. 1',
            },
          ]
    const pensions = yearlyPensions(phase)
    const base = ((wealth ?? 0) + pensionTimes * pensions) / (isMarried ? 2 : 1)
    const ofContributions: Step[] = phase.contributions
      ? [
          {
            key: 'planContributions',
            inputs: {
              ...{ phase: index, from: phase.from, pensions, times: pensionTimes, base },
              ...(wealth !== null && { wealth }),
              ...(isMarried && { halves: 2 }),
            },
            output: phase.contributions,
            article: 'LAVS art. 3 al. 1bis, art. 10; RAVS art. 28',
          },
        ]
      : []
    return [...ofNeed, ...ofContributions]
  })
}
