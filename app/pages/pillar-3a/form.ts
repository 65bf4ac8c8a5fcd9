/** The forms of the 3a page: the selection of providers, and the figures of each account. */

import { formatPaths } from '@conform-to/dom'
import type { Open3kInfo, OwnAccount3a } from '~/dossier/shape/account-3a'
import { fittingPart } from '~/dossier/shape/fitting-part'
import type { SelectionChange } from '~/estimate/save/choose'
import { PROVIDER_ACCOUNT } from '~/forms/provider-account'
import { NO_ENTITY } from '~/forms/selection'
import { typedIn } from '~/ui/form/declaration/form-of'
import type { FormValues } from '~/ui/form/fields'
import { textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { readTicked } from '~/ui/form/selection'

/** The path of a further account in the field names; its provider is in the form's `entityId`. */
export const accountPlace = (place: number) => ['accounts', place]
export const accountField = (place: number, field: string) => formatPaths([...accountPlace(place), field])

/** Reads whichever form of the page was submitted, recognised by its fields. */
export function readPillar3aForm(posted: FormData) {
  const entityId = textOf(posted, 'entityId')
  if (entityId !== '') return { form: 'further', entityId, ...readFurther(posted) } as const
  if (posted.has('solde')) return { form: 'account', ...readAccount(posted) } as const
  return { form: 'choice', submission: readTicked(posted, NO_ENTITY) } as const
}

/** The requests that save something. */
export type Pillar3aToSave =
  | { kind: 'account'; info: Open3kInfo }
  | { kind: 'further'; info: Open3kInfo; entityId: string }
  | { kind: 'resetAccount' }
  | SelectionChange

/** A form contains one account, wherever it is on the page: `accounts[1].solde` is read as `solde`. */
function readFurther(posted: FormData) {
  const renamed = new FormData()
  for (const [name, value] of posted) renamed.append(name.replace(/^accounts\[\d+\]\./, ''), value)
  return readAccount(renamed)
}

/** `unread`: the fields that could be read; where one is missing, it cannot be saved. */
function readAccount(posted: FormData) {
  const submission = readForm(typedIn(PROVIDER_ACCOUNT, posted), PROVIDER_ACCOUNT.schema)
  return { submission, unread: fittingPart(PROVIDER_ACCOUNT.schema, submission.payload) as Partial<Open3kInfo> }
}

/** The field values of an account, as text. */
export type Pillar3aFieldValues = FormValues<typeof PROVIDER_ACCOUNT.shape>

/** An account with all figures cleared except the pay-out day. */
export const resetAccount = (info: Open3kInfo | null): Open3kInfo => ({
  solde: null,
  rate: null,
  amount: null,
  paydate: info?.paydate ?? null,
})

/** A further account with its field values. */
export type FilledAccount = Pick<OwnAccount3a, 'entityId' | 'entityName'> & { fieldValues: Pillar3aFieldValues }

/** The further accounts. Adds the submitted one if it is not (or no longer) among them, so that entries are not lost. */
export function withReturnedAccount(
  { further, options }: { further: FilledAccount[]; options: { value: string; label: string }[] },
  entityId: string | undefined,
): FilledAccount[] {
  const bank = options.find(({ value }) => value === entityId)
  if (!bank || further.some(({ entityId }) => entityId === bank.value)) return further
  return [...further, { entityId: bank.value, entityName: bank.label, fieldValues: {} }]
}
