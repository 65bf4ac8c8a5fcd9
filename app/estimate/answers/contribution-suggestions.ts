import { NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import type { PayableGap } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import type { LatePurchase } from '~/pillars/pillar-3a'
import type { BuyInRoom } from '../case/lpp/buy-in-place'
import type { Room3a } from '../case/rules/pillar-3a-rules'

/**
 * What can be paid in. `purchase`: the missed 3a years that could be bought, null if not known; `lastOfYear`: the day on
 * which payments of this year are counted.
 */
export type PossibleContributions = {
  buyIn: Pick<BuyInRoom, 'fundId' | 'fundName' | 'largest' | 'refusal'> | null
  pillar3a: Room3a | null
  purchase: LatePurchase | null
  gaps: PayableGap[]
  lastOfYear: Day
}

/** Ready-made changes that cost a contribution. */
const CONTRIBUTION_KEYS = ['buyIn', 'more3a', 'open3a', 'purchase3a', 'paysGaps'] as const
export type ContributionKey = (typeof CONTRIBUTION_KEYS)[number]

/** Each with the change that it makes and what it costs. */
export type ContributionSuggestion = {
  key: ContributionKey
  simulation: Simulation
  cost: Contribution
}

/** CHF; `per`: paid once, or each year until the pay-out. `isLeast`: interest on arrears and costs come on top. */
export type Contribution = { amount: number; per: 'once' | 'year'; isLeast: boolean }

/** The proposed amount, CHF; less if less is possible. */
const USUAL_BUY_IN = 20_000

/** What is possible: a buy-in, pillar 3a up to the ceiling, missed years of it, and missing AVS years. */
export function contributionSuggestions({
  buyIn,
  pillar3a,
  purchase,
  gaps,
  lastOfYear,
}: PossibleContributions): ContributionSuggestion[] {
  const suggestion = (
    key: ContributionKey,
    change: Partial<Simulation>,
    cost: Contribution,
  ): ContributionSuggestion[] => (cost.amount > 0 ? [{ key, simulation: { ...NO_CHANGE, ...change }, cost }] : [])
  const bought = Math.min(USUAL_BUY_IN, buyIn?.largest ?? 0)
  const costs = gaps.flatMap(({ cost }) => cost ?? [])
  return [
    ...suggestion('buyIn', { buyIn: { amount: bought, on: lastOfYear } }, once(bought)),
    ...(pillar3a && pillar3a.ceiling > pillar3a.paid
      ? suggestion(
          pillar3a.isNew ? 'open3a' : 'more3a',
          { pillar3a: { amount: pillar3a.ceiling, purchase: null } },
          {
            amount: Math.round(pillar3a.ceiling - pillar3a.paid),
            per: 'year',
            isLeast: false,
          },
        )
      : []),
    ...(purchase && isOnlyOrdinaryOpen(purchase)
      ? suggestion(
          'purchase3a',
          { pillar3a: { amount: null, purchase: Math.floor(purchase.largest) } },
          once(Math.floor(purchase.largest)),
        )
      : []),
    ...(costs.length === gaps.length
      ? suggestion(
          'paysGaps',
          { paysGaps: true },
          { ...once(costs.reduce((sum, cost) => sum + cost, 0)), isLeast: true },
        )
      : []),
  ]
}

const once = (amount: number): Contribution => ({ amount, per: 'once', isLeast: false })

/** The ordinary payment of the year comes first, and can still be made. */
const isOnlyOrdinaryOpen = ({ refusals }: NonNullable<PossibleContributions['purchase']>) =>
  refusals.every(({ key }) => key === 'ordinaryNotPaid')
