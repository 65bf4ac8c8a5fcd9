/** What is wrong with a form, as sentences at its fields. */
import type { SubmissionResult } from '@conform-to/react'
import type { TFunction } from 'i18next'
import type { ApiProblem } from '~/api/client'
import { isProblemKey, type ProblemKey } from './problem-keys'
import { SIMULATION_FIELDS } from './simulation-form'

/** `field` is the name of a control; `message` a finished sentence; `label` what the field is called, where it is about one. */
export type Problem = { field: string; message: string; label?: string }

/** A form that was sent, as conform keeps it. */
export type Submitted = {
  reply(options?: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }): SubmissionResult
}

type Named = {
  /** What belongs to no field of the form stands here. */
  firstField: string
  /** What a field is called on the page, for the sentences that need to say which one they mean. */
  label: (field: string) => string
}

/** How the fields follow each other on the pages; those of the partner and of a child among themselves, too. */
const PAGE_ORDER = [
  ...['navs', 'birthDate', 'alive', 'gender', 'status', 'relationshipStartDate', 'relationshipEndDate', 'deathDate'],
  ...['partner', 'hasChildren', 'childCount', 'children', 'solde', 'amount', 'rate', 'paydate', 'ids'],
  ...SIMULATION_FIELDS,
]

/** `partner.navs` -> where the partner stands, then where the number stands there; `children[1].alive` likewise. */
const placeOf = (field: string) =>
  field.split(/[.[\]]+/).map((part) => (/^\d+$/.test(part) ? Number(part) : PAGE_ORDER.indexOf(part)))

function byPlace([one]: [string, unknown], [other]: [string, unknown]): number {
  const [a, b] = [placeOf(one), placeOf(other)]
  const differs = a.findIndex((place, i) => place !== b[i])
  return differs === -1 ? a.length - b.length : (a[differs] ?? 0) - (b[differs] ?? -1)
}

/** One sentence a field, in the order of the page: conform sorts them by their names. */
export function problemsOf(
  t: TFunction,
  result: Pick<SubmissionResult, 'error'> | undefined,
  { firstField, label }: Named,
): Problem[] {
  const inOrder = Object.entries(result?.error ?? {}).sort(byPlace)
  return inOrder.flatMap(([field, keys]) => {
    if (!keys?.[0]) return []
    const [at, called] = [field || firstField, label(field || firstField)]
    return [{ field: at, message: sentence(t, keys[0], called), ...(field ? { label: called } : {}) }]
  })
}

/** A message that is none of our keys comes from a schema's own words, which are English and for us only. */
function sentence(t: TFunction, message: string, field: string): string {
  const key: ProblemKey = isProblemKey(message) ? message : 'invalid'
  return t(`problems.${key}`, { field })
}

/**
 * The form once more, as it was typed: with what a call refused at its fields, or, where the call failed for
 * another reason, with the word that nothing is saved.
 * @throws what is no answer of a call, the end of the session, and a vault that cannot be reached: the page has an
 * answer of its own for these
 */
export function refusedBy(error: unknown, submission?: Submitted): SubmissionResult {
  if (!isApiProblem(error) || [401, 503].includes(error.status)) throw error
  const fieldErrors = Object.fromEntries(error.errors.map(({ field, key }) => [field, [key]]))
  const refused = error.status === 422 && error.errors.length > 0
  const said = refused ? { fieldErrors } : { formErrors: ['notSaved' satisfies ProblemKey] }
  return submission?.reply(said) ?? { error: refused ? fieldErrors : { '': said.formErrors ?? [] } }
}

/** Told by its name: the class itself belongs to a room that forms do not enter. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && error.name === 'ApiProblem'

/** The form once more, as it was typed, with nothing said about it. */
export const shownAgain = (submission: Submitted): SubmissionResult => ({
  initialValue: submission.reply().initialValue,
})
