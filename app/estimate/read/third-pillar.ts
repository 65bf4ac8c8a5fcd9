import {
  type Dossier,
  type Entity,
  Open3kInfo,
  OwnAccount3a,
  type OwnAccounts3a,
  type PaydateLimits,
  type Providents,
} from '~/dossier/shape/shape'
import { ceilingOf } from '../answers/pillar-3a/ceiling'
import { ownAccounts, withAccount } from '../case/pillar-3a/accounts'
import type { FieldProblem } from '../case/refusal'
import { gatherWork } from '../gather/gather'
import { findPaydate, findPaydateProblems, loadPaydateLimits } from '../gather/paydate'
import { loadProvidents } from '../gather/providents'
import type { Session } from '../gather/session'
import { findAllProblems, noProblemsYet, requireFit } from '../save/all-problems'
import { type BaseRevision, savePart } from '../save/save-part'
import { type Choice, type Selection, saveSelection } from '../save/save-selection'
import type { Visit } from '../visit'

/** The figures of one account with the id of its provider. */
export const AccountToSave = Open3kInfo.extend({ entityId: OwnAccount3a.shape.entityId.max(64) })
export type AccountToSave = Open3kInfo & { entityId: string }

/** The directory of banks and insurers, the visitor's selection, the providers' statements, and the 3a accounts. */
export function pillar3aUseCases(visit: Visit) {
  const { session: open, tools } = visit
  const { directory } = tools.connectors
  const choice: Selection = {
    kind: 'entity',
    part: 'entities',
    selected: ({ thirdPillar }) => thirdPillar.selection,
    select: withSelection,
    unknown: 'unknownEntity',
    list: async () => (await directory.listEntities()).entries,
  }
  const choose = async (chosen: Choice, baseRevision: BaseRevision) =>
    saveSelection(await open(), tools, choice, chosen, baseRevision)

  return {
    async listEntities(): Promise<Entity[]> {
      await open()
      return (await directory.listEntities()).entries
    },
    listSelectedEntities: async (): Promise<string[]> => choice.selected((await open()).dossier) ?? [],
    saveSelectedEntities: (ids: readonly string[], baseRevision?: BaseRevision) => choose({ ids }, baseRevision),
    saveNoEntity: (baseRevision?: BaseRevision) => choose({ ids: [], none: true }, baseRevision),
    async getProvidents(): Promise<Providents> {
      const session = (await open()).signedIn()
      return loadProvidents(session, tools, () => findPaydate(session, tools))
    },
    ...accountUseCases(visit),
  }
}

/** The 3a information, which is the account of the last provider, and all accounts with a statement. */
function accountUseCases({ session: open, tools }: Visit) {
  const infoRules = (session: Session) => (info: Partial<Open3kInfo>) =>
    findPaydateProblems(info, session.dossier.thirdPillar.info, session, tools)
  const accountRules = (session: Session) => async (account: Partial<AccountToSave>) =>
    findAccountProblems(account, session, tools)

  return {
    getOpen3kInfo: async (): Promise<Open3kInfo | null> => (await open()).dossier.thirdPillar.info,

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

    /** All accounts, with this year's ceiling for payments into all of them together, CHF. */
    async listAccounts3a(): Promise<OwnAccounts3a> {
      const session = await open()
      const work = await gatherWork(session, tools)
      return {
        accounts: ownAccounts(session.dossier.thirdPillar),
        ceiling: ceilingOf({ work, day: tools.clock.today() }),
      }
    },

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

    /** The first and last day on which 3a savings can be paid out; null: no day is left. */
    getPaydateLimits: async (): Promise<PaydateLimits> => loadPaydateLimits(await open(), tools),
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

/** Applies a selection: keeps the visitor's own figures of providers that stay, and drops all statements. */
const withSelection = (dossier: Dossier, selection: string[] | null): Dossier => ({
  ...dossier,
  thirdPillar: {
    ...dossier.thirdPillar,
    selection,
    providents: null,
    info: infoFor(selection ?? [], dossier),
    accounts: Object.fromEntries(
      Object.entries(dossier.thirdPillar.accounts).filter(([entityId]) => selection?.includes(entityId)),
    ),
    confirmed: false,
  },
})

/** The 3a information after a new selection: none without a provider, and no balance taken over from a removed provider. */
function infoFor(ids: string[], { thirdPillar: { info, providents } }: Dossier): Open3kInfo | null {
  if (ids.length === 0 || info === null) return null
  const described = providents?.providents.at(-1)?.entityId
  return described === undefined || ids.includes(described) ? info : { ...info, solde: null, amount: null }
}
