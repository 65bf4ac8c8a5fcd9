import type { Account3a, Dossier, Open3kInfo, Providents } from '~/dossier/shape'
import { withAsked } from '~/dossier/sources'
import type { Day } from '~/pillars/day'
import type { CompactStatement3a } from '~/standards/types'
import { asInfo, toldAnew } from './accounts-3a'
import type { Tools } from './api-env'
import { type Told as Answered, askParties } from './ask-parties'
import { sameIds } from './same-ids'
import type { Session } from './session'
import { statementIn } from './told-documents'

type Needs = Pick<Tools, 'connectors' | 'clock' | 'report'>

/**
 * The 3a statements of the selected banks and insurers, with those who were silent; only these are asked again the
 * next time. A statement, when it arrives (from a provider that had not answered before, or after a new selection),
 * becomes the figures of its account, once, and the last one the 3a information: what the visitor saves stays.
 * `findPaydate` gives the pay-out day for those who have not chosen one.
 */
export async function loadProvidents(
  session: Session,
  tools: Needs,
  findPaydate: () => Promise<Day | null>,
): Promise<Providents> {
  const { selection, providents: kept } = session.dossier.thirdPillar
  if (kept && kept.silent.length === 0) return kept
  if (!selection || selection.length === 0) return { providents: [], silent: [] }
  const fresh = await askEntities(session, tools, kept ? kept.silent.map(({ entityId }) => entityId) : selection)
  const paydate = fresh.providents.length > 0 ? await findPaydate() : null
  await session.change(withProvidents(selection, fresh, { join: joined, paydate, at: session.begunAt }))
  return joined(selection, kept, fresh)
}

/** Asks all selected providers anew. What one of them said before stays where it is silent now. */
export async function loadProvidentsAnew(
  session: Session,
  tools: Needs,
  findPaydate: () => Promise<Day | null>,
): Promise<void> {
  const { selection } = session.dossier.thirdPillar
  if (!selection || selection.length === 0) return
  const fresh = await askEntities(session, tools, selection)
  const paydate = fresh.providents.length > 0 ? await findPaydate() : null
  await session.change(withProvidents(selection, fresh, { join: replaced, paydate, at: session.begunAt }))
}

async function askEntities(session: Session, tools: Needs, ids: string[]): Promise<Providents> {
  const { directory, entities } = tools.connectors
  const asking = { kind: 'entity', ids, find: directory.findEntity, ask: entities.getStatement } as const
  return asProvidents(await askParties(session, tools, asking))
}

function asProvidents(told: Answered<CompactStatement3a>[]): Providents {
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

/** Who has answered before has answered: another request may have asked at the same time. */
const joined = (selection: string[], kept: Providents | null, fresh: Providents): Providents => ({
  providents: inOrder(selection, [
    ...(kept?.providents ?? []),
    ...fresh.providents.filter(({ entityId }) => !hasAnswered(kept, entityId)),
  ]),
  silent: fresh.silent.filter(({ entityId }) => !hasAnswered(kept, entityId)),
})

/** What is said now stands; where a provider is silent now, what it said before. */
const replaced = (selection: string[], kept: Providents | null, fresh: Providents): Providents => ({
  providents: inOrder(selection, [
    ...(kept?.providents.filter(({ entityId }) => !hasAnswered(fresh, entityId)) ?? []),
    ...fresh.providents,
  ]),
  silent: fresh.silent.filter(({ entityId }) => !hasAnswered(kept, entityId)),
})

const inOrder = (selection: string[], providents: Providents['providents']) =>
  providents.toSorted((one, other) => selection.indexOf(one.entityId) - selection.indexOf(other.entityId))

type Told = Providents['providents'][number]
type Keeping = {
  join: typeof joined
  paydate: Day | null
  /** When they were asked. */
  at: number
}

/** Another tab may have chosen others in the meantime: then there is nothing to keep. */
const withProvidents =
  (selection: string[], fresh: Providents, { join, paydate, at }: Keeping) =>
  (dossier: Dossier): Dossier => {
    const { thirdPillar } = dossier
    if (!sameIds(thirdPillar.selection, selection)) return dossier
    const answer = join(selection, thirdPillar.providents, fresh)
    // Whose statement has just come into the answer.
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
        ...(last && arrived.includes(last) && described(accounts[last.entityId])),
      },
    }
    return withAsked(kept, { kind: 'entity', answered, silent: fresh.silent.map(({ entityId }) => entityId), at })
  }

function accountOf(told: Told, { providents, accounts, info }: Dossier['thirdPillar'], paydate: Day | null): Account3a {
  const account = accounts[told.entityId]
  const before = providents?.providents.find(({ entityId }) => entityId === told.entityId)
  if (account && before) return toldAnew(account, statementIn(before), statementIn(told))
  // Another selection forgot what was told before: what the visitor has saved themselves is not lost with it.
  if (account?.confirmed) return account
  return { ...asInfo(statementIn(told), account ?? info, paydate), confirmed: false }
}

const described = (account: Account3a | undefined) => {
  const { confirmed = false, ...info } = account ?? {}
  return { info: info as Open3kInfo, confirmed }
}
