/** A life from another program: bounded, read, and answered or refused by name. Without HTTP, clock and disk. */
import { boundsProblem, MALFORMED, MOST_BYTES, TOO_LARGE } from '~/estimate/case/json-bounds'
import { type LifeProblem, LifeRefusal, lifeProblems, MOST_VALUES_OF_LIFE } from '~/estimate/case/life/problems'
import { Life } from '~/estimate/case/life/shape'
import { problemDocument, TITLES } from '~/estimate/case/refusal'
import { type Day, isDay } from '~/pillars/day'

/** What is wrong with the arguments beside the life. */
export type ArgumentProblem = { field: 'today' | 'day'; key: 'dayUnknown' } | { field: 'language'; key: 'invalid' }

/**
 * Why there is no answer, in the words of `POST /api/estimate`: a problem document of RFC 9457. 400: no JSON; 413: larger than
 * 64 kB, 4000 values, 10 levels or 1000 characters a text; 422: `errors` names each field and why. Nothing that was sent is
 * repeated.
 */
export type Problem = {
  type: 'about:blank'
  title: string
  status: 400 | 413 | 422
  errors?: readonly (LifeProblem | ArgumentProblem)[]
}

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; problem: Problem }

/** The day of the estimate, `YYYY-MM-DD`, for a life that names none: the engine has no clock. */
export type Today = { today: string }

export const refused = (
  status: Problem['status'],
  title: string,
  errors?: readonly (LifeProblem | ArgumentProblem)[],
): { ok: false; problem: Problem } => ({ ok: false, problem: problemDocument(status, title, errors) })

export const unfit = (...errors: readonly (LifeProblem | ArgumentProblem)[]) => refused(422, TITLES.unfit, errors)

/** The bytes of a text, in UTF-8. */
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Some editors begin a file with it. The call leaves it out as it decodes the bytes. */
const BYTE_ORDER_MARK = '\uFEFF'

function readLife(text: string): Outcome<Life> {
  if (text.length > MOST_BYTES || bytesOf(text) > MOST_BYTES) return refused(413, TOO_LARGE)
  let sent: unknown
  try {
    sent = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  } catch {
    return refused(400, MALFORMED)
  }
  const tooLarge = boundsProblem(sent, MOST_VALUES_OF_LIFE)
  if (tooLarge) return refused(413, tooLarge)
  const read = Life.safeParse(sent)
  return read.success ? { ok: true, answer: read.data } : unfit(...lifeProblems(read.error.issues, sent))
}

/** @param text the life as JSON */
export function withLife<Answer>(
  text: string,
  { today }: Today,
  answer: (life: Life, today: Day) => Answer,
): Outcome<Answer> {
  // Programs without types may give what only reads like a day, such as a list of one.
  if (typeof today !== 'string' || !isDay(today)) return unfit({ field: 'today', key: 'dayUnknown' })
  const life = readLife(text)
  if (!life.ok) return life
  try {
    return { ok: true, answer: answer(life.answer, today) }
  } catch (error) {
    if (error instanceof LifeRefusal) return unfit(...error.problems)
    throw error
  }
}

/**
 * A life is what its JSON holds; a value that JSON cannot hold is malformed.
 * @param life not written out where it is larger than the bounds
 */
export function jsonOf(life: unknown): Outcome<string> {
  try {
    const tooLarge = boundsProblem(life, MOST_VALUES_OF_LIFE)
    return tooLarge ? refused(413, tooLarge) : { ok: true, answer: JSON.stringify(life) ?? '' }
  } catch {
    return refused(400, MALFORMED)
  }
}
