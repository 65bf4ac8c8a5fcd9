/** What may be paid in: a buy-in, into pillar 3a, for a missing AVS year. */
import { dayOf, yearOf } from '~/pillars/day'
import { ceilingsOn } from '~/pillars/pillar-3a'
import type { Case } from '../case/case'
import { roomFor } from '../case/lpp/buy-in-place'
import { gapsToPay } from '../case/rules/contribution-rules'
import { latePurchaseOf, room3aOf } from '../case/rules/pillar-3a-rules'
import {
  type ContributionSuggestion,
  contributionSuggestions,
  type PossibleContributions,
} from './contribution-suggestions'
import { type BuyInNote, buyInNotes } from './lpp/buy-in-notes'

/**
 * What can be paid in, and ready-made changes that do so. `largest3a`: the most that anybody may pay in a year, CHF;
 * `largestPurchase3a`: the most that may be bought in a year, CHF, 0 without work; `marginalRate`: the visitor's tax rate,
 * percent, null: not given.
 */
export type ContributionsAnswer = PossibleContributions & {
  buyInNotes: BuyInNote[]
  largest3a: number
  largestPurchase3a: number
  marginalRate: number | null
  suggestions: ContributionSuggestion[]
}

/** @param marginalRate as given by the visitor, percent */
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
