/** Accounts and policies of vested benefits, which the visitor copied. */
import { checkVested as findVestedProblems } from '~/dossier/rules/savings-rules'
import type { SavingsQuestionKey } from '~/dossier/shape/problem-keys'
import { MOST_VESTED, VestedStatement } from '~/dossier/shape/savings-papers'
import type { Visit } from '../visit'
import { findPaperProblems, type PaperList, type PaperToSave, removePaper, savePaper } from './own-papers'
import type { BaseRevision } from './save-part'

const LIST: PaperList<VestedStatement> = {
  part: 'vested',
  shape: VestedStatement,
  most: MOST_VESTED,
  read: ({ secondPillar }) => secondPillar.vested,
  write: (dossier, vested) => ({ ...dossier, secondPillar: { ...dossier.secondPillar, vested } }),
}

export const saveVested = (
  { session }: Visit,
  typed: unknown,
  paper: PaperToSave,
  baseRevision?: BaseRevision,
): Promise<VestedStatement> => savePaper(session, LIST, findVestedProblems, typed, paper, baseRevision)

/** Every problem of a statement, even if parts of it cannot be read. Saves nothing. */
export const checkVested = (_: Visit, typed: unknown, confirmed: readonly SavingsQuestionKey[]) =>
  findPaperProblems(LIST, findVestedProblems, typed, confirmed)

export const removeVested = ({ session }: Visit, number: number, baseRevision?: BaseRevision): Promise<void> =>
  removePaper(session, LIST, number, baseRevision)
