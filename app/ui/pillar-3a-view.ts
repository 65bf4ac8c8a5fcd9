/** What the 3a page shows, from what four calls answered. */
import type { Entity, Providents } from '~/dossier/shape'
import { accountStatement } from './account-statement'
import type { Attempt } from './attempt'
import type { ChosenEntity } from './pillar-3a-accounts'

type Answers = {
  registry: Attempt<readonly Entity[]>
  selection: Attempt<readonly string[]>
  providents: Attempt<Providents>
  info: Attempt<unknown>
}

export function pillar3aView({ registry, selection, providents, info }: Answers) {
  const entities = registry.answer ?? []
  const ofKind = (kind: Entity['kind']) =>
    entities.filter((entity) => entity.kind === kind).map(({ id, name }) => ({ value: id, label: name, kind }))
  return {
    options: [...ofKind('bank'), ...ofKind('insurer')],
    chosen: (selection.answer ?? []).map((id) => chosenEntity(id, entities, providents.answer)),
    described: described(selection.answer ?? [], providents.answer),
    silent: {
      registry: registry.problem,
      selection: selection.problem,
      providents: providents.problem,
      info: info.problem,
    },
  }
}

/** The account of the 3a information is the last that told its figures; the others have a balance and no payments. */
function described(selection: readonly string[], answer: Providents | null) {
  const { providents, silent } = answer ?? { providents: [], silent: [] }
  const name = (providents.at(-1) ?? silent.at(-1))?.entityName
  return selection.length > 1 && name ? { name, hasOthers: providents.length > 1 } : null
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
