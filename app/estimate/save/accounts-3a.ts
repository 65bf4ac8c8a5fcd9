/** The figures of 3a accounts: those of one provider, and those of the last one, which the specification calls its information. */

import { Open3kInfo, OwnAccount3a } from '~/dossier/shape/account-3a'
import type { Dossier } from '~/dossier/shape/shape'
import { ownAccounts, withAccount } from '../case/pillar-3a/accounts'
import type { FieldProblem } from '../case/refusal'
import { findPaydateProblems } from '../gather/paydate'
import type { Visit } from '../visit'
import { findAllProblems, noProblemsYet, requireFit } from './all-problems'
import { type BaseRevision, savePart } from './save-part'

/** The figures of one account with the id of its provider. */
export const AccountToSave = Open3kInfo.extend({ entityId: OwnAccount3a.shape.entityId.max(64) })
export type AccountToSave = Open3kInfo & { entityId: string }

const infoRules =
  ({ session, tools }: Visit) =>
  (info: Partial<Open3kInfo>) =>
    findPaydateProblems(info, session.dossier.thirdPillar.info, session, tools)

const accountRules = (visit: Visit) => (account: Partial<AccountToSave>) => findAccountProblems(account, visit)

export async function saveOpen3kInfo(
  visit: Visit,
  typed: Open3kInfo,
  baseRevision?: BaseRevision,
): Promise<Open3kInfo> {
  const info = await requireFit(Open3kInfo, typed, infoRules(visit))
  await savePart(visit.session, { part: 'account', baseRevision }, (dossier) => ({
    ...dossier,
    thirdPillar: withAccount(dossier.thirdPillar, null, info),
  }))
  return info
}

/** Every problem of the 3a information, even if parts of it cannot be read. Saves nothing. */
export const checkOpen3kInfo = (visit: Visit, typed: unknown) => findAllProblems(Open3kInfo, typed, infoRules(visit))

export async function saveAccount3a(
  visit: Visit,
  typed: AccountToSave,
  baseRevision?: BaseRevision,
): Promise<OwnAccount3a> {
  const { session } = visit
  const { entityId, ...info } = await requireFit(AccountToSave, typed, accountRules(visit))
  const { entityName = '' } = accountAt(session.dossier, entityId) ?? {}
  await savePart(session, { part: 'account', baseRevision }, (dossier) => ({
    ...dossier,
    thirdPillar: withAccount(dossier.thirdPillar, entityId, info),
  }))
  return { ...info, entityId, entityName }
}

/** As `checkOpen3kInfo`, for one account. */
export const checkAccount3a = (visit: Visit, typed: unknown) =>
  findAllProblems(AccountToSave, typed, accountRules(visit))

const accountAt = ({ thirdPillar }: Dossier, id: string | undefined) =>
  ownAccounts(thirdPillar).find(({ entityId }) => entityId === id)

/** @throws {Refusal} `silent` if nothing else is wrong and the register is needed and does not answer */
async function findAccountProblems(
  { entityId, ...info }: Partial<AccountToSave>,
  { session, tools }: Visit,
): Promise<FieldProblem[]> {
  const known = accountAt(session.dossier, entityId)
  const ofDay = findPaydateProblems(info, known ?? null, session, tools)
  return known ? ofDay : [{ field: 'entityId', key: 'unknownEntity' }, ...(await ofDay.catch(noProblemsYet))]
}
