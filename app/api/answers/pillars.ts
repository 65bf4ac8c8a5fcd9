/** What each pillar pays, as in a column of the synthesis. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { SURENESS } from '~/pillars/lpp/result'
import { AmountRange, Chf, FirstPayment, Monthly } from './amounts'

export const Avs = z.object({
  monthly: Monthly.describe('for life, CHF a month, once every known change has happened'),
  supplement: Monthly,
  from: DayShape.describe('from when it is paid for life'),
  to: z.null().describe('for life'),
  first: FirstPayment.nullable().describe('what is paid at first in its place; null: nothing else'),
  earlier: z
    .array(FirstPayment.extend({ endedBy: z.enum(['partner', 'referenceAge', 'other']) }))
    .describe('all that is paid before, in order of time'),
  partnerStart: DayShape.nullable(),
  thirteenth: Chf,
})

export const Lpp = z.object({
  monthly: Monthly,
  sureness: z
    .enum(SURENESS)
    .describe(
      'of `monthly`: printed or answered by the fund; computed from what is printed; or the law’s guarantee alone. The ' +
        'least sure fund decides',
    ),
  range: AmountRange.nullable().describe(
    'between which amounts `monthly` lies, where it is computed so; null: no range',
  ),
  low: Chf.optional().describe('the lower end of `range`; left out without one'),
  high: Chf.optional().describe('the upper end of `range`'),
  capital: Chf.describe('savings drawn as capital, CHF'),
  capitalAtRetirement: Chf.describe('savings on that day, from which pension and capital are paid, CHF'),
  from: DayShape,
  changes: z
    .array(z.object({ from: DayShape, monthly: Chf }))
    .optional()
    .describe(
      'where a pension is paid already, or a bridging pension: what all funds pay together from each day on, CHF a month; the ' +
        'last amount is `monthly`',
    ),
  bridging: z
    .object({
      monthly: Chf,
      from: DayShape,
      until: DayShape.describe('first day without it'),
      reduction: Chf.describe('what `monthly` is lower by, to pay it back'),
    })
    .optional()
    .describe('a pension until the AVS pays, CHF a month; it is in `changes`, not in `monthly`'),
  parts: z
    .array(z.object({ from: DayShape, share: z.number(), monthly: Monthly, capital: Chf }))
    .optional()
    .describe('where it is drawn in parts: what each pays from its day on, `share` percent of the whole'),
  funds: z.array(
    z.object({
      name: z.string(),
      webUrl: z.string().nullable(),
      asOf: DayShape,
      monthly: Chf.optional().describe('of this fund, for life, CHF a month'),
      capital: Chf.optional().describe('of this fund, CHF'),
      kind: z
        .enum(['capitalOnly', 'paid'])
        .optional()
        .describe('a plan that pays capital alone, or a pension that is paid already; left out: another'),
      isTyped: z
        .literal(true)
        .optional()
        .describe('copied from a certificate by the visitor; left out: sent by the fund'),
      isByLaw: z.literal(true).optional().describe('no fund’s: what the law guarantees'),
      buyIn: z
        .enum(['simulated', 'byRate'])
        .optional()
        .describe('a buy-in there: simulated by the fund, or counted by the interest and rate of its statement'),
      isShareToCheck: z
        .literal(true)
        .optional()
        .describe('capital is drawn, and no paper says that the fund pays that share of all savings'),
    }),
  ),
})

export const Pillar3a = z.object({
  current: Chf.describe('balance today, CHF'),
  monthlyPayment: Chf.describe('a twelfth of the yearly payments into all accounts, CHF a month'),
  paymentsUntil: DayShape,
  projected: Chf.describe('capital of all accounts when they are paid out, CHF'),
  projectedFrom: DayShape.describe('day of the last pay-out'),
  accounts: z.array(
    z.object({
      entityName: z.string().nullable(),
      current: Chf,
      projected: Chf,
      isTyped: z
        .literal(true)
        .optional()
        .describe('copied from a statement by the visitor; left out: sent by the provider'),
      isNew: z.literal(true).optional().describe('there is no account yet: the change opens this one'),
    }),
  ),
})

export const Vested = z
  .object({
    current: Chf.describe('balance today, CHF'),
    projected: Chf.describe('capital of all accounts when they are paid out, CHF'),
    needsConsent: z.boolean().describe('whether the spouse has to agree in writing (OLP art. 16 al. 3)'),
    accounts: z.array(z.object({ label: z.string(), current: Chf, projected: Chf, paydate: DayShape })),
  })
  .describe('vested benefits that the visitor copied; null: none')
