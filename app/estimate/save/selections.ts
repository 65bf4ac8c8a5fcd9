/** Which pension funds and 3a providers the visitor has. */
import type { Dossier, Open3kInfo } from '~/dossier/shape/shape'
import type { Visit } from '../visit'
import type { BaseRevision } from './save-part'
import { type Choice, type Selection, saveSelection } from './save-selection'

export function selectionSaves({ session: open, tools }: Visit) {
  const { directory } = tools.connectors
  const ofFunds: Selection = {
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
    list: async () => (await directory.listPensionFunds()).entries,
  }
  const ofProviders: Selection = {
    kind: 'entity',
    part: 'entities',
    selected: ({ thirdPillar }) => thirdPillar.selection,
    select: withSelection,
    unknown: 'unknownEntity',
    list: async () => (await directory.listEntities()).entries,
  }
  const choose = async (selection: Selection, chosen: Choice, baseRevision: BaseRevision) =>
    saveSelection(await open(), tools, selection, chosen, baseRevision)
  return {
    saveSelectedFunds: (ids: readonly string[], baseRevision?: BaseRevision) => choose(ofFunds, { ids }, baseRevision),
    /** Saves that the visitor has no fund; an empty selection alone would leave the question open. */
    saveNoFund: (baseRevision?: BaseRevision) => choose(ofFunds, { ids: [], none: true }, baseRevision),
    saveSelectedEntities: (ids: readonly string[], baseRevision?: BaseRevision) =>
      choose(ofProviders, { ids }, baseRevision),
    saveNoEntity: (baseRevision?: BaseRevision) => choose(ofProviders, { ids: [], none: true }, baseRevision),
  }
}

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
