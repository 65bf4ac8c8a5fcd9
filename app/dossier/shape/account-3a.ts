/** Accounts of pillar 3a, as they are saved and as they are answered. */
import { z } from 'zod'
import { DayShape } from './day-shape'
import { MOST_SELECTED } from './party-access'

const Chf = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(100_000_000, { error: 'amountTooLarge' })

/** A 3a account: `solde` is the balance, `amount` the yearly payment (CHF), `rate` the interest in percent, `paydate` the pay-out day. */
export const Open3kInfo = z.strictObject({
  solde: Chf.nullable(),
  rate: z.number({ error: 'rateForm' }).min(0, { error: 'rateRange' }).max(10, { error: 'rateRange' }).nullable(),
  amount: Chf.nullable(),
  paydate: DayShape.nullable(),
})
export type Open3kInfo = z.infer<typeof Open3kInfo>

/** A 3a account as its provider reported it, with the visitor's changes; `confirmed`: the visitor saved it. */
export const Account3a = Open3kInfo.extend({ confirmed: z.boolean() })
export type Account3a = z.infer<typeof Account3a>

/** One of the visitor's 3a accounts, as answered. */
export const OwnAccount3a = Open3kInfo.extend({ entityId: z.string(), entityName: z.string() })
export type OwnAccount3a = z.infer<typeof OwnAccount3a>

/**
 * The accounts, and the most that may be paid into all of them together this year, CHF (OPP 3 art. 7 al. 1). `withFund` null:
 * it is not given whether there is a pension fund, and `amount` is the smaller ceiling. `ofIncome`: without a fund the limit is
 * also a fifth of the earned income, 0 without work; left out: the income is not known, or there is a fund.
 */
export const OwnAccounts3a = z.object({
  accounts: OwnAccount3a.array().max(MOST_SELECTED),
  ceiling: z.object({
    year: z.int(),
    amount: z.number(),
    withFund: z.boolean().nullable(),
    ofIncome: z.number().optional(),
  }),
})
export type OwnAccounts3a = z.infer<typeof OwnAccounts3a>

/** The days (inclusive) between which 3a savings can be paid out; `reference`: the AVS start. null: no day is left. */
export const PaydateLimits = z.object({ earliest: DayShape, reference: DayShape, latest: DayShape }).nullable()
export type PaydateLimits = z.infer<typeof PaydateLimits>
