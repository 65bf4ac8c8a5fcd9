/** How the figures of a whole life came about, pillar by pillar. */
import { lawOn } from '~/law/avs/avs-law'
import type { PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { LppExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import { caseFromLife } from '../../case/life/from-life'
import type { Life } from '../../case/life/shape'
import { pensionWith } from '../../case/pension'
import { changeOf } from '../../case/rules/change'
import { explainLpp } from '../lpp/explain-lpp'
import { explainPillar3a } from '../pillar-3a/explain-3a'
import { answerLife, plannedQuery } from './answer-life'

/** `pension`: with the plan, where one is sent; the others have both columns. */
export type LifeExplanation = {
  estimateOf: Day
  lawYear: number
  pension: PensionResult
  lpp: LppExplanation
  pillar3a: Pillar3aExplanation
}

/** @throws {LifeRefusal} as `estimateLife` */
export const explainLife = (life: Life, today: Day): LifeExplanation => answerLife(life, today, explanationOf)

function explanationOf(life: Life, day: Day): LifeExplanation {
  const known = caseFromLife(life, day)
  const change = changeOf(known, plannedQuery(known, life))
  return {
    estimateOf: day,
    lawYear: lawOn(day).lawYear,
    pension: pensionWith(known, change),
    lpp: explainLpp(known, change),
    pillar3a: explainPillar3a(known, change),
  }
}
