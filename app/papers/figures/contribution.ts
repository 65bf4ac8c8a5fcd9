/** The savings contribution: of both parties together, for a year or a month. */
import type { Candidate } from './found'
import { type Amount, BY_PARTY, byPeriod, wholeOf, withRole } from './parts-of-figure'

/** null: not printed, or of one party alone. */
export function contributionIn(candidates: readonly Candidate<string, number>[]): Amount | null {
  // What the law asks for at least is not what the fund credits.
  const ofFund = candidates.filter((one) => withRole([one], 'mandatory').length === 0)
  for (const group of byPeriod(ofFund)) {
    const amount = wholeOf(group, BY_PARTY)
    if (amount) return amount
  }
  return null
}
