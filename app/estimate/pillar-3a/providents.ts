import type { Account3a, Dossier, Open3kInfo, Providents } from '~/dossier/shape/shape'
import { withSourceAnswers } from '~/dossier/shape/sources'
import type { Day } from '~/pillars/day'
import type { CompactStatement3a } from '~/standards/types'
import { askParties, type PartyAnswer } from '../parties/ask-parties'
import { sameIds } from '../parties/same-ids'
import { unlessSame } from '../parties/unless-same'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import { asInfo, withNewStatement } from './accounts'
import { statementIn } from './provident-statement'

/**
 * The 3a statements of the selected banks and insurers, and the providers that were silent; only these are asked again
 * next time. A statement fills in the figures of its account when it first arrives, and the last statement also the 3a
 * information; figures that the visitor saves afterwards stay.
 * @param findPaydate gives the default pay-out day
 */
export async function loadProvidents(
  session: Session,
  tools: PartyTools,
  findPaydate: () => Promise<Day | null>,
): Promise<Providents> {
  const { selection, providents: kept } = session.dossier.thirdPillar
  if (kept && kept.silent.length === 0) return kept
  if (!selection || selection.length === 0) return { providents: [], silent: [] }
  const fresh = await askEntities(session, tools, kept ? kept.silent.map(({ entityId }) => entityId) : selection)
  const paydate = fresh.providents.length > 0 ? await findPaydate() : null
  await session.change(withProvidents(selection, fresh, { join: joinProvidents, paydate, at: session.begunAt }))
  return joinProvidents(selection, kept, fresh)
}

/** Asks all selected providers again. The previous statement of a provider that is silent now stays. */
export async function loadProvidentsAnew(
  session: Session,
  tools: PartyTools,
  findPaydate: () => Promise<Day | null>,
): Promise<void> {
  const { selection } = session.dossier.thirdPillar
  if (!selection || selection.length === 0) return
  const fresh = await askEntities(session, tools, selection)
  const paydate = fresh.providents.length > 0 ? await findPaydate() : null
  await session.change(withProvidents(selection, fresh, { join: replaceProvidents, paydate, at: session.begunAt }))
}

async function askEntities(session: Session, tools: PartyTools, ids: string[]): Promise<Providents> {
  const { directory, entities } = tools.connectors
  const asking = { kind: 'entity', ids, find: directory.findEntity, ask: entities.getStatement } as const
  return asProvidents(await askParties(session, tools, asking))
}

function asProvidents(told: PartyAnswer<CompactStatement3a>[]): Providents {
  return {
    providents: told.flatMap((entity) =>
      'answer' in entity ? [{ entityId: entity.id, entityName: entity.name, statement: entity.answer }] : [],
    ),
    silent: told.flatMap((entity) =>
      'reason' in entity
        ? [{ entityId: entity.id, entityName: entity.name, reason: entity.reason, signIn: entity.signIn }]
        : [],
    ),
  }
}

const hasAnswered = (kept: Providents | null, id: string) =>
  kept?.providents.some(({ entityId }) => entityId === id) ?? false

/** Keeps earlier statements, since a concurrent request may have asked too, and adds those of providers that had none. */
const joinProvidents = (selection: string[], kept: Providents | null, fresh: Providents): Providents => ({
  providents: inOrder(selection, [
    ...(kept?.providents ?? []),
    ...fresh.providents.filter(({ entityId }) => !hasAnswered(kept, entityId)),
  ]),
  silent: fresh.silent.filter(({ entityId }) => !hasAnswered(kept, entityId)),
})

/** Prefers the new statements, and keeps the earlier statement of a provider that is silent now. */
const replaceProvidents = (selection: string[], kept: Providents | null, fresh: Providents): Providents => ({
  providents: inOrder(selection, [
    ...(kept?.providents.filter(({ entityId }) => !hasAnswered(fresh, entityId)) ?? []),
    ...fresh.providents,
  ]),
  silent: fresh.silent.filter(({ entityId }) => !hasAnswered(kept, entityId)),
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
    const arrived = answer.providents.filter((told) => fresh.providents.includes(told))
    const last = answer.providents.at(-1)
    const accounts = { ...thirdPillar.accounts }
    for (const told of arrived) accounts[told.entityId] = accountOf(told, thirdPillar, paydate)
    const answered = fresh.providents.map(({ entityId }) => entityId)
    const kept = {
      ...dossier,
      thirdPillar: {
        ...thirdPillar,
        providents: answer,
        accounts,
        ...(last && arrived.includes(last) && informationFrom(accounts[last.entityId])),
      },
    }
    const silent = fresh.silent.map(({ entityId }) => entityId)
    return unlessSame(dossier, withSourceAnswers(kept, { kind: 'entity', answered, silent, at }))
  }

function accountOf(
  told: Provident,
  { providents, accounts, info }: Dossier['thirdPillar'],
  paydate: Day | null,
): Account3a {
  const account = accounts[told.entityId]
  const before = providents?.providents.find(({ entityId }) => entityId === told.entityId)
  if (account && before) return withNewStatement(account, statementIn(before), statementIn(told))
  // A new selection dropped the earlier statement, but figures that the visitor confirmed must survive it.
  if (account?.confirmed) return account
  return { ...asInfo(statementIn(told), account ?? info, paydate), confirmed: false }
}

const informationFrom = (account: Account3a | undefined) => {
  const { confirmed = false, ...info } = account ?? {}
  return { info: info as Open3kInfo, confirmed }
}
