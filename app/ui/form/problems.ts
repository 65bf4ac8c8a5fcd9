/** The problems of a form, as sentences at its fields. */
import type { Submission, SubmissionResult } from '@conform-to/dom'
import type { TFunction } from 'i18next'
import { RETIREMENT_PROBLEM_KEYS } from '~/dossier/shape/problem-keys'
import type { Refusal } from '~/estimate/case/refusal'
import type { Outcome } from '~/estimate/outcome'
import { type Form, findField, labelOf } from './declaration/form-of'
import type { Fields } from './declaration/spec'
import { isProblemKey, type ProblemKey } from './problem-keys'

/** `field`: name of a control. `message`: a ready sentence. `label`: the field's label, if it is about a field. */
export type Problem = { field: string; message: string; label?: string }

/** A submitted form, as represented by conform. */
export type FormSubmission = Pick<Submission<unknown>, 'reply'>

type FormNames = {
  form: Pick<Form, 'fields'>
  /** The field at which problems without a field are shown. */
  firstField: string
  /** The label of a field whose name needs more than its position. */
  label?: (field: string) => string | undefined
  /** The accepted bounds, if they depend on the visitor. */
  bounds?: Record<string, Bounds>
}

/** The first and last day with an example, or the largest amount; already formatted. */
export type Bounds = { earliest?: string; latest?: string; example?: string; largest?: string }

type Entry = [field: string, keys: unknown]

const byPlace =
  (fields: Fields) =>
  ([one]: Entry, [other]: Entry): number => {
    const [a, b] = [findField(fields, one).place, findField(fields, other).place]
    const differs = a.findIndex((place, i) => place !== b[i])
    return differs === -1 ? a.length - b.length : (a[differs] ?? 0) - (b[differs] ?? -1)
  }

/** One sentence per field, in the order of the page, since conform sorts them by name. */
export function problemsOf(
  t: TFunction,
  result: Pick<SubmissionResult, 'error'> | undefined,
  { form: { fields }, firstField, label, bounds = {} }: FormNames,
): Problem[] {
  const called = (field: string) => label?.(field) ?? nameOf(t, fields, field) ?? nameOf(t, fields, firstField) ?? field
  const inOrder = Object.entries(result?.error ?? {}).sort(byPlace(fields))
  return inOrder.flatMap(([field, keys]) => {
    if (!keys?.[0]) return []
    const at = field || firstField
    const facts = { example: exampleOf(fields, at), names: keys.slice(1), ...bounds[at] }
    return [{ field: at, message: sentence(t, keys[0], called(at), facts), ...(field && { label: called(at) }) }]
  })
}

function nameOf(t: TFunction, fields: Fields, field: string): string | undefined {
  const label = findField(fields, field).spec?.label
  return label ? labelOf(t, label, field) : undefined
}

function exampleOf(fields: Fields, field: string): string {
  const { spec } = findField(fields, field)
  return spec && 'example' in spec ? (spec.example ?? '') : ''
}

type SentenceFacts = Bounds & { example: string; names: readonly string[] }

/**
 * The sentence for a problem, with an example and the limits of the field. Messages other than our keys are a schema's own
 * English texts, which visitors must not see.
 */
function sentence(t: TFunction, message: string, field: string, bounds: SentenceFacts): string {
  const key: ProblemKey = isProblemKey(message) ? message : 'invalid'
  const { example, earliest, latest, largest, names } = bounds
  const centimes = `${example.replace(/\D/g, '')}.50`
  const said = t(`problems.${key}`, { field, example, centimes, names: names.join(', ') })
  const { days, shares } = KEYS_WITH_LIMITS
  if (earliest && latest && days.some((one) => one === key))
    return `${said} ${t('problems.within', { earliest, latest, example })}`
  return largest && shares.some((one) => one === key) ? `${said} ${t('problems.atMost', { largest })}` : said
}

/** Sentences with limits, which are unknown when the sentence is shown without its form. */
const KEYS_WITH_LIMITS = {
  days: [...RETIREMENT_PROBLEM_KEYS, 'lppTooEarly', 'lppTooLate', 'paydateRange', 'paydatePast'] satisfies ProblemKey[],
  shares: [
    'capitalShareTooLarge',
    'capitalShareRange',
    'buyInTooLarge',
    'amount3aTooLarge',
    'purchase3aTooLarge',
  ] satisfies ProblemKey[],
} as const

type FieldProblem = { field: string; key: string; names?: readonly string[] }

/**
 * Returns a form that could not be read completely, with its entries, the unreadable fields, and all problems found by
 * `check`, so that everything is reported at once.
 * @throws {Refusal} as `withRefusal`
 */
export function withAllProblems(submission: FormSubmission, check: Outcome<readonly FieldProblem[]>): SubmissionResult {
  const unread = submission.reply()
  if (check.refusal && isEverybodys(check.refusal)) throw check.refusal
  // Drops problems of whole lists that were left out, since each of their fields has its own problem.
  const { '': _notSaved, children: _leftOut, ...errors } = asFieldErrors(check.answer ?? [])
  return { ...unread, error: { ...errors, ...unread.error } }
}

/**
 * Returns a refused form with its entries: with the problems of its fields or, if it was not saved for another reason, with
 * a sentence on that.
 * @throws {Refusal} if the session has ended, the vault cannot be reached or too much waits, which the shell answers
 */
export function withRefusal(refusal: Refusal, submission?: FormSubmission): SubmissionResult {
  if (isEverybodys(refusal)) throw refusal
  const fieldErrors = asFieldErrors(refusal.problems)
  const isAboutFields = refusal.reason === 'unfit' && refusal.problems.length > 0
  const said = isAboutFields ? { fieldErrors } : { formErrors: ['notSaved' satisfies ProblemKey] }
  return submission?.reply(said) ?? { error: isAboutFields ? fieldErrors : { '': said.formErrors ?? [] } }
}

/** Refusals that are the same for every page, answered by the shell. */
const isEverybodys = ({ reason }: Refusal) => reason === 'notLogged' || reason === 'unavailable' || reason === 'busy'

/** Its key is followed by the names of the possible meanings. */
const asFieldErrors = (problems: readonly FieldProblem[]): Record<string, string[]> =>
  Object.fromEntries(problems.map(({ field, key, names = [] }) => [field, [key, ...names]]))

/** Returns a form with its entries and without problems. */
export const asSubmitted = (submission: FormSubmission): SubmissionResult => ({
  initialValue: submission.reply().initialValue,
})
