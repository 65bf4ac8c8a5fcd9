/** What the explanations of the second and of the third pillar have alike. */
import { lawOn } from '~/law/avs-law'
import type { Silent } from '~/pillars/result'
import type { Change } from '~/pillars/synthesis/change'
import type { Explanation } from '~/pillars/synthesis/explanation'
import type { Question } from './question'

/** @param inEach what is explained in each situation of the question, as it stands first */
export function explanationOf<Column>(
  { computedOn, reference }: Question,
  change: Change | null,
  inEach: readonly Column[],
  silent: Silent[],
): Explanation<Column> {
  const [asItStands, ...changed] = inEach as readonly [Column, ...Column[]]
  return {
    computedOn,
    lawYear: lawOn(computedOn).lawYear,
    reference,
    change,
    withoutChange: asItStands,
    // A change that changes nothing leaves everything as it stands.
    withChange: change && (changed.at(-1) ?? asItStands),
    silent,
  }
}
