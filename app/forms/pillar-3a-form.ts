/** The forms of the 3a page: the banks and insurers, and the figures of each account. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { fittingPart } from '~/dossier/fitting-part'
import type { Open3kInfo } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import { requiredDay } from './day'
import { knownFields, textOf } from './known-fields'
import { requiredMoney } from './money'
import { requiredRate } from './rate'
import { readSelection } from './selection'

/** An estimate needs all four; who plans no payment writes 0. */
const Account = z.object({
  solde: requiredMoney,
  amount: requiredMoney,
  rate: requiredRate,
  paydate: requiredDay,
})
const FIELDS = Object.keys(Account.shape)

/** How the fields of a further account are named; whose it is says the form's `entityId`. */
export const accountField = (place: number, field: string) => `accounts[${place}].${field}`

/**
 * Reads whichever of the page's forms was sent; it shows in the fields. Of an account that could only be read in part,
 * `unread` is that part: what is left out keeps any call from saving it.
 */
export function readPillar3aForm(posted: FormData) {
  const entityId = textOf(posted, 'entityId')
  if (entityId !== '') return { form: 'further', entityId, ...readFurther(posted) } as const
  if (posted.has('resetInfo')) return { form: 'account', kind: 'resetAccount', submission: undefined } as const
  if (!posted.has('solde')) return { form: 'choice', ...readSelection(posted, 'entityRequired') } as const
  const { submission, ...read } = readAccount(posted, 'account')
  // The question comes with what is typed, and so does no for an answer.
  if (posted.has('askResetInfo')) return { form: 'account', kind: 'askResetInfo', submission } as const
  if (posted.has('keepInfo')) return { form: 'account', kind: 'keepInfo', submission } as const
  return { form: 'account', submission, ...read } as const
}

/** A form has one account, wherever it stands on the page: `accounts[1].solde` -> `solde`. */
function readFurther(posted: FormData) {
  const named = new FormData()
  for (const [name, value] of posted) named.append(name.replace(/^accounts\[\d+\]\./, ''), value)
  return readAccount(named, 'further')
}

function readAccount<Kind extends 'account' | 'further'>(posted: FormData, kind: Kind) {
  const submission = parseWithZod(knownFields(posted, FIELDS), { schema: Account, disableAutoCoercion: true })
  if (submission.status === 'success') return { kind, info: submission.value, submission } as const
  return {
    kind: 'unread',
    unread: fittingPart(Account, submission.payload) as Partial<Open3kInfo>,
    submission,
  } as const
}

/** The figures of the account, as texts. */
export type Pillar3aTyped = { solde?: string; amount?: string; rate?: string; paydate?: string }

/** How days and amounts are written in fields. */
type Written = { day: (day: Day) => string; amount: (amount: number) => string }

export function typedAccount(info: Open3kInfo | null, written: Written): Pillar3aTyped {
  const { solde = null, amount = null, rate = null, paydate = null } = info ?? {}
  return {
    solde: solde === null ? '' : written.amount(solde),
    amount: amount === null ? '' : written.amount(amount),
    rate: rate === null ? '' : String(rate),
    paydate: paydate ? written.day(paydate) : '',
  }
}

/** An account with nothing said but the day of pay-out, which stays. */
export const resetAccount = (info: Open3kInfo | null): Open3kInfo => ({
  solde: null,
  rate: null,
  amount: null,
  paydate: info?.paydate ?? null,
})
