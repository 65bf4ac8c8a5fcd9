import type { Day } from '~/pillars/day'
import type { BuyIn } from '~/pillars/lpp'
import type { Franc } from '~/pillars/money'

/**
 * A buy-in with what it adds, CHF: savings at retirement, pension a month, capital drawn. `isByFund`: the fund has simulated
 * it; else by its interest and rate. `capitalFreeFrom`: from when it may be drawn as capital.
 */
export type BoughtIn = BuyIn & {
  isByFund: boolean
  savings: Franc
  monthly: Franc
  capital: Franc
  capitalFreeFrom: Day
}
