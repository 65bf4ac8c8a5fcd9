/** A list of papers of one kind in the dossier, which the visitor copies one by one. */
import type { z } from 'zod'
import { SAVINGS_QUESTION_KEYS, type SavingsQuestionKey } from '~/dossier/shape/problem-keys'
import type { SavedPart } from '~/dossier/shape/revisions'
import type { Dossier } from '~/dossier/shape/shape'
import { type FieldProblem, notFound, unfit } from '../case/refusal'
import type { Session } from '../gather/session'
import { findAllProblems, type Rules, requireFit } from './all-problems'
import { type BaseRevision, savePart } from './save-part'

/** Where the list lies, how many there may be, and what a paper has to keep. */
export type PaperList<Paper> = {
  part: SavedPart
  shape: z.ZodType<Paper>
  most: number
  read: (dossier: Dossier) => readonly Paper[]
  write: (dossier: Dossier, papers: Paper[]) => Dossier
}

/** What breaks a rule, and what only seems to be a slip (`SAVINGS_QUESTION_KEYS`). */
export type PaperRules<Paper> = Rules<Partial<Paper>>

/** `number`: its place, from 1; one more than there are: a new one. `confirmed`: questions answered by 'it is right'. */
export type PaperToSave = { number: number; confirmed: readonly SavingsQuestionKey[] }

/** Every problem of a paper, without the questions that are answered. */
export const findPaperProblems = <Paper>(
  { shape }: Pick<PaperList<Paper>, 'shape'>,
  rules: PaperRules<Paper>,
  typed: unknown,
  confirmed: readonly SavingsQuestionKey[],
): Promise<FieldProblem[]> => findAllProblems(shape, typed, unlessConfirmed(rules, confirmed))

/**
 * Saves a paper at its place, or behind the others.
 * @throws {Refusal} `unfit` with every problem, `notFound` for a place that the list does not have; as `savePart` does
 */
export async function savePaper<Paper>(
  session: Session,
  list: PaperList<Paper>,
  rules: PaperRules<Paper>,
  typed: unknown,
  { number, confirmed }: PaperToSave,
  baseRevision: BaseRevision,
): Promise<Paper> {
  const { part, shape, most, read, write } = list
  const paper = await requireFit(shape, typed, unlessConfirmed(rules, confirmed))
  if (number > most) throw unfit([{ field: '', key: 'tooManyPapers' }])
  await savePart(session, { part, baseRevision }, (dossier) => {
    const papers = read(dossier)
    if (number < 1 || number > papers.length + 1) throw notFound()
    return write(dossier, papers.toSpliced(number - 1, 1, paper))
  })
  return paper
}

/** A place without a paper changes nothing: it is removed already. */
export function removePaper<Paper>(
  session: Session,
  { part, read, write }: PaperList<Paper>,
  number: number,
  baseRevision: BaseRevision,
): Promise<void> {
  return savePart(session, { part, baseRevision }, (dossier) =>
    write(
      dossier,
      read(dossier).filter((_, index) => index !== number - 1),
    ),
  )
}

const isQuestion = (key: string): key is SavingsQuestionKey => SAVINGS_QUESTION_KEYS.some((one) => one === key)

const unlessConfirmed =
  <Paper>(rules: PaperRules<Paper>, confirmed: readonly SavingsQuestionKey[]) =>
  async (part: Partial<Paper>) =>
    (await rules(part)).filter(({ key }) => !isQuestion(key) || !confirmed.includes(key))
