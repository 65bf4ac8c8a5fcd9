/** The form of a 3a account at a selected provider, which may have supplied the figures. */
import { Open3kInfo } from '~/dossier/shape/account-3a'
import { enteredRows } from '~/ui/form/declaration/entered'
import { formOf, valuesOf } from '~/ui/form/declaration/form-of'
import { day, money, percent } from '~/ui/form/declaration/kinds'
import type { FieldsFor } from '~/ui/form/declaration/spec'
import type { T } from '~/ui/frame/text'

const { shape } = Open3kInfo

/** Missing figures are marked as missing. */
const row = { none: 'guided.check.notSaid' } as const

/** An estimate needs all four figures; no planned payment is entered as 0. */
export const PROVIDER_ACCOUNT = formOf({
  solde: money(shape.solde.unwrap(), { label: 'pillar3a.solde', example: "12'500", row }),
  amount: money(shape.amount.unwrap(), {
    label: 'pillar3a.amount',
    hint: 'pillar3a.amountHint',
    example: "3'600",
    row,
  }),
  rate: percent(shape.rate.unwrap(), { label: 'pillar3a.rate', hint: 'pillar3a.rateHint', example: '0.5', row }),
  paydate: day(shape.paydate.unwrap(), {
    label: 'pillar3a.paydate',
    hint: 'pillar3a.paydateHint',
    example: '01.06.2046',
    row,
  }),
} satisfies FieldsFor<Open3kInfo>)

const NOTHING: Open3kInfo = { solde: null, amount: null, rate: null, paydate: null }

export const accountRows = (t: T, account: Open3kInfo | null) => enteredRows(t, PROVIDER_ACCOUNT, account ?? NOTHING)

export const accountFieldValues = (account: Open3kInfo | null) => valuesOf(PROVIDER_ACCOUNT, account ?? NOTHING)
