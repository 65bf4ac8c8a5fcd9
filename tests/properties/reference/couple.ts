/** The cap on the two pensions of a couple (LAVS art. 35; RAVS art. 53bis, 53ter). */
import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, firstOfNextMonth } from '~/pillars/day'
import { dividedBy, type Exact, exact, isMore, ONE, plus, times, wholeFrancs } from './exact'
import type { Household } from './people'
import { partOfFull } from './scales'

/**
 * What somebody has a right to in a month. `share`: what is drawn before the reference age, after it always the whole,
 * also where a part is deferred (RAVS art. 53ter al. 2).
 */
export type Right = { scale: number; pension: number; share: Exact }

/** CHF a month that are due of the right, before rates: whole francs of a whole pension, of a share not rounded. */
export const dueAlone = ({ pension, share }: Right): Exact => times(exact(pension), share)

/**
 * From the month after the wedding until the one in which a judge has separated the household, or the marriage has ended
 * (LAVS art. 35 al. 1, 2).
 */
export const isCapped = ({ person, partner }: Household, on: Day): boolean =>
  person.unions.some(
    (union) =>
      union.other === partner &&
      on > union.start &&
      (union.end === null || on < firstOfNextMonth(union.end)) &&
      (union.separatedSince === null || on < firstOfNextMonth(union.separatedSince)),
  )

/** What is due to one of the spouses, cut in proportion where both together have more than the cap. */
export function dueInCouple(right: Right, other: Right, law: AvsLaw): Exact {
  const sum = plus(dueAlone(right), dueAlone(other))
  const cap = capOf(right, other, law)
  if (!isMore(sum, cap)) return dueAlone(right)
  const due = dividedBy(times(dueAlone(right), cap), sum)
  return isMore(ONE, right.share) ? due : exact(wholeFrancs(due))
}

/** 150 percent of the maximum, by the percentages of both scales, by the higher share drawn early. */
function capOf(one: Right, other: Right, { minimumPension, coupleCapPercent }: AvsLaw): Exact {
  const [lower, higher] = one.scale < other.scale ? [one, other] : [other, one]
  const part = times(plus(partOfFull(lower.scale), times(exact(2), partOfFull(higher.scale))), exact(1, 3))
  const share = isMore(one.share, other.share) ? one.share : other.share
  // A monthly amount of the binding tables: whole francs (RAVS art. 53 al. 2).
  return times(exact(wholeFrancs(times(exact(2 * minimumPension * coupleCapPercent, 100), part))), share)
}
