import type { Account3a, Dossier, Open3kInfo, Providents } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import type { CompactStatement3a } from '~/standards/types'
import { asInfo } from './accounts-3a'
import type { Tools } from './api-env'
import { askParties, type Told } from './ask-parties'
import { sameIds } from './same-ids'
import type { Session } from './session'
import { statementIn } from './told-documents'

/**
 * The 3a statements of the selected banks and insurers, with those who were silent; only these are asked again the
 * next time. A statement, when it arrives (from a provider that had not answered before, or after a new selection),
 * becomes the figures of its account, once, and the last one the 3a information: what the visitor types afterwards stays.
 * `findPaydate` gives the pay-out day for those who have not chosen one.
 */
export async function loadProvidents(
  session: Session,
  tools: Pick<Tools, 'connectors' | 'clock' | 'report'>,
  findPaydate: () => Promise<Day | null>,
): Promise<Providents> {
  const { selection, providents: kept } = session.dossier.thirdPillar
  if (kept && kept.silent.length === 0) return kept
  if (!selection || selection.length === 0) return { providents: [], silent: [] }
  const { directory, entities } = tools.connectors
  const told = await askParties(session, tools, {
    kind: 'entity',
    ids: kept ? kept.silent.map(({ entityId }) => entityId) : selection,
    find: directory.findEntity,
    ask: entities.getStatement,
  })
  const fresh = asProvidents(told)
  if (fresh.providents.length > 0) await session.change(withProvidents(selection, fresh, await findPaydate()))
  else await session.change(withProvidents(selection, fresh, null))
  return joined(selection, kept, fresh)
}

function asProvidents(told: Told<CompactStatement3a>[]): Providents {
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
  providents: [
    ...(kept?.providents ?? []),
    ...fresh.providents.filter(({ entityId }) => !hasAnswered(kept, entityId)),
  ].toSorted((one, other) => selection.indexOf(one.entityId) - selection.indexOf(other.entityId)),
  silent: fresh.silent.filter(({ entityId }) => !hasAnswered(kept, entityId)),
})

/** Another tab may have chosen others in the meantime: then there is nothing to keep. */
const withProvidents =
  (selection: string[], fresh: Providents, paydate: Day | null) =>
  (dossier: Dossier): Dossier => {
    const { thirdPillar } = dossier
    if (!sameIds(thirdPillar.selection, selection)) return dossier
    const answer = joined(selection, thirdPillar.providents, fresh)
    const arrived = fresh.providents.filter(({ entityId }) => !hasAnswered(thirdPillar.providents, entityId))
    const last = answer.providents.at(-1)
    const accounts = { ...thirdPillar.accounts }
    for (const told of arrived) {
      const before = accounts[told.entityId] ?? thirdPillar.info
      accounts[told.entityId] = { ...asInfo(statementIn(told), before, paydate), confirmed: false }
    }
    const isNew = last && !hasAnswered(thirdPillar.providents, last.entityId)
    return {
      ...dossier,
      thirdPillar: { ...thirdPillar, providents: answer, accounts, ...(isNew && described(accounts[last.entityId])) },
    }
  }

const described = (account: Account3a | undefined) => {
  const { confirmed = false, ...info } = account ?? {}
  return { info: info as Open3kInfo, confirmed }
}
