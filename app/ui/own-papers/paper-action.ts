/** How the pages of copied papers handle a posted form: save, remove, skip, or show it again. */

import type { Submission } from '@conform-to/dom'
import type { SavingsQuestionKey } from '~/dossier/shape/problem-keys'
import type { CountingSource, Paper } from '~/dossier/shape/savings-papers'
import type { FieldProblem } from '~/estimate/case/refusal'
import type { PageVisit } from '~/estimate/visit'
import type { FigurePaper } from '~/papers/paper-request'
import { type FormRequest, formAction, formInHand } from '../action/form-action'
import type { Next } from '../action/next'
import { confirmedIn } from '../form/confirmed'
import type { Fields } from '../form/declaration/spec'
import { textOf } from '../form/known-fields'
import type { ProblemKey } from '../form/problem-keys'
import type { ReturnedForm } from '../form/revision'
import { partyIdOf } from '../form/values/party-id'
import { PAPER_INTENTS } from './paper-intents'
import { ADDITION, numberOf, pathOfPaper } from './place'
import { figuresOf, filledWith, type Matters } from './read-figures'
import { sentFile } from './sent-file'

type PaperPlace = { number: number; confirmed: SavingsQuestionKey[] }

/** What a page asks of a visit. */
type Asks<Given extends unknown[], Answer> = (visit: PageVisit, ...given: Given) => Answer | Promise<Answer>

/** A kind of paper: its page, how its form is read, and the functions behind it. */
export type PaperDesk<Typed> = {
  path: '/lpp/certificate' | '/lpp/vested' | '/3a/account'
  paper: Paper
  /** The figures that a file can fill. Left out: the page takes no file. */
  figures?: { as: FigurePaper; fields: Fields; matters: Matters }
  /** `unread`: the part that could be read. */
  read: (posted: FormData) => { submission: Submission<Typed>; unread: unknown }
  list: Asks<[], readonly unknown[]>
  save: Asks<[typed: Typed, place: PaperPlace, revision: string | undefined], unknown>
  check: Asks<[unread: unknown, confirmed: SavingsQuestionKey[]], readonly FieldProblem[]>
  skip: Asks<[paper: Paper], void>
  remove: Asks<[number: number, revision: string | undefined], void>
  choose?: Asks<[id: string, source: CountingSource, revision: string | undefined], void>
  /** Whether the page has something to read before going on. */
  hasNews?: Asks<[], boolean>
}

export const paperAction = <Typed>(desk: PaperDesk<Typed>) =>
  formAction({
    intents: PAPER_INTENTS,
    pressed: {
      another: 'saves',
      readFile: {
        // Where there is a file, the form was filled from it.
        afterReading: async (_, { posted }) =>
          sentFile(posted) ? null : { again: { error: { file: ['fileMissing' satisfies ProblemKey] } }, status: 400 },
      },
      skip: async (_, { context: { estimate } }) => {
        await estimate.outcomeOf(desk.skip, desk.paper)
        return { to: '/router' }
      },
      remove: (number, given) => remove(number, desk, given),
      counts: (source, given) => chooseSource(source, desk, given),
    },
    read: (given) => paperIn(desk, given),
  })

type GivenHere = FormRequest<typeof PAPER_INTENTS>

async function paperIn<Typed>(desk: PaperDesk<Typed>, given: GivenHere) {
  const { isOwn, context } = given
  const { posted, instead } = await withFigures(desk, given)
  const { submission, unread } = desk.read(posted)
  return formInHand<Typed>({
    submission: isOwn || posted.has('label') ? submission : undefined,
    instead,
    shownAs: (form) => (isOwn ? { ...form, isAddition: posted.has(ADDITION) } : form),
    check: () => context.estimate.outcomeOf(desk.check, unread, confirmedIn(posted)),
    save: (typed) => save(typed, desk, given),
  })
}

type WithFigures = { posted: FormData; instead?: Next<ReturnedForm> }

/** The form filled from its file, to be shown before anything is saved. */
async function withFigures<Typed>(desk: PaperDesk<Typed>, given: GivenHere): Promise<WithFigures> {
  const { posted, isOwn, context, request } = given
  const file = isOwn && desk.figures ? sentFile(posted) : null
  if (!file || !desk.figures) return { posted }
  const { as, fields, matters } = desk.figures
  const reading = await figuresOf(file, { as, context, signal: request.signal })
  if ('problem' in reading)
    return { posted, instead: { again: { error: { file: [reading.problem] } }, status: reading.status } }
  const { filled, read } = filledWith(reading, { posted, fields, matters })
  return { posted: filled, instead: { again: { read }, status: 200 } }
}

async function save<Typed>(
  typed: Typed,
  desk: PaperDesk<Typed>,
  { posted, intent, revision, context: { estimate } }: GivenHere,
): Promise<Next<ReturnedForm>> {
  const { length: count } = await estimate.ask(desk.list)
  // A form that does not name its paper adds one, so it never overwrites another.
  const number = Math.min(numberOf(textOf(posted, 'number')) ?? count + 1, count + 1)
  const { refusal } = await estimate.outcomeOf(desk.save, typed, { number, confirmed: confirmedIn(posted) }, revision)
  if (refusal) return { refusal }
  if (intent.kind === 'another') return { to: pathOfPaper(desk.path, number + 1), done: 'paper' }
  const isNew = number > count
  const stays = !isNew || (desk.hasNews !== undefined && (await estimate.ask(desk.hasNews)))
  return stays ? { to: desk.path, done: 'paper' } : { to: '/router', done: 'answer' }
}

async function remove<Typed>(
  number: number | null,
  desk: PaperDesk<Typed>,
  { revision, context: { estimate } }: GivenHere,
): Promise<Next<ReturnedForm>> {
  if (number === null) return { to: desk.path }
  const { length: before } = await estimate.ask(desk.list)
  const { refusal } = await estimate.outcomeOf(desk.remove, number, revision)
  if (refusal) return { refusal }
  const { length: left } = await estimate.ask(desk.list)
  return { to: desk.path, done: left > 0 && left < before ? 'paperRemoved' : undefined }
}

async function chooseSource<Typed>(
  source: CountingSource | null,
  desk: PaperDesk<Typed>,
  { posted, revision, context: { estimate } }: GivenHere,
): Promise<Next<ReturnedForm>> {
  const id = partyIdOf(textOf(posted, 'party'))
  // Not a value of the page's buttons.
  if (!id || !source || !desk.choose) return { to: desk.path }
  const { refusal } = await estimate.outcomeOf(desk.choose, id, source, revision)
  return refusal ? { refusal } : { to: desk.path, done: 'paper' }
}
