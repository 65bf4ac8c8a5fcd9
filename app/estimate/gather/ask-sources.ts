/** When the outside parties behind the figures were asked, and asking all of them again. */
import type { PartyKind } from '~/dossier/shape/party-access'
import type { Dossier } from '~/dossier/shape/shape'
import { findSource, type SourcesAnswer } from '~/dossier/shape/sources'
import { loadPoliciesAnew } from './policies'
import { loadProvidentsAnew } from './providents'
import { loadInsuredsAnew } from './register'
import type { Asker } from './tools'

/** Asks the register and all selected parties again, in parallel. */
export const askAllSources = (asker: Asker): Promise<unknown> =>
  Promise.all([
    loadInsuredsAnew(asker.session, asker.tools.connectors),
    loadPoliciesAnew(asker),
    loadProvidentsAnew(asker),
  ])

export function sourcesIn(dossier: Dossier): SourcesAnswer {
  const sources = listHeardParties(dossier).flatMap(({ kind, id, name }) => {
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

type HeardParty = { kind: PartyKind | 'register'; id: string; name: string }

/** The parties whose answers are in the dossier. A fund that answered without any policy is named by its id. */
function listHeardParties({ firstPillar, secondPillar, thirdPillar }: Dossier): HeardParty[] {
  const { selection, policies } = secondPillar
  const funds = policies ? (selection ?? []).filter((id) => !policies.silent.some(({ fundId }) => fundId === id)) : []
  return [
    ...Object.keys(firstPillar.insureds).map((id): HeardParty => ({ kind: 'register', id, name: 'AVS register' })),
    ...funds.map((id): HeardParty => {
      const name = policies?.policies.find(({ fundId }) => fundId === id)?.fundName ?? id
      return { kind: 'fund', id, name }
    }),
    ...(thirdPillar.providents?.providents ?? []).map(
      ({ entityId: id, entityName: name }): HeardParty => ({ kind: 'entity', id, name }),
    ),
  ]
}
