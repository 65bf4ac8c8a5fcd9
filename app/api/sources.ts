/** From whom the figures come: when they were asked, and asking all of them anew. */
import type { PartyKind } from '~/dossier/party-access'
import type { Dossier } from '~/dossier/shape'
import { findSource, type SourcesAnswer } from '~/dossier/sources'
import type { Tools } from './api-env'
import { loadInsuredsAnew } from './insureds'
import { findPaydate } from './paydate'
import { loadPoliciesAnew } from './policies'
import { loadProvidentsAnew } from './providents'
import type { Session } from './session'

/** Everybody at the same time; the pension is computed anew when it is next asked for. */
export async function askSourcesAnew(session: Session, tools: Tools): Promise<void> {
  await Promise.all([
    loadInsuredsAnew(session, tools.connectors),
    loadPoliciesAnew(session, tools),
    loadProvidentsAnew(session, tools, () => findPaydate(session, tools)),
  ])
}

export function sourcesIn(dossier: Dossier): SourcesAnswer {
  const sources = heardOf(dossier).flatMap(({ kind, id, name }) => {
    const source = findSource(dossier, { kind, id })
    return source ? [{ ...source, party: PARTY[kind], id: kind === 'register' ? 'register' : id, name }] : []
  })
  const answered = sources.filter(({ silentAt }) => silentAt === null).map(({ answeredAt }) => answeredAt)
  return {
    askedAt: answered.length > 0 ? Math.min(...answered) : null,
    silentSince: sources
      .filter(({ silentAt }) => silentAt !== null)
      .map(({ party, id, name, answeredAt }) => ({ party, id, name, answeredAt }))
      .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index),
  }
}

const PARTY = { register: 'register', fund: 'pensionFund', entity: 'entity' } as const

type Heard = { kind: PartyKind | 'register'; id: string; name: string }

/** All whose answers are there; a fund that has answered with nothing has no name. */
function heardOf({ firstPillar, secondPillar, thirdPillar }: Dossier): Heard[] {
  const { selection, policies } = secondPillar
  const funds = policies ? (selection ?? []).filter((id) => !policies.silent.some(({ fundId }) => fundId === id)) : []
  return [
    ...Object.keys(firstPillar.insureds).map((id): Heard => ({ kind: 'register', id, name: 'AVS register' })),
    ...funds.map((id): Heard => {
      const name = policies?.policies.find(({ fundId }) => fundId === id)?.fundName ?? id
      return { kind: 'fund', id, name }
    }),
    ...(thirdPillar.providents?.providents ?? []).map(
      ({ entityId: id, entityName: name }): Heard => ({ kind: 'entity', id, name }),
    ),
  ]
}
