/** The common part of the explanations of the second and third pillars. */
import { lawOn } from '~/law/avs/avs-law'
import type { Silent } from '~/pillars/result'
import type { Change } from '~/pillars/synthesis/change'
import type { Explanation } from '~/pillars/synthesis/explanation'
import type { Question } from './question'

/** @param inEach one explanation per situation of the question, the one without a change first */
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
    // A change without effect has no separate situation.
    withChange: change && (changed.at(-1) ?? asItStands),
    silent,
  }
}
