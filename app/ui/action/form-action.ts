/**
 * The one way from a posted form to its answer, for all pages. A page declares what its form holds, what it saves and where
 * that leads. Form tokens, other sessions, buttons of the frame, problems, refusals and redirects are handled here.
 */
import type { Submission } from '@conform-to/dom'
import { type ActionFunctionArgs, type AppLoadContext, json, redirect, type TypedResponse } from '@remix-run/node'
import type { FieldProblem } from '~/estimate/case/refusal'
import type { Outcome } from '~/estimate/outcome'
import { pathSaying } from '~/language/own-path'
import { isOfSession, postedForm } from '../form/posted'
import { asSubmitted, withAllProblems } from '../form/problems'
import { type ReturnedForm, returnToOtherSession, revisionIn } from '../form/revision'
import { cookiesAfter, frameIntents, settingCookies } from './frame-buttons'
import { type IntentOf, type IntentReaders, intentIn, SAVE, withoutButtons } from './intent'
import { answerWith, type Next, type NextWithoutForm, type Sent } from './next'

export type FormRequest<Readers extends IntentReaders> = {
  /** The posted form. If it was made for another session, its buttons are removed. */
  posted: FormData
  intent: IntentOf<Readers> | typeof SAVE
  /** Whether the form was made for this session. If not, nothing of it is saved. */
  isOwn: boolean
  /** The revision that the form was filled from; undefined: it names none, and replaces any revision. */
  revision: string | undefined
  request: Request
  context: AppLoadContext
}

/** A form that was read. */
export type FormInHand<Typed, Returned> = {
  /** undefined: there are no entries, or the pressed button does not concern them. */
  submission: Submission<Typed> | undefined
  /** How the page shows the form again. */
  shownAs: (form: ReturnedForm) => Returned | Promise<Returned>
  /** Replaces the check of the entries if they cannot be saved in any case. */
  instead?: Next<Returned> | undefined
  /** The form including what takes long to read, such as a file. Called only if it is needed. */
  whole?(): Promise<FormInHand<Typed, Returned>>
  /** Finds the problems of the readable part, if not everything could be read. */
  check?: (() => Promise<Outcome<readonly FieldProblem[]>>) | undefined
  /** What the page does with a form that has problems; left out: returns it with them. */
  unfit?(form: ReturnedForm): [form: ReturnedForm, status: number]
  save(typed: Typed): Promise<Next<Returned>>
}

type AsItIs<Typed> = Omit<FormInHand<Typed, ReturnedForm>, 'shownAs'> & {
  shownAs?: FormInHand<Typed, ReturnedForm>['shownAs']
}

/** A form that its page shows again as it is, except for what `shownAs` adds. Makes the type saved match the type read. */
export const formInHand = <Typed>(form: AsItIs<Typed>): FormInHand<unknown, ReturnedForm> => ({
  shownAs: (returned) => returned,
  ...(form as AsItIs<unknown>),
})

/** The same for a page that shows something other than the form as it is. */
export const formShownAs = <Typed, Returned>(form: FormInHand<Typed, Returned>) => form as FormInHand<unknown, Returned>

type Press<Carried, Readers extends IntentReaders, Answer> = (
  carried: Carried,
  given: FormRequest<Readers>,
) => Promise<Answer>

/**
 * What a button does. `saves`: the same as the form's own button; the form's `save` sees any difference in the intent.
 * `afterReading`: something else that needs the form to be read first and may return it with its entries; null: the button's
 * target does not exist, and the form is treated as if sent without the button.
 */
type ButtonAction<Carried, Readers extends IntentReaders, Returned> =
  | 'saves'
  | Press<Carried, Readers, NextWithoutForm<Returned>>
  | { afterReading: Press<Carried, Readers, Next<Returned> | null> }

type PageForms<Readers extends IntentReaders, Returned> = {
  /** The intents of the buttons; each has its press below. */
  intents: Readers
  pressed: { [Kind in keyof Readers & string]: ButtonAction<ReturnType<Readers[Kind]>, Readers, Returned> }
  /** The most fields that may be posted, if the page has more than others. */
  most?: number
  /**
   * Whether the form must be of this session. Left out: always. `never`: on pages for visitors without a session. A page that decides
   * also makes forms without a token, for visitors without a session: such a form is of another session, once there is one.
   * @throws {Response} to another page
   */
  isOfSession?: 'never' | ((given: Omit<FormRequest<Readers>, 'isOwn'>) => Promise<boolean>)
  /**
   * The page, in its language, that reports a form of another session; left out, or null: the form is returned with its
   * entries.
   */
  leadsBack?: (given: FormRequest<Readers>) => string | null
  read: (given: FormRequest<Readers>) => FormInHand<unknown, Returned> | Promise<FormInHand<unknown, Returned>>
}

/** For a form whose only button saves it. */
export const ONLY_SAVES = { intents: {}, pressed: {} } as const

/** The action of a page that shows its form as it comes back. */
export const formAction = <const Readers extends IntentReaders>(page: PageForms<Readers, ReturnedForm>) =>
  actionShowing(page)

/** The same for a page that shows something other than the returned form. */
export const formActionShowing =
  <Returned>() =>
  <const Readers extends IntentReaders>(page: PageForms<Readers, Returned>) =>
    actionShowing(page)

function actionShowing<Readers extends IntentReaders, Returned>(page: PageForms<Readers, Returned>) {
  return async ({ request, context }: ActionFunctionArgs): Promise<TypedResponse<Returned>> => {
    const sent = await sentBy(page, request, context)
    const back = sent.isOwn ? null : page.leadsBack?.(sent)
    if (back) return redirect(pathSaying(back, 'session', 'changed'), 303)
    const given = sent.isOwn ? sent : { ...sent, posted: withoutButtons(sent.posted), intent: SAVE }
    const ofFrame = given.isOwn ? buttonOfFrame(page, given.posted) : null
    const press = ofFrame ? null : pressIn(page, given)
    if (press?.alone) return answerWith<Returned>(await press.alone(), asSent(noForm(), given), { isPress: true })
    const form = await page.read(given)
    if (!given.isOwn) return returned(form, ...returnToOtherSession(form.submission))
    const next = await press?.afterReading?.()
    if (next) return answerWith(next, asSent(form, given), { isPress: true })
    if (!ofFrame) return answerOf(form, given)
    const again = { ...(form.submission && asSubmitted(form.submission)), revision: given.revision }
    return returned(form, again, { headers: settingCookies(await cookiesAfter(ofFrame, context)) })
  }
}

/** @throws {Response} as `postedForm` and `isOfSession` */
async function sentBy<Readers extends IntentReaders, Returned>(
  { intents, most, ...page }: PageForms<Readers, Returned>,
  request: Request,
  context: AppLoadContext,
): Promise<FormRequest<Readers>> {
  const posted = await postedForm(request, most)
  const sent = { posted, intent: intentIn(posted, intents) ?? SAVE, revision: revisionIn(posted), request, context }
  const mustBe = page.isOfSession === undefined || (page.isOfSession !== 'never' && (await page.isOfSession(sent)))
  const isOfNobody = typeof page.isOfSession === 'function' && !posted.has('formToken')
  return { ...sent, isOwn: !mustBe || (!isOfNobody && isOfSession(posted, context.session.formToken)) }
}

/** null: none was pressed, or the page handles it itself. */
const buttonOfFrame = <Readers extends IntentReaders, Returned>(
  { intents, isOfSession }: PageForms<Readers, Returned>,
  posted: FormData,
) => (intentIn(posted, intents) ? null : intentIn(posted, frameIntents(isOfSession !== 'never')))

type Act<Returned> = {
  alone?: () => Promise<NextWithoutForm<Returned>>
  afterReading?: () => Promise<Next<Returned> | null>
}

/** null: the entries are to be saved. */
function pressIn<Readers extends IntentReaders, Returned>(
  { pressed }: PageForms<Readers, Returned>,
  given: FormRequest<Readers>,
): Act<Returned> | null {
  const { intent } = given
  if (!('carried' in intent)) return null
  // The intent's own reader has produced `carried`, so its type fits this press.
  const press = pressed[intent.kind] as ButtonAction<unknown, Readers, Returned>
  if (press === 'saves') return null
  if (typeof press === 'function') return { alone: () => press(intent.carried, given) }
  return { afterReading: () => press.afterReading(intent.carried, given) }
}

/** Checks and saves the entries, and returns the next page. */
async function answerOf<Returned>(form: FormInHand<unknown, Returned>, given: Base): Promise<TypedResponse<Returned>> {
  const isRowButton = form.submission && form.submission.status === undefined
  if (isRowButton) return answerWith({ again: {} }, asSent(form, given))
  if (form.instead) return answerWith(form.instead, asSent(form, given))
  const whole = (await form.whole?.()) ?? form
  const { submission } = whole
  if (submission && submission.status !== 'success') {
    const problems = whole.check ? withAllProblems(submission, await whole.check()) : submission.reply()
    const unfit = { ...problems, revision: given.revision }
    const [again, status] = whole.unfit?.(unfit) ?? [unfit, 400]
    return returned(whole, again, status)
  }
  return answerWith(await whole.save(submission?.value), asSent(whole, given))
}

type Base = Pick<FormRequest<IntentReaders>, 'context' | 'revision'>
type ShownForm<Returned> = Pick<FormInHand<unknown, Returned>, 'submission' | 'shownAs'>

/** A page that does not show a form as it is never returns one: see `NextWithoutForm`. */
const noForm = <Returned>(): ShownForm<Returned> => ({ submission: undefined, shownAs: (form) => form as Returned })

const asSent = <Returned>(form: ShownForm<Returned>, { context, revision }: Base): Sent<Returned> => ({
  language: context.language,
  revision,
  submission: form.submission,
  shownAs: form.shownAs,
})

const returned = async <Returned>(
  form: ShownForm<Returned>,
  again: ReturnedForm,
  init: number | ResponseInit,
): Promise<TypedResponse<Returned>> => json(await form.shownAs(again), init)
