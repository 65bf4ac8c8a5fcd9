/** Which papers the visitor has at hand, and which of them they have copied already. */

import type { Career, CareerOwner } from '~/dossier/shape/career'
import type { Paper } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import type { Visit } from '../visit'
import { type BaseRevision, savePart } from './save-part'

export const paperUseCases = ({ session: open }: Visit) => ({
  /** null: not asked yet. */
  getPapers: async (): Promise<Paper[] | null> => (await open()).dossier.papers,

  /** @param baseRevision the revision that the form was filled from; any, if left out */
  async savePapers(papers: readonly Paper[], baseRevision?: BaseRevision): Promise<void> {
    await savePart(await open(), { part: 'papers', baseRevision }, (dossier) => ({ ...dossier, papers: [...papers] }))
  },

  /**
   * The page of incomes is passed: nobody is asked again for them, and the paper that they would have come from is not at
   * hand after all. What is told already stays.
   */
  async skipCareer(owner: CareerOwner): Promise<void> {
    const session = await open()
    await savePart(session, { part: 'careers', baseRevision: undefined }, (dossier) => {
      const { firstPillar, papers } = dossier
      const careers = firstPillar.careers
      if (careers[owner]) return dossier
      const left = owner === 'person' ? (papers?.filter((paper) => !OF_CAREER.has(paper)) ?? null) : papers
      return { ...dossier, papers: left, firstPillar: { ...firstPillar, careers: { ...careers, [owner]: NONE } } }
    })
  },

  /** A paper that is not at hand after all, whose page is passed. */
  async skipPaper(paper: Paper): Promise<void> {
    await savePart(await open(), { part: 'papers', baseRevision: undefined }, (dossier) => without(paper, dossier))
  },
})

const NONE: Career = { way: 'none' }
const OF_CAREER: ReadonlySet<Paper> = new Set(['extract', 'forecast'])

function without(paper: Paper, dossier: Dossier): Dossier {
  return { ...dossier, papers: (dossier.papers ?? []).filter((one) => one !== paper) }
}
