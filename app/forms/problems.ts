/** What is wrong with a form, as sentences at its fields. */
import type { SubmissionResult } from '@conform-to/react'
import type { TFunction } from 'i18next'
import type { ApiProblem } from '~/api/client'
import { RETIREMENT_PROBLEM_KEYS } from '~/dossier/problem-keys'
import { exampleFor } from './examples'
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
  /** What may be typed there, where it depends on the visitor. */
  bounds?: Record<string, Bounds>
}

/** Between which days, and one of them; or the most there may be. Finished texts. */
export type Bounds = { earliest?: string; latest?: string; example?: string; largest?: string }

/** How the fields follow each other on the pages; those of the partner and of a child among themselves, too. */
const PAGE_ORDER = [
  ...['navs', 'birthDate', 'alive', 'gender', 'status', 'relationshipStartDate', 'relationshipEndDate', 'deathDate'],
  ...['partner', 'hasChildren', 'childCount', 'children', 'solde', 'amount', 'rate', 'paydate', 'entityId', 'ids'],
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
  { firstField, label, bounds = {} }: Named,
): Problem[] {
  const inOrder = Object.entries(result?.error ?? {}).sort(byPlace)
  return inOrder.flatMap(([field, keys]) => {
    if (!keys?.[0]) return []
    const [at, called] = [field || firstField, label(field || firstField)]
    return [
      {
        field: at,
        message: sentence(t, keys[0], called, { example: exampleFor(at), ...bounds[at] }),
        ...(field ? { label: called } : {}),
      },
    ]
  })
}

/**
 * What is wrong, and how it would be right there: with an example of the field's own, and its own limits. A message that is
 * none of our keys comes from a schema's own words, which are English and for us only.
 */
function sentence(t: TFunction, message: string, field: string, bounds: Bounds & { example: string }): string {
  const key: ProblemKey = isProblemKey(message) ? message : 'invalid'
  const { example, earliest, latest, largest } = bounds
  const centimes = `${example.replace(/\D/g, '')}.50`
  const said = t(`problems.${key}`, { field, example, centimes })
  const { days, share } = KEYS_WITH_LIMITS
  if (earliest && latest && days.some((one) => one === key))
    return `${said} ${t('problems.within', { earliest, latest, example })}`
  return largest && key === share ? `${said} ${t('problems.atMost', { largest })}` : said
}

/** Where the sentence stands without the form, its limits are not at hand. */
const KEYS_WITH_LIMITS = {
  days: [...RETIREMENT_PROBLEM_KEYS, 'paydateRange', 'paydatePast'] satisfies ProblemKey[],
  share: 'capitalShareTooLarge' satisfies ProblemKey,
} as const

/**
 * A form of which something could not be read, as it was typed: with that, and with what the call refuses of the rest, so
 * that everything is said in one round. `ask` sends what could be read, which cannot be saved.
 * @throws the end of the session, and a vault that cannot be reached, as `refusedBy`
 */
export async function refusedAtOnce(submission: Submitted, ask: () => Promise<unknown>): Promise<SubmissionResult> {
  const unread = submission.reply()
  const refused = await ask().then(
    () => {
      throw new Error('a form was saved that could not be read')
    },
    (error: unknown) => refusedBy(error).error ?? {},
  )
  // Whole lists that were left out are refused for that; each of their fields has its own word.
  const { '': _notSaved, children: _leftOut, ...others } = refused
  return { ...unread, error: { ...others, ...unread.error } }
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
