/** What pages save by several calls. */
import type { Scenario } from '~/dossier/shape/simulation'
import { Refusal } from './case/refusal'
import { askSourcesAnew, listScenarios } from './read/synthesis'
import { getSteps } from './read/user'
import { takeScenario } from './save/changes'
import { chooseParties, type SelectionChange } from './save/choose'
import type { BaseRevision } from './save/save-part'
import type { PageVisit } from './visit'

/** Asks register, funds and 3a providers again, and checks the saved form against the register's new data. */
export async function estimateAgain(visit: PageVisit) {
  const { calls } = visit
  if (Object.values(getSteps(visit).asks).some(Boolean)) await askSourcesAnew(visit)
  const [info, revision] = await Promise.all([calls.getInfo(), calls.getRevision('info')])
  const refused = info ? await refusalOfSaving(calls.saveInfo(info, revision ?? undefined)) : null
  return { refused, revision }
}

export const chooseFunds = ({ calls }: PageVisit, change: SelectionChange, baseRevision?: BaseRevision) =>
  chooseParties(change, baseRevision, {
    list: calls.listSelectedFunds,
    getRevision: () => calls.getRevision('funds'),
    save: calls.saveSelectedFunds,
    saveNone: calls.saveNoFund,
  })

export const chooseEntities = ({ calls }: PageVisit, change: SelectionChange, baseRevision?: BaseRevision) =>
  chooseParties(change, baseRevision, {
    list: calls.listSelectedEntities,
    getRevision: () => calls.getRevision('entities'),
    save: calls.saveSelectedEntities,
    saveNone: calls.saveNoEntity,
  })

/** Applies a scenario to the synthesis. @returns false, without a change, if it is gone or no longer possible */
export async function showScenario(visit: PageVisit, id: Scenario['id']): Promise<boolean> {
  const { scenarios } = await listScenarios(visit)
  const scenario = scenarios.find((one) => one.id === id)
  if (!scenario || scenario.problem) return false
  await takeScenario(visit, scenario)
  return true
}

/** Why a save was refused; null: it was saved. */
const refusalOfSaving = (saved: Promise<unknown>): Promise<Refusal | null> =>
  saved.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )
