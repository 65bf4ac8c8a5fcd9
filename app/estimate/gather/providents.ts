import type { Account3a, Open3kInfo } from '~/dossier/shape/account-3a'
import type { Providents } from '~/dossier/shape/party-answers'
import type { Dossier } from '~/dossier/shape/shape'
import { withSourceAnswers } from '~/dossier/shape/sources'
import type { Day } from '~/pillars/day'
import type { CompactStatement3a } from '~/standards/types'
import { asInfo, withNewStatement } from '../case/pillar-3a/accounts'
import { statementIn } from '../case/pillar-3a/provident-statement'
import { askParties, type PartyAnswer, silenceOf } from './ask-parties'
import { findPaydate } from './paydate'
import { sameIds } from './same-ids'
import type { Asker, PartyTools } from './tools'
import { unlessSame } from './unless-same'

/**
 * The 3a statements of the selected banks and insurers, and the providers that were silent; only these are asked again
 * next time. A statement fills in the figures of its account when it first arrives, and the last statement also the 3a
 * information; figures that the visitor saves afterwards stay.
 */
export async function loadProvidents(asker: Asker<PartyTools>): Promise<Providents> {
  const { session } = asker
  const { selection, providents: stored } = session.dossier.thirdPillar
  if (stored && stored.silent.length === 0) return stored
  if (!selection || selection.length === 0) return { providents: [], silent: [] }
  const open = stored ? stored.silent.map(({ entityId }) => entityId) : selection
  return joinProvidents(selection, stored, await askAndKeep(asker, selection, open, joinProvidents))
}

/** Asks all selected providers again. The previous statement of a provider that is silent now stays. */
export function loadProvidentsAnew(asker: Asker<PartyTools>): Promise<Providents> | null {
  const { selection } = asker.session.dossier.thirdPillar
  return selection?.length ? askAndKeep(asker, selection, selection, replaceProvidents) : null
}

/** @returns what these providers said now */
async function askAndKeep(
  asker: Asker<PartyTools>,
  selection: string[],
  ids: string[],
  join: typeof joinProvidents,
): Promise<Providents> {
  const { session, tools } = asker
  const fresh = await askEntities(asker, ids)
  const paydate = fresh.providents.length > 0 ? await findPaydate(session, tools) : null
  await session.change(withProvidents(selection, fresh, { join, paydate, at: session.begunAt }))
  return fresh
}

function askEntities(asker: Asker<PartyTools>, ids: string[]): Promise<Providents> {
  const { directory, entities } = asker.tools.connectors
  const asking = { kind: 'entity', ids, find: directory.findEntity, ask: entities.getStatement } as const
  return askParties(asker, asking).then(asProvidents)
}

function asProvidents(entityAnswers: PartyAnswer<CompactStatement3a>[]): Providents {
  return {
    providents: entityAnswers.flatMap((entity) =>
      'answer' in entity ? [{ entityId: entity.id, entityName: entity.name, statement: entity.answer }] : [],
    ),
    silent: entityAnswers.flatMap((entity) =>
      'reason' in entity ? [{ entityId: entity.id, entityName: entity.name, ...silenceOf(entity) }] : [],
    ),
  }
}

const hasAnswered = (answers: Providents | null, id: string) =>
  answers?.providents.some(({ entityId }) => entityId === id) ?? false

/** Keeps earlier statements, since a concurrent request may have asked too, and adds those of providers that had none. */
const joinProvidents = (selection: string[], stored: Providents | null, fresh: Providents): Providents => ({
  providents: inOrder(selection, [
    ...(stored?.providents ?? []),
    ...fresh.providents.filter(({ entityId }) => !hasAnswered(stored, entityId)),
  ]),
  silent: fresh.silent.filter(({ entityId }) => !hasAnswered(stored, entityId)),
})

/** Prefers the new statements, and keeps the earlier statement of a provider that is silent now. */
const replaceProvidents = (selection: string[], stored: Providents | null, fresh: Providents): Providents => ({
  providents: inOrder(selection, [
    ...(stored?.providents.filter(({ entityId }) => !hasAnswered(fresh, entityId)) ?? []),
    ...fresh.providents,
  ]),
  silent: fresh.silent.filter(({ entityId }) => !hasAnswered(stored, entityId)),
})

const inOrder = (selection: string[], providents: Providents['providents']) =>
  providents.toSorted((one, other) => selection.indexOf(one.entityId) - selection.indexOf(other.entityId))

type Provident = Providents['providents'][number]
type KeepOptions = {
  join: typeof joinProvidents
  paydate: Day | null
  /** When they were asked, in milliseconds since 1970. */
  at: number
}

/** Leaves the dossier unchanged if another tab has selected other providers in the meantime. */
const withProvidents =
  (selection: string[], fresh: Providents, { join, paydate, at }: KeepOptions) =>
  (dossier: Dossier): Dossier => {
    const { thirdPillar } = dossier
    if (!sameIds(thirdPillar.selection, selection)) return dossier
    const answer = join(selection, thirdPillar.providents, fresh)
    // The statements that were not in the dossier before.
    const arrived = answer.providents.filter((provident) => fresh.providents.includes(provident))
    const last = answer.providents.at(-1)
    const accounts = { ...thirdPillar.accounts }
    for (const provident of arrived) accounts[provident.entityId] = accountOf(provident, thirdPillar, paydate)
    const answered = fresh.providents.map(({ entityId }) => entityId)
    const updated = {
      ...dossier,
      thirdPillar: {
        ...thirdPillar,
        providents: answer,
        accounts,
        ...(last && arrived.includes(last) && informationFrom(accounts[last.entityId])),
      },
    }
    const silent = fresh.silent.map(({ entityId }) => entityId)
    return unlessSame(dossier, withSourceAnswers(updated, { kind: 'entity', answered, silent, at }))
  }

function accountOf(
  provident: Provident,
  { providents, accounts, info }: Dossier['thirdPillar'],
  paydate: Day | null,
): Account3a {
  const account = accounts[provident.entityId]
  const before = providents?.providents.find(({ entityId }) => entityId === provident.entityId)
  if (account && before) return withNewStatement(account, statementIn(before), statementIn(provident))
  // A new selection dropped the earlier statement, but figures that the visitor confirmed must survive it.
  if (account?.confirmed) return account
  return { ...asInfo(statementIn(provident), account ?? info, paydate), confirmed: false }
}

const informationFrom = (account: Account3a | undefined) => {
  const { confirmed = false, ...info } = account ?? {}
  return { info: info as Open3kInfo, confirmed }
}
