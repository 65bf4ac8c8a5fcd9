/** Which papers the visitor has at hand, and which of them they have copied already. */

import type { Career, CareerOwner } from '~/dossier/shape/career'
import type { Paper } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import type { Visit } from '../visit'
import { type BaseRevision, savePart } from './save-part'

/** @param baseRevision the revision that the form was filled from; any, if left out */
export const savePapers = ({ session }: Visit, papers: readonly Paper[], baseRevision?: BaseRevision): Promise<void> =>
  savePart(session, { part: 'papers', baseRevision }, (dossier) => ({ ...dossier, papers: [...papers] }))

/**
 * The page of incomes is passed: nobody is asked again for them, and the paper that they would have come from is not at
 * hand after all. What is told already stays.
 */
export const skipCareer = ({ session }: Visit, owner: CareerOwner): Promise<void> =>
  savePart(session, { part: 'careers', baseRevision: undefined }, (dossier) => {
    const { firstPillar, papers } = dossier
    const careers = firstPillar.careers
    if (careers[owner]) return dossier
    const left = owner === 'person' ? (papers?.filter((paper) => !OF_CAREER.has(paper)) ?? null) : papers
    return { ...dossier, papers: left, firstPillar: { ...firstPillar, careers: { ...careers, [owner]: NONE } } }
  })

/** A paper that is not at hand after all, whose page is passed. */
export const skipPaper = ({ session }: Visit, paper: Paper): Promise<void> =>
  savePart(session, { part: 'papers', baseRevision: undefined }, (dossier) => without(paper, dossier))

const NONE: Career = { way: 'none' }
const OF_CAREER: ReadonlySet<Paper> = new Set(['extract', 'forecast'])

function without(paper: Paper, dossier: Dossier): Dossier {
  return { ...dossier, papers: (dossier.papers ?? []).filter((one) => one !== paper) }
}
