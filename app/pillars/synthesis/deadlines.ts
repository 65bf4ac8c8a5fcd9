/** What somebody has to do before a retirement, and when: nothing is paid that nobody asks for. */

import type { ContributionGaps } from '../avs/result'
import { addMonths, type Day } from '../day'

/**
 * The offices' own advice is three to four months before the start (leaflet 3.01 of the AVS/AI information centre,
 * "Pensions de vieillesse et allocations pour impotent de l'AVS", https://www.ahv-iv.ch/p/3.01.f); the earlier is taken.
 */
export const AVS_REQUEST_MONTHS = 4

/**
 * Used if no certificate states the fund's time limit: LPP art. 37 al. 4 let. b leaves it to the regulations. Three
 * years is what the law itself required until 2004, and about the longest limit still found; a request by then is in
 * time.
 */
export const CAPITAL_NOTICE_MONTHS = 36

/** Our choice, since no law sets it: time for the forms, and for the spouse's consent. */
const MONTHS_TO_ACT = { notice: 1, payOut: 3, gap: 3 }

export type DeadlineFacts = {
  computedOn: Day
  /** The first day of the AVS pension; null: not known. */
  avsFrom: Day | null
  /** For a part drawn as capital; `noticeMonths`: as on the certificates; null: on none. */
  lppCapital: { from: Day; noticeMonths: number | null } | null
  /** When 3a capital is paid out; null: none. */
  pillar3aFrom: Day | null
  gaps: ContributionGaps['years']
}

/**
 * `day`: when to act, never before the day of computation. `before`: the day that it has to precede: the first day of a
 * pension or capital, or the last on which something is possible.
 */
export type Deadline = { day: Day; before: Day } & (
  | { kind: 'avsRequest' | 'pillar3aPayOut' | 'capitalNoticeUnknown' }
  | { kind: 'capitalNotice'; noticeMonths: number }
  | { kind: 'gap'; year: number }
)

/** In order of time, without past ones. */
export function deadlines({ computedOn, avsFrom, lppCapital, pillar3aFrom, gaps }: DeadlineFacts): Deadline[] {
  const all: Deadline[] = [
    ...(avsFrom
      ? [{ kind: 'avsRequest', day: addMonths(avsFrom, -AVS_REQUEST_MONTHS), before: avsFrom } as const]
      : []),
    ...(lppCapital ? [capitalNotice(lppCapital)] : []),
    ...(pillar3aFrom ? [payOut(pillar3aFrom)] : []),
    ...gaps.flatMap(({ year, payableUntil }) => (payableUntil ? [gap(year, payableUntil)] : [])),
  ]
  return all
    .filter(({ before }) => before > computedOn)
    .map((one) => ({ ...one, day: one.day < computedOn ? computedOn : one.day }))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

function capitalNotice({ from, noticeMonths }: NonNullable<DeadlineFacts['lppCapital']>): Deadline {
  if (noticeMonths === null)
    return { kind: 'capitalNoticeUnknown', day: addMonths(from, -CAPITAL_NOTICE_MONTHS), before: from }
  const last = addMonths(from, -noticeMonths)
  return { kind: 'capitalNotice', noticeMonths, day: addMonths(last, -MONTHS_TO_ACT.notice), before: last }
}

const payOut = (from: Day): Deadline => ({
  kind: 'pillar3aPayOut',
  day: addMonths(from, -MONTHS_TO_ACT.payOut),
  before: from,
})

const gap = (year: number, payableUntil: Day): Deadline => ({
  kind: 'gap',
  year,
  day: addMonths(payableUntil, -MONTHS_TO_ACT.gap),
  before: payableUntil,
})
