/** What somebody has to do before a retirement, and when: nothing is paid that nobody asks for. */

import type { ContributionGaps } from '../avs/result'
import { addMonths, type Day, dayOf } from '../day'

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

/** The longest notice of the law, from the tenth year of service on (CO art. 335c al. 1): whoever keeps it is in time. */
const NOTICE_OF_WORK_MONTHS = 3

export type DeadlineFacts = {
  computedOn: Day
  /** The first day of the AVS pension; null: not known. */
  avsFrom: Day | null
  /** For a part drawn as capital; `noticeMonths`: as on the certificates; null: on none. */
  lppCapital: { from: Day; noticeMonths: number | null } | null
  /** When 3a capital is paid out; null: none. */
  pillar3aFrom: Day | null
  gaps: ContributionGaps['years']
  /** Of a plan to leave before the reference age; left out: there is none. */
  leaving?: LeavingFacts
}

/**
 * `day`: the first of the month without work. `isEmployed`: whether there is notice to give. `owedFrom`: the first year in
 * which contributions without work are due; null: none. `payOuts`: each account with its day, in place of `pillar3aFrom`.
 */
export type LeavingFacts = {
  day: Day
  isEmployed: boolean
  owedFrom: number | null
  payOuts: readonly { kind: 'pillar3a' | 'vested'; on: Day }[]
}

/**
 * `day`: when to act, never before the day of computation. `before`: the day that it has to precede: the first day of a
 * pension or capital, or the last on which something is possible.
 */
export type Deadline = { day: Day; before: Day } & (
  | { kind: 'avsRequest' | 'pillar3aPayOut' | 'capitalNoticeUnknown' }
  | { kind: 'capitalNotice'; noticeMonths: number }
  | { kind: 'gap'; year: number }
  | { kind: 'leaving' | 'nonEmployed' }
  /** `account`: its place among those of the plan. */
  | { kind: 'accountPayOut' | 'vestedPayOut'; account: number }
)

/** In order of time, without past ones. */
export function deadlines(facts: DeadlineFacts): Deadline[] {
  const { computedOn, avsFrom, lppCapital, pillar3aFrom, gaps, leaving } = facts
  const all: Deadline[] = [
    ...(avsFrom
      ? [{ kind: 'avsRequest', day: addMonths(avsFrom, -AVS_REQUEST_MONTHS), before: avsFrom } as const]
      : []),
    ...(lppCapital ? [capitalNotice(lppCapital)] : []),
    ...(leaving ? ofLeaving(leaving) : pillar3aFrom ? [payOut(pillar3aFrom)] : []),
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

const beforePayOut = (from: Day) => ({ day: addMonths(from, -MONTHS_TO_ACT.payOut), before: from })

const payOut = (from: Day): Deadline => ({ kind: 'pillar3aPayOut', ...beforePayOut(from) })

/** People without work announce themselves, as nobody else does it for them (RAVS art. 28 al. 5): when work stops. */
function ofLeaving({ day, isEmployed, owedFrom, payOuts }: LeavingFacts): Deadline[] {
  const notice = addMonths(day, -NOTICE_OF_WORK_MONTHS)
  const firstOwed = owedFrom && dayOf(owedFrom, 1, 1)
  const afterLeaving = addMonths(day, 1)
  return [
    ...(isEmployed
      ? [{ kind: 'leaving', day: addMonths(notice, -MONTHS_TO_ACT.notice), before: notice } as const]
      : []),
    ...(firstOwed
      ? [{ kind: 'nonEmployed', day, before: firstOwed > afterLeaving ? firstOwed : afterLeaving } as const]
      : []),
    ...payOuts.map(
      ({ kind, on }, account): Deadline => ({
        kind: kind === 'vested' ? 'vestedPayOut' : 'accountPayOut',
        account,
        ...beforePayOut(on),
      }),
    ),
  ]
}

const gap = (year: number, payableUntil: Day): Deadline => ({
  kind: 'gap',
  year,
  day: addMonths(payableUntil, -MONTHS_TO_ACT.gap),
  before: payableUntil,
})
