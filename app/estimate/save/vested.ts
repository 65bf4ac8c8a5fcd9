/** Accounts and policies of vested benefits, which the visitor copied. */
import { checkVested } from '~/dossier/rules/savings-rules'
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

const rules = async (part: Partial<VestedStatement>) => checkVested(part)

export const vestedUseCases = ({ session: open }: Visit) => ({
  listVested: async (): Promise<VestedStatement[]> => (await open()).dossier.secondPillar.vested,

  async saveVested(typed: unknown, paper: PaperToSave, baseRevision?: BaseRevision): Promise<VestedStatement> {
    return savePaper(await open(), LIST, rules, typed, paper, baseRevision)
  },

  /** Every problem of a statement, even if parts of it cannot be read. Saves nothing. */
  async checkVested(typed: unknown, confirmed: readonly SavingsQuestionKey[]) {
    await open()
    return findPaperProblems(LIST, rules, typed, confirmed)
  },

  async removeVested(number: number, baseRevision?: BaseRevision): Promise<void> {
    await removePaper(await open(), LIST, number, baseRevision)
  },
})
