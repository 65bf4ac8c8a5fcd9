/** What pages and the call mention about a buy-in without computing it, in one list. */
import { LPP_BUY_IN } from '~/law/lpp/changes'
import { rowOn } from '~/law/table'
import { type Day, yearOf } from '~/pillars/day'
import { type BuyIn, capitalFreeFrom, type LppResult } from '~/pillars/lpp'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import { capitalsOfFunds } from '~/pillars/synthesis/waiting'
import type { WhoBuysIn } from '../../case/case'
import { ordinaryPart } from '../../case/lpp/buy-in-place'

/** A buy-in after a divorce (LPP art. 79b al. 4), and on arrival from abroad (OPP 2 art. 60b). */
const BUY_IN_NOTES = ['buyInAfterDivorce', 'buyInFifthOnArrival'] as const satisfies LppAssumptionKey[]
export type BuyInNote = (typeof BUY_IN_NOTES)[number]

export function buyInNotes({ isDivorced, insuredSince }: WhoBuysIn, today: Day): BuyInNote[] {
  const { arrivalYears } = rowOn(LPP_BUY_IN, today).value
  const hasArrived = insuredSince !== null && yearOf(today) - insuredSince <= arrivalYears
  return BUY_IN_NOTES.filter((note) => (note === 'buyInAfterDivorce' ? isDivorced : hasArrived))
}

/**
 * The same for the result of a buy-in, of which `divorce` CHF may close the gap of a divorce. If any capital is paid in the
 * three years after the rest of it, the tax office may also refuse the deduction (LPP art. 79b al. 3, as courts interpret it).
 */
export function buyInAssumptions(
  { divorce, ...buyIn }: BuyIn & { divorce: number },
  result: LppResult,
  who: WhoBuysIn,
  today: Day,
): LppAssumptionKey[] {
  const isBlocking = ordinaryPart(buyIn, divorce) > 0
  const isAtRisk =
    isBlocking && capitalsOfFunds(result).some(({ on, amount }) => amount > 0 && on < capitalFreeFrom(buyIn))
  return [
    ...(isAtRisk ? (['buyInDeductionAtRisk'] as const) : []),
    ...(divorce > 0 ? (['divorceBuyInFirst'] as const) : []),
    ...buyInNotes({ ...who, isDivorced: who.isDivorced && divorce === 0 }, today),
  ]
}
