/** What pages save by several use cases. */
import type { Scenario } from '~/dossier/shape/simulation'
import { Refusal } from '../case/refusal'
import type { UseCases } from '../use-cases'
import { chooseParties, type SelectionChange } from './choose'
import type { BaseRevision } from './save-part'

/** Asks register, funds and 3a providers again, and checks the saved form against the register's new data. */
export async function estimateAgain(use: UseCases) {
  if (!(await use.getSteps()).own) await use.askSourcesAnew()
  const [info, revision] = await Promise.all([use.getInfo(), use.getRevision('info')])
  const refused = info ? await refusalOfSaving(use.saveInfo(info, revision ?? undefined)) : null
  return { refused, revision }
}

export const chooseFunds = (use: UseCases, change: SelectionChange, baseRevision?: BaseRevision) =>
  chooseParties(change, baseRevision, {
    list: use.listSelectedFunds,
    getRevision: () => use.getRevision('funds'),
    save: use.saveSelectedFunds,
    saveNone: use.saveNoFund,
  })

export const chooseEntities = (use: UseCases, change: SelectionChange, baseRevision?: BaseRevision) =>
  chooseParties(change, baseRevision, {
    list: use.listSelectedEntities,
    getRevision: () => use.getRevision('entities'),
    save: use.saveSelectedEntities,
    saveNone: use.saveNoEntity,
  })

/** Applies a scenario to the synthesis. @returns false, without a change, if it is gone or no longer possible */
export async function showScenario(use: UseCases, id: Scenario['id']): Promise<boolean> {
  const { scenarios } = await use.listScenarios()
  const scenario = scenarios.find((one) => one.id === id)
  if (!scenario || scenario.problem) return false
  await use.takeScenario(scenario)
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
