/** The figures of 3a accounts: those of one provider, and those of the last one, which the specification calls its information. */
import { Open3kInfo, OwnAccount3a } from '~/dossier/shape/account-3a'
import { ownAccounts, withAccount } from '../case/pillar-3a/accounts'
import type { FieldProblem } from '../case/refusal'
import { findPaydateProblems } from '../gather/paydate'
import type { Session } from '../gather/session'
import type { Visit } from '../visit'
import { findAllProblems, noProblemsYet, requireFit } from './all-problems'
import { type BaseRevision, savePart } from './save-part'

/** The figures of one account with the id of its provider. */
export const AccountToSave = Open3kInfo.extend({ entityId: OwnAccount3a.shape.entityId.max(64) })
export type AccountToSave = Open3kInfo & { entityId: string }

export function accountSaves({ session: open, tools }: Visit) {
  const infoRules = (session: Session) => (info: Partial<Open3kInfo>) =>
    findPaydateProblems(info, session.dossier.thirdPillar.info, session, tools)
  const accountRules = (session: Session) => async (account: Partial<AccountToSave>) =>
    findAccountProblems(account, session, tools)

  return {
    async saveOpen3kInfo(typed: Open3kInfo, baseRevision?: BaseRevision): Promise<Open3kInfo> {
      const session = await open()
      const info = await requireFit(Open3kInfo, typed, infoRules(session))
      await savePart(session, { part: 'account', baseRevision }, (dossier) => ({
        ...dossier,
        thirdPillar: withAccount(dossier.thirdPillar, null, info),
      }))
      return info
    },

    /** Every problem of the 3a information, even if parts of it cannot be read. Saves nothing. */
    checkOpen3kInfo: async (typed: unknown) => findAllProblems(Open3kInfo, typed, infoRules(await open())),

    async saveAccount3a(typed: AccountToSave, baseRevision?: BaseRevision): Promise<OwnAccount3a> {
      const session = await open()
      const { entityId, ...info } = await requireFit(AccountToSave, typed, accountRules(session))
      const { entityName = '' } = accountAt(session, entityId) ?? {}
      await savePart(session, { part: 'account', baseRevision }, (dossier) => ({
        ...dossier,
        thirdPillar: withAccount(dossier.thirdPillar, entityId, info),
      }))
      return { ...info, entityId, entityName }
    },

    /** As `checkOpen3kInfo`, for one account. */
    checkAccount3a: async (typed: unknown) => findAllProblems(AccountToSave, typed, accountRules(await open())),
  }
}

const accountAt = (session: Session, id: string | undefined) =>
  ownAccounts(session.dossier.thirdPillar).find(({ entityId }) => entityId === id)

/** @throws {Refusal} `silent` if nothing else is wrong and the register is needed and does not answer */
async function findAccountProblems(
  { entityId, ...info }: Partial<AccountToSave>,
  session: Session,
  tools: Visit['tools'],
): Promise<FieldProblem[]> {
  const known = accountAt(session, entityId)
  const ofDay = findPaydateProblems(info, known ?? null, session, tools)
  return known ? ofDay : [{ field: 'entityId', key: 'unknownEntity' }, ...(await ofDay.catch(noProblemsYet))]
}
