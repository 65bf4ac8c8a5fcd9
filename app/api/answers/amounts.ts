/**
 * Amounts as several answers tell them. Of the schemas in this folder /openapi.json is made: days are `YYYY-MM-DD`, money is
 * CHF, rates are percent.
 */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { RANGE_CAUSES } from '~/pillars/avs/result'
import { PILLARS } from '~/pillars/result'

export const Chf = z.number()

export const Monthly = Chf.describe('CHF a month')

export const AmountRange = z.object({ low: Monthly, high: Monthly })
export const TotalEnds = AmountRange.describe(
  'between which amounts `monthlyTotal` lies: where the AVS is a range, or the second pillar is computed with an assumption that ' +
    'has two ends; other interest is not in it; left out: it is one amount',
)

export const RangeCauses = z.array(z.enum(RANGE_CAUSES)).describe('the assumptions that open the range')

export const EndsBySpouse = z
  .object({ whose: z.enum(['partner', 'former']), nothing: Monthly, most: Monthly })
  .describe(
    'where a spouse’s incomes are unknown: what is paid if they earned nothing, and if they earned the maximum, each with ' +
      'the expected incomes of the others; the ends of the range where no other cause opens it',
  )

export const FirstPayment = z.object({ monthly: Monthly, from: DayShape, to: DayShape })

export const Complete = z
  .boolean()
  .describe('whether the monthly total has every pillar that pays each month; false: it is a total at least')

export const Missing = z
  .array(z.enum(PILLARS))
  .describe(
    'pillars that the totals lack, in part or whole; an untold pillar 3a is one, and the monthly total is complete without it',
  )
