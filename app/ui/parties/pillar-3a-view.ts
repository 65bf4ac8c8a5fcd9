/** Prepares what the 3a page shows. */

import type { Open3kInfo, OwnAccounts3a } from '~/dossier/shape/account-3a'
import { mostInto3a } from '~/dossier/shape/ceiling-3a'
import type { Entity, Providents } from '~/dossier/shape/party-answers'
import type { Attempt } from '~/estimate/outcome'
import { chf } from '~/language/format'
import type { T } from '../frame/text'
import { accountStatement } from './account-statement'
import type { ChosenEntity } from './pillar-3a-accounts'

type Pillar3aAnswers = {
  registry: Attempt<readonly Entity[]>
  selection: Attempt<readonly string[]>
  providents: Attempt<Providents>
  info: Attempt<Open3kInfo | null>
  own: Attempt<OwnAccounts3a>
}

export function pillar3aView({ registry, selection, providents, info, own }: Pillar3aAnswers) {
  const entities = registry.answer ?? []
  const ofKind = (kind: Entity['kind']) =>
    entities.filter((entity) => entity.kind === kind).map(({ id, name }) => ({ value: id, label: name, kind }))
  return {
    options: [...ofKind('bank'), ...ofKind('insurer')],
    selectedEntities: (selection.answer ?? []).map((id) => chosenEntity(id, entities, providents.answer)),
    described: describedAccountName(selection.answer ?? [], providents.answer),
    // The last account is the one described by the 3a information.
    further: own.answer?.accounts.slice(0, -1) ?? [],
    overCeiling: own.answer && overCeiling(own.answer, info.answer),
    silent: {
      registry: registry.problem,
      selection: selection.problem,
      providents: providents.problem,
      info: info.problem,
    },
  }
}

type Ceiling = OwnAccounts3a['ceiling']
export type OverCeiling = Ceiling & { planned: number }

/** The sentences on planned payments above the legal ceiling. */
export const overCeilingText = (t: T, { planned, ...ceiling }: OverCeiling): string =>
  [ceilingText(t, ceiling), t('pillar3a.planned', { planned: chf(planned) })].join(' ')

/** The sentence on the legal ceiling. */
export function ceilingText(t: T, { year, amount, withFund, ofIncome }: Ceiling): string {
  if (ofIncome === 0) return t('pillar3a.ceilingWithoutWork')
  if (withFund) return t('pillar3a.ceiling', { year, ceiling: chf(amount) })
  if (ofIncome === undefined || ofIncome >= amount)
    return t('pillar3a.ceilingWithoutFund', { year, ceiling: chf(amount) })
  return t('pillar3a.ceilingOfIncome', { year, ceiling: chf(ofIncome) })
}

/**
 * The ceiling and the payments planned into all accounts, CHF a year, if these are higher; null: they are not, or it is
 * unknown.
 */
export function aboveCeiling(ceiling: Ceiling, planned: number): OverCeiling | null {
  const most = mostInto3a(ceiling)
  return most !== null && planned > most ? { ...ceiling, planned } : null
}

/** As `aboveCeiling`, for the accounts of providers. */
export function overCeiling({ accounts, ceiling }: OwnAccounts3a, info: Pick<Open3kInfo, 'amount'> | null) {
  const further = accounts.slice(0, -1).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return aboveCeiling(ceiling, further + (info?.amount ?? 0))
}

/** The provider of the account described by the 3a information, which is the last one; null: it needs no name. */
function describedAccountName(selection: readonly string[], answer: Providents | null) {
  const { providents, silent } = answer ?? { providents: [], silent: [] }
  const name = (providents.at(-1) ?? silent.at(-1))?.entityName
  return selection.length > 1 && name ? name : null
}

function chosenEntity(id: string, entities: readonly Entity[], providents: Providents | null): ChosenEntity {
  const entity = entities.find((candidate) => candidate.id === id)
  const own = providents?.providents.filter(({ entityId }) => entityId === id) ?? []
  const silent = providents?.silent.find(({ entityId }) => entityId === id)
  return {
    id,
    name: entity?.name ?? own[0]?.entityName ?? silent?.entityName ?? id,
    webUrl: entity?.webUrl ?? null,
    statements: own.map(({ statement }) => accountStatement(statement)),
    silent: silent?.reason ?? null,
    signIn: silent?.signIn ?? null,
  }
}
