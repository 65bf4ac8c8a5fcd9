import type { StepView } from '~/ui/explained/explained-steps'
import type { ExplainedPart, ExplainedPillar } from './explained-life'

/** A pillar whose steps are as pages have them. */
export type PillarView = Omit<ExplainedPillar, 'parts'> & {
  parts: (Omit<ExplainedPart, 'steps'> & { steps: StepView[] })[]
}
