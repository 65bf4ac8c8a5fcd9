/**
 * The one way from a posted form to its answer, for all pages. A page says what its form holds, what it saves and where that
 * leads; form token, other sessions, buttons of the frame, problems, refusals and redirects are handled here.
 */
import type { Submission } from '@conform-to/dom'
import { type ActionFunctionArgs, type AppLoadContext, json, redirect, type TypedResponse } from '@remix-run/node'
import type { FieldProblem, Outcome } from '~/estimate/outcome'
import { pathSaying } from '~/language/own-path'
import { isOfSession, postedForm } from '../form/posted'
import { asSubmitted, withAllProblems } from '../form/problems'
import { type ReturnedForm, returnToOtherSession, revisionIn } from '../form/revision'
import { cookiesAfter, frameIntents, settingCookies } from './frame-buttons'
import { type IntentOf, type IntentReaders, intentIn, SAVE, withoutButtons } from './intent'
import { answerWith, type Next, type NextWithoutForm, type Sent } from './next'

export type Given<Readers extends IntentReaders> = {
  /** A form of another session is without its buttons. */
  posted: FormData
  intent: IntentOf<Readers> | typeof SAVE
  /** Whether the form was made for this session. If not, nothing of it is saved. */
  isOwn: boolean
  /** Of what the form was filled from; undefined: it names none, and replaces any. */
  revision: string | undefined
  request: Request
  context: AppLoadContext
}

/** A form as it was read. */
export type FormInHand<Typed, Returned> = {
  /** undefined: it has no entries, or the pressed button has nothing to do with them. */
  submission: Submission<Typed> | undefined
  /** How the page shows the form again. */
  shownAs: (form: ReturnedForm) => Returned | Promise<Returned>
  /** What comes in place of judging the entries, where they cannot be saved whatever they are. */
  instead?: Next<Returned> | undefined
  /** The form together with what takes long to read, such as a file; asked for only once it counts. */
  whole?(): Promise<FormInHand<Typed, Returned>>
  /** The problems of what could be read, where that is not all of it. */
  check?: (() => Promise<Outcome<readonly FieldProblem[]>>) | undefined
  /** What the page makes of a form with problems; left out: it comes back with them. */
  unfit?(form: ReturnedForm): [form: ReturnedForm, status: number]
  save(typed: Typed): Promise<Next<Returned>>
}

type AsItIs<Typed> = Omit<FormInHand<Typed, ReturnedForm>, 'shownAs'> & {
  shownAs?: FormInHand<Typed, ReturnedForm>['shownAs']
}

/** A form that its page shows again as it is, but for what `shownAs` adds. Ties what is saved to what is read. */
export const formInHand = <Typed>(form: AsItIs<Typed>): FormInHand<unknown, ReturnedForm> => ({
  shownAs: (returned) => returned,
  ...(form as AsItIs<unknown>),
})

/** The same where the page is shown something else. */
export const formShownAs = <Typed, Returned>(form: FormInHand<Typed, Returned>) => form as FormInHand<unknown, Returned>

type Press<Carried, Readers extends IntentReaders, Answer> = (
  carried: Carried,
  given: Given<Readers>,
) => Promise<Answer>

/**
 * What a button does. `saves`: like the form's own one; what else it asks for, the form's `save` learns from the intent.
 * `afterReading`: something else, with the form that is read first, and may come back with its entries; null: the
 * button is for nothing that there is, and the form is as if sent without it.
 */
type Pressed<Carried, Readers extends IntentReaders, Returned> =
  | 'saves'
  | Press<Carried, Readers, NextWithoutForm<Returned>>
  | { afterReading: Press<Carried, Readers, Next<Returned> | null> }

export type PageForms<Readers extends IntentReaders, Returned> = {
  /** What the buttons ask for; each has its press below. */
  intents: Readers
  pressed: { [Kind in keyof Readers & string]: Pressed<ReturnType<Readers[Kind]>, Readers, Returned> }
  /** How many fields may be sent, on a page with more of them than the others. */
  most?: number
  /**
   * Whether the form must be of this session. Left out: always. `never`: of pages for those who have none.
   * @throws {Response} to another page
   */
  isOfSession?: 'never' | ((given: Omit<Given<Readers>, 'isOwn'>) => Promise<boolean>)
  /** The page, in its language, that tells a form of another session so; left out, or null: its entries come back. */
  leadsBack?: (given: Given<Readers>) => string | null
  read: (given: Given<Readers>) => FormInHand<unknown, Returned> | Promise<FormInHand<unknown, Returned>>
}

/** Of a form that has only the button that saves it. */
export const ONLY_SAVES = { intents: {}, pressed: {} } as const

/** The action of a page that shows its form as it comes back. */
export const formAction = <const Readers extends IntentReaders>(page: PageForms<Readers, ReturnedForm>) =>
  actionShowing(page)

/** The same for a page that is shown something else than the form as it comes back. */
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
): Promise<Given<Readers>> {
  const posted = await postedForm(request, most)
  const sent = { posted, intent: intentIn(posted, intents) ?? SAVE, revision: revisionIn(posted), request, context }
  const mustBe = page.isOfSession === undefined || (page.isOfSession !== 'never' && (await page.isOfSession(sent)))
  return { ...sent, isOwn: !mustBe || isOfSession(posted, context.session.formToken) }
}

/** null: none was pressed, or the page does something else with it. */
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
  given: Given<Readers>,
): Act<Returned> | null {
  const { intent } = given
  if (!('carried' in intent)) return null
  // What is carried is what the reader of this kind has read.
  const press = pressed[intent.kind] as Pressed<unknown, Readers, Returned>
  if (press === 'saves') return null
  if (typeof press === 'function') return { alone: () => press(intent.carried, given) }
  return { afterReading: () => press.afterReading(intent.carried, given) }
}

/** The entries: judged, saved, and where that leads. */
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

type Base = Pick<Given<IntentReaders>, 'context' | 'revision'>
type Shown<Returned> = Pick<FormInHand<unknown, Returned>, 'submission' | 'shownAs'>

/** Of a page that shows no form as it is, none comes back: see `NextWithoutForm`. */
const noForm = <Returned>(): Shown<Returned> => ({ submission: undefined, shownAs: (form) => form as Returned })

const asSent = <Returned>(form: Shown<Returned>, { context, revision }: Base): Sent<Returned> => ({
  language: context.language,
  revision,
  submission: form.submission,
  shownAs: form.shownAs,
})

const returned = async <Returned>(
  form: Shown<Returned>,
  again: ReturnedForm,
  init: number | ResponseInit,
): Promise<TypedResponse<Returned>> => json(await form.shownAs(again), init)
