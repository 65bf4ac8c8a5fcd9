/** What the 3a page shows, from what its calls answered. */
import type { Entity, Open3kInfo, OwnAccount3a, OwnAccounts3a, Providents } from '~/dossier/shape'
import type { Pillar3aTyped } from '~/forms/pillar-3a-form'
import { accountStatement } from './account-statement'
import type { Attempt } from './attempt'
import type { ChosenEntity } from './pillar-3a-accounts'

type Answers = {
  registry: Attempt<readonly Entity[]>
  selection: Attempt<readonly string[]>
  providents: Attempt<Providents>
  info: Attempt<Open3kInfo | null>
  own: Attempt<OwnAccounts3a>
}

export function pillar3aView({ registry, selection, providents, info, own }: Answers) {
  const entities = registry.answer ?? []
  const ofKind = (kind: Entity['kind']) =>
    entities.filter((entity) => entity.kind === kind).map(({ id, name }) => ({ value: id, label: name, kind }))
  return {
    options: [...ofKind('bank'), ...ofKind('insurer')],
    chosen: (selection.answer ?? []).map((id) => chosenEntity(id, entities, providents.answer)),
    described: described(selection.answer ?? [], providents.answer),
    // The last is that of the 3a information.
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

/** More is planned for all accounts together than may be paid in this year, CHF; null: it is not. */
export function overCeiling({ accounts, ceiling }: OwnAccounts3a, info: Pick<Open3kInfo, 'amount'> | null) {
  const further = accounts.slice(0, -1).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const planned = further + (info?.amount ?? 0)
  return planned > ceiling.amount ? { ...ceiling, planned } : null
}

/** A further account, as it stands in its form. */
export type FilledAccount = Pick<OwnAccount3a, 'entityId' | 'entityName'> & { typed: Pillar3aTyped }

/** The further accounts, and one that comes back although it is not, or no more, among them: what was typed is not lost. */
export function withSentAccount(
  { further, options }: { further: FilledAccount[]; options: { value: string; label: string }[] },
  sentId: string | undefined,
): FilledAccount[] {
  const bank = options.find(({ value }) => value === sentId)
  if (!bank || further.some(({ entityId }) => entityId === bank.value)) return further
  return [...further, { entityId: bank.value, entityName: bank.label, typed: {} }]
}

/** The account of the 3a information is the last that told its figures. */
function described(selection: readonly string[], answer: Providents | null) {
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
