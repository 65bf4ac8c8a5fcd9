/** What a visitor may pay in: a buy-in, into pillar 3a, for a missing AVS year; and what stands against it. */
import type { ContributionProblemKey } from '~/dossier/shape/problem-keys'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { type PayableGap, payableGaps } from '~/pillars/avs'
import { dayOf, yearOf } from '~/pillars/day'
import { ceilingsOn } from '~/pillars/pillar-3a'
import type { PaidGap } from '~/pillars/synthesis/change'
import { pensionIn } from '../answers/pension'
import type { Case } from '../case/case'
import { type BuyInNote, buyInNotes } from '../lpp/buy-in-notes'
import { roomFor } from '../lpp/buy-in-place'
import { Refusal } from '../outcome'
import { buyInDaysOf, buyInProblems } from './buy-in-rules'
import {
  type ContributionSuggestion,
  contributionSuggestions,
  type PossibleContributions,
} from './contribution-suggestions'
import { accountsFor3a, latePurchaseOf, pillar3aProblems, room3aOf } from './pillar-3a-rules'

type ContributionQuery = Pick<
  DigestQuery,
  | 'retirementDate'
  | 'stopsOn'
  | 'lppFrom'
  | 'lppCapitalShare'
  | 'steps'
  | 'stepsDrawFund'
  | 'drawing'
  | 'buyIn'
  | 'pillar3a'
  | 'paysGaps'
>

/** Each problem at its field. */
type ContributionProblems = ReturnType<typeof buyInProblems> &
  ReturnType<typeof pillar3aProblems> & { paysGaps?: ContributionProblemKey }

export function findContributionProblems(known: Case, query: ContributionQuery): ContributionProblems {
  const { buyIn, pillar3a, paysGaps } = query
  if (!buyIn && !pillar3a && !paysGaps) return {}
  const today = known.day
  const ofBuyIn = buyIn && { room: roomFor(known), ...buyInDaysOf(known, query) }
  return {
    ...(ofBuyIn && buyInProblems(query, { ...ofBuyIn, today })),
    ...(pillar3a && pillar3aProblems(pillar3a, accountsFor3a(known), today)),
    ...(paysGaps && gapsToPay(known).length === 0 && { paysGaps: 'noGapToPay' as const }),
  }
}

/**
 * The missing AVS years that can still be paid; none where the account is not known year by year.
 * @throws other errors than refusals
 */
export function gapsToPay(known: Case): PayableGap[] {
  try {
    const pension = pensionIn(known)
    const isKnown = !pension.assumptions.some((key) => key === 'fewFigures' || key === 'forecastAsIs')
    return isKnown ? payableGaps(pension.person.gaps, known.day) : []
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** Each missing year as it is paid. */
export const paidGaps = (gaps: readonly Pick<PayableGap, 'year' | 'months'>[]): PaidGap[] =>
  gaps.map(({ year, months }) => ({ year, months }))

/**
 * What can be paid in, and ready-made changes that do. `largest3a`: CHF that anybody may pay in a year;
 * `largestPurchase3a`: CHF that the law lets be bought in one, 0 without work;
 * `marginalRate`: the own tax rate, percent, null: not told.
 */
export type ContributionsAnswer = PossibleContributions & {
  buyInNotes: BuyInNote[]
  largest3a: number
  largestPurchase3a: number
  marginalRate: number | null
  suggestions: ContributionSuggestion[]
}

/** @param marginalRate as the visitor says, percent */
export function contributionsOf(known: Case, marginalRate: number | null): ContributionsAnswer {
  const { day: today, work } = known
  const room = roomFor(known)
  const possible = {
    buyIn: room && { fundId: room.fundId, fundName: room.fundName, largest: room.largest, refusal: room.refusal },
    pillar3a: room3aOf(known),
    purchase: latePurchaseOf(known),
    gaps: gapsToPay(known),
    lastOfYear: dayOf(yearOf(today), 12, 31),
  }
  return {
    ...possible,
    buyInNotes: buyInNotes(work.buysIn, today),
    largest3a: ceilingsOn(today).withoutFund,
    largestPurchase3a: work.isNone ? 0 : ceilingsOn(today).withFund,
    marginalRate,
    suggestions: contributionSuggestions(possible),
  }
}
