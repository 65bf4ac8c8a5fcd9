/** The AVS form and the page of the family. */
import { normaliseInfo } from '~/dossier/rules/info-rules'
import { Family, type FamilyPart } from '~/dossier/shape/family'
import { Info, type InfoAnswer, type InfoPart } from '~/dossier/shape/shape'
import { asInfoAnswer } from '../case/info-answer'
import { Refusal } from '../case/refusal'
import { findFamilyProblems } from '../case/rules/family-rules'
import type { Session } from '../gather/session'
import type { Visit } from '../visit'
import { findAllProblems, requireFit } from './all-problems'
import { findInfoProblems } from './info'
import { type BaseRevision, savePart } from './save-part'

export function avsFormSaves({ session: open, tools }: Visit) {
  const rulesOf = (session: Session) => (part: Partial<InfoPart>) =>
    findInfoProblems({ ...part, person: part.person ?? {} }, session, tools)

  const familyRulesOf = (session: Session) => async (part: FamilyPart) => {
    const { info } = session.dossier.firstPillar
    if (!info) throw new Refusal('noInfo')
    return findFamilyProblems(part, info, tools.clock.today())
  }
  return {
    /** @param baseRevision the revision that the form was filled from; any, if left out */
    async saveInfo(typed: Info, baseRevision?: BaseRevision): Promise<InfoAnswer> {
      const session = await open()
      const hasNumbers = session.dossier.login !== null
      const info = normaliseInfo(await requireFit(Info, typed, rulesOf(session)), { hasNumbers })
      await savePart(session, { part: 'info', baseRevision }, (dossier) => ({
        ...dossier,
        firstPillar: { ...dossier.firstPillar, info },
      }))
      await session.followHousehold()
      return asInfoAnswer(info, tools.clock.today())
    },

    /** Every problem of a form, even if parts of it cannot be read. Saves nothing. */
    checkInfo: async (typed: unknown) => findAllProblems(Info, typed, rulesOf(await open())),

    /** @param baseRevision the revision that the form was filled from; any, if left out */
    async saveFamily(typed: Family, baseRevision?: BaseRevision): Promise<Family> {
      const session = await open()
      const family = await requireFit(Family, typed, familyRulesOf(session))
      await savePart(session, { part: 'family', baseRevision }, (dossier) => ({
        ...dossier,
        firstPillar: { ...dossier.firstPillar, family },
      }))
      return family
    },

    /** Every problem of the page of the family, even if parts of it cannot be read. Saves nothing. */
    checkFamily: async (typed: unknown) => findAllProblems(Family, typed, familyRulesOf(await open())),
  }
}
