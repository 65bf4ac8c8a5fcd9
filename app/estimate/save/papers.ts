/** Which papers the visitor has at hand, and which of them they have copied already. */

import type { Career, CareerOwner } from '~/dossier/shape/career'
import { answersOf, isFamilyComplete } from '~/dossier/shape/family-questions'
import type { Paper } from '~/dossier/shape/savings-papers'
import { type Dossier, isMarriedStatus, type OwnSteps } from '~/dossier/shape/shape'
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

/** What a visitor without a sign-in still has to be asked. */
export function ownStepsIn({ firstPillar, secondPillar, thirdPillar, papers }: Dossier): OwnSteps {
  const { info, family } = firstPillar
  const isCopied: Record<'certificate' | 'vested' | 'account3a', boolean> = {
    certificate: secondPillar.certificates.length > 0,
    vested: secondPillar.vested.length > 0,
    account3a: thirdPillar.statements.length > 0,
  }
  return {
    papers: papers !== null,
    family: info === null || isFamilyComplete(info, answersOf(family, info)),
    careers: openCareers(firstPillar),
    incomes: firstPillar.careers.person !== null && firstPillar.careers.person.way !== 'none',
    open: (['certificate', 'vested', 'account3a'] as const).filter(
      (paper) => papers?.includes(paper) && !isCopied[paper],
    ),
  }
}

/** Whose incomes the pension needs that nobody has been asked for; those of spouses only beside the person's own. */
function openCareers({ info, family, careers }: Dossier['firstPillar']): CareerOwner[] {
  const { person, partner, former } = careers
  if (person === null) return ['person']
  if (person.way === 'none') return []
  const open: CareerOwner[] = []
  if (partner === null && info?.partner && isMarriedStatus(info.person.status)) open.push('partner')
  const hasFormer = family?.marriages.some(({ end }) => end !== null) ?? false
  if (former === null && hasFormer && !isDivided(person)) open.push('former')
  return open
}

/** A forecast has read what an ended marriage left, and so has an account whose years are divided already. */
const isDivided = (career: Career): boolean =>
  career.way === 'forecast' || (career.way === 'extract' && career.rows.some(({ split }) => split))
