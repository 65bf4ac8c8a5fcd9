/** The AVS form and the page of the family. */
import { familyUpon } from '~/dossier/rules/family-rules'
import { checkRegistered, checkInfo as findOwnProblems, normaliseInfo } from '~/dossier/rules/info-rules'
import { Family, type FamilyPart } from '~/dossier/shape/family'
import { Info, type InfoAnswer, type InfoPart } from '~/dossier/shape/info'
import { placeUpon } from '~/dossier/shape/place'
import { asInfoAnswer } from '../case/info-answer'
import { firstOfEachField, Refusal } from '../case/refusal'
import { checkEstimable } from '../case/rules/estimable'
import { findFamilyProblems } from '../case/rules/family-rules'
import { findPartner, findRegisteredPersons } from '../gather/register'
import { asksFor } from '../gather/tools'
import type { Visit } from '../visit'
import { findAllProblems, requireFit } from './all-problems'
import { type BaseRevision, savePart } from './save-part'

const infoRules = (visit: Visit) => (part: Partial<InfoPart>) =>
  findInfoProblems(visit, { ...part, person: part.person ?? {} })

const familyRules =
  ({ session, tools }: Visit) =>
  (part: FamilyPart) => {
    const { info } = session.dossier.firstPillar
    if (!info) throw new Refusal('noInfo')
    return findFamilyProblems(part, info, tools.clock.today())
  }

/** @param baseRevision the revision that the form was filled from; any, if left out */
export async function saveInfo(visit: Visit, typed: Info, baseRevision?: BaseRevision): Promise<InfoAnswer> {
  const { session, tools } = visit
  const hasNumbers = asksFor(session, tools.connectors).register
  const info = normaliseInfo(await requireFit(Info, typed, infoRules(visit)), { hasNumbers })
  const today = tools.clock.today()
  await savePart(session, { part: 'info', baseRevision }, ({ firstPillar, place, ...dossier }) => {
    const family = familyUpon(firstPillar.family, { before: firstPillar.info, after: info, today })
    return { ...dossier, firstPillar: { ...firstPillar, info, family }, place: placeUpon(place, info) }
  })
  await session.followHousehold()
  return asInfoAnswer(info, today)
}

/** Every problem of a form, even if parts of it cannot be read. Saves nothing. */
export const checkInfo = (visit: Visit, typed: unknown) => findAllProblems(Info, typed, infoRules(visit))

/** @param baseRevision the revision that the form was filled from; any, if left out */
export async function saveFamily(visit: Visit, typed: Family, baseRevision?: BaseRevision): Promise<Family> {
  const family = await requireFit(Family, typed, familyRules(visit))
  await savePart(visit.session, { part: 'family', baseRevision }, (dossier) => ({
    ...dossier,
    firstPillar: { ...dossier.firstPillar, family },
  }))
  return family
}

/** Every problem of the page of the family, even if parts of it cannot be read. Saves nothing. */
export const checkFamily = (visit: Visit, typed: unknown) => findAllProblems(Family, typed, familyRules(visit))

/**
 * The problems of the AVS form, or of those of its fields that could be read.
 * @throws {Refusal} `silent` if the register is needed and does not answer
 */
async function findInfoProblems({ session, tools: { connectors, clock } }: Visit, typed: InfoPart) {
  const { login } = session.dossier
  const hasNumbers = asksFor(session, connectors).register
  const info = normaliseInfo(typed, { hasNumbers })
  const today = clock.today()
  const partnerNavs = info.partner ? await findPartner(session, connectors) : null
  const facts = { today, ownNavs: hasNumbers && login ? login.navs : null, partnerNavs }
  return firstOfEachField([
    ...findOwnProblems(info, facts),
    ...checkEstimable(info, today),
    ...checkRegistered(info, await findRegisteredPersons(session, connectors, info)),
  ])
}
