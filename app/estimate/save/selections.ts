/** Which pension funds and 3a providers the visitor has. */

import type { Open3kInfo } from '~/dossier/shape/account-3a'
import type { Dossier } from '~/dossier/shape/shape'
import type { Visit } from '../visit'
import type { BaseRevision } from './save-part'
import { type Selection, saveSelection } from './save-selection'

const FUNDS: Selection = {
  kind: 'fund',
  part: 'funds',
  selected: ({ secondPillar }) => secondPillar.selection,
  select: (dossier, selection) => ({
    ...dossier,
    secondPillar: { ...dossier.secondPillar, selection, policies: null },
    salaryChanges: {},
    purchases: {},
  }),
  unknown: 'unknownFund',
  list: ({ directory }) => directory.listPensionFunds(),
}

const PROVIDERS: Selection = {
  kind: 'entity',
  part: 'entities',
  selected: ({ thirdPillar }) => thirdPillar.selection,
  select: (dossier, selection) => withSelection(dossier, selection),
  unknown: 'unknownEntity',
  list: ({ directory }) => directory.listEntities(),
}

export const saveSelectedFunds = (
  visit: Visit,
  ids: readonly string[],
  baseRevision?: BaseRevision,
): Promise<string[]> => saveSelection(visit, FUNDS, { ids }, baseRevision)

/** Saves that the visitor has no fund; an empty selection alone would leave the question open. */
export const saveNoFund = (visit: Visit, baseRevision?: BaseRevision): Promise<string[]> =>
  saveSelection(visit, FUNDS, { ids: [], none: true }, baseRevision)

export const saveSelectedEntities = (
  visit: Visit,
  ids: readonly string[],
  baseRevision?: BaseRevision,
): Promise<string[]> => saveSelection(visit, PROVIDERS, { ids }, baseRevision)

export const saveNoEntity = (visit: Visit, baseRevision?: BaseRevision): Promise<string[]> =>
  saveSelection(visit, PROVIDERS, { ids: [], none: true }, baseRevision)

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
