/** What the pages of copied papers do with a posted form: save, remove, skip, or show it again. */
import type { Submission } from '@conform-to/dom'
import { type AppLoadContext, json, redirect } from '@remix-run/node'
import type { SavingsQuestionKey } from '~/dossier/shape/problem-keys'
import { CountingSource, type Paper } from '~/dossier/shape/savings-papers'
import type { Estimate } from '~/estimate/estimate'
import type { Outcome } from '~/estimate/outcome'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { confirmedIn } from '../form/confirmed'
import { doneForFrame } from '../form/frame-button'
import { isOfFrame } from '../form/keep'
import { textOf } from '../form/known-fields'
import { visitorForm } from '../form/posted'
import { asSubmitted, withAllProblems } from '../form/problems'
import { type ReturnedForm, returnToOtherSession, returnUnsaved, revisionIn } from '../form/revision'
import { partyIdOf } from '../form/values/party-id'
import { ADDITION, numberOf, pathOfPaper } from './place'

type Place = { number: number; confirmed: SavingsQuestionKey[] }

/** A kind of papers: its page, how its form is read, and the use cases behind it. */
export type PaperDesk<Typed> = {
  path: '/lpp/certificate' | '/lpp/vested' | '/3a/account'
  paper: Paper
  /** `unread`: as much as could be read. */
  read: (posted: FormData) => { submission: Submission<Typed>; unread: unknown }
  count: (estimate: Estimate) => Promise<number>
  save: (estimate: Estimate, typed: Typed, place: Place, revision: string | undefined) => Promise<Outcome<unknown>>
  check: (estimate: Estimate, unread: unknown, confirmed: SavingsQuestionKey[]) => ReturnType<Estimate['checkVested']>
  remove: (estimate: Estimate, number: number, revision: string | undefined) => Promise<Outcome<unknown>>
  choose?: (
    estimate: Estimate,
    id: string,
    source: CountingSource,
    revision: string | undefined,
  ) => Promise<Outcome<unknown>>
  /** Whether there is something to be read on the page before going on. */
  hasNews?: (estimate: Estimate) => Promise<boolean>
}

type Args = { context: AppLoadContext; request: Request }

export async function paperAction<Typed>({ context, request }: Args, desk: PaperDesk<Typed>) {
  const { estimate, language, session } = context
  const { posted, isOwn } = await visitorForm(request, session.formToken)
  const revision = revisionIn(posted)
  const { submission, unread } = desk.read(posted)
  const isAddition = posted.has(ADDITION)
  if (!isOwn) return json(...returnToOtherSession(posted.has('label') ? submission : undefined))
  if (isOfFrame(posted))
    return json<ReturnedForm>({ ...asSubmitted(submission), revision, isAddition }, await doneForFrame(posted, context))
  const at = pathIn(language, desk.path)
  if (posted.has('skip')) {
    await estimate.skipPaper(desk.paper)
    return redirect(pathIn(language, '/router'), 303)
  }
  if (posted.has('remove')) {
    const removed = numberOf(textOf(posted, 'remove'))
    if (removed === null) return redirect(pathIn(language, desk.path), 303)
    const before = await desk.count(estimate)
    const { refusal } = await desk.remove(estimate, removed, revision)
    if (refusal) return json(...returnUnsaved(refusal, { submission: undefined, revision }))
    const left = await desk.count(estimate)
    if (left > 0 && left < before) return redirect(pathSayingDone(at, 'paperRemoved'), 303)
    return redirect(pathIn(language, desk.path), 303)
  }
  if (posted.has('counts')) return chooseSource({ context, request }, desk, posted)
  if (submission.status === undefined) return json<ReturnedForm>({ ...asSubmitted(submission), revision, isAddition })
  const confirmed = confirmedIn(posted)
  if (submission.status !== 'success') {
    const check = await desk.check(estimate, unread, confirmed)
    return json<ReturnedForm>({ ...withAllProblems(submission, check), revision, isAddition }, 400)
  }
  const count = await desk.count(estimate)
  // A form that does not say which paper it is adds one: it never writes over another.
  const number = Math.min(numberOf(textOf(posted, 'number')) ?? count + 1, count + 1)
  const isNew = number > count
  const { refusal } = await desk.save(estimate, submission.value, { number, confirmed }, revision)
  if (refusal) {
    const [form, status] = returnUnsaved(refusal, { submission, revision })
    return json<ReturnedForm>({ ...form, isAddition }, status)
  }
  if (posted.has('another')) return redirect(pathSayingDone(pathOfPaper(at, number + 1), 'paper'), 303)
  const stays = !isNew || ((await desk.hasNews?.(estimate)) ?? false)
  if (stays) return redirect(pathSayingDone(at, 'paper'), 303)
  return redirect(pathSayingDone(pathIn(language, '/router'), 'answer'), 303)
}

async function chooseSource<Typed>({ context }: Args, desk: PaperDesk<Typed>, posted: FormData) {
  const { estimate, language } = context
  const revision = revisionIn(posted)
  const id = partyIdOf(textOf(posted, 'party'))
  const source = CountingSource.safeParse(textOf(posted, 'counts'))
  const at = pathIn(language, desk.path)
  // Not what the buttons of the page say.
  if (!id || !source.success || !desk.choose) return redirect(pathIn(language, desk.path), 303)
  const { refusal } = await desk.choose(estimate, id, source.data, revision)
  if (refusal) return json(...returnUnsaved(refusal, { submission: undefined, revision }))
  return redirect(pathSayingDone(at, 'paper'), 303)
}
