/** Simulations that the visitor has named, to compare them. */
import { type CapitalUse, capitalUseOf, NO_CAPITAL_USE } from '~/dossier/shape/decision'
import type { Dossier } from '~/dossier/shape/shape'
import {
  changesNothing,
  MOST_SCENARIOS,
  NO_CHANGE,
  type Scenario,
  type Simulation,
  saysNothing,
} from '~/dossier/shape/simulation'
import type { ScenariosAnswer } from '~/dossier/shape/simulation-answers'
import type { Silent } from '~/pillars/result'
import type { Case } from '../case/case'
import { leftAfterTax } from '../decide/left-after-tax'
import { unfit } from '../outcome'
import type { Session } from '../session'
import { changeOf } from './change'
import { digestOf } from './digest'
import { findSimulationProblem } from './simulation'
import { queryOf } from './simulation-query'

type Kept = Pick<Dossier, 'scenarios' | 'simulation' | 'decision'>

/** The digest without a change, and each scenario beside it. */
export function scenariosIn(known: Case, kept: Kept): ScenariosAnswer {
  const { withoutChange, ...digest } = digestOf(known, null)
  const silent = [...digest.silent]
  const compared = kept.scenarios.map((scenario): ScenariosAnswer['scenarios'][number] => {
    const { simulation } = scenario
    const problem = findSimulationProblem(known, simulation)
    const changed = problem ? null : digestOf(known, changeOf(known, queryOf(simulation)))
    // Whoever only chooses other years for their capital has the figures of now.
    const column = changed && (changed.withChange ?? withoutChange)
    const left = column && leftAfterTax(known, kept.decision, { simulation, capital: scenario.capital })
    silent.push(...(changed?.silent ?? []).filter(isNew(silent)))
    return { ...scenario, problem, column, left }
  })
  const shown = leftAfterTax(known, kept.decision, { simulation: null, capital: null })
  const isLeftTold = shown && silent.length === 0 && compared.every(({ column, left }) => !column || left)
  return {
    withoutChange,
    left: isLeftTold ? shown : null,
    scenarios: isLeftTold ? compared : compared.map((one) => ({ ...one, left: null })),
    ...unnamedIn(kept),
    silent,
  }
}

/** What could be kept now, unless a scenario says the same. */
function unnamedIn(kept: Kept): Pick<ScenariosAnswer, 'unnamed' | 'unnamedCapital'> {
  const { simulation, capital } = keptNow(kept)
  const isNamed = kept.scenarios.some((one) => isSame(one.simulation, simulation) && isSame(one.capital, capital))
  return isNamed || isNothing(simulation, capital)
    ? { unnamed: null, unnamedCapital: null }
    : { unnamed: simulation, unnamedCapital: capital }
}

type KeptChange = Pick<Scenario, 'simulation' | 'capital'>

const keptNow = ({ simulation, decision }: Pick<Dossier, 'simulation' | 'decision'>): KeptChange => ({
  simulation: simulation ?? NO_CHANGE,
  capital: capitalUseOf(decision),
})

/** What capital earns and how long it lasts is no change by itself. */
const isNothing = (simulation: Simulation, capital: CapitalUse | null) =>
  changesNothing(simulation) && !capital?.spread.length

/** A silent party is listed once, no matter in how many scenarios it is silent. */
const isNew = (listed: readonly Silent[]) => (one: Silent) =>
  !listed.some(({ party, id }) => party === one.party && id === one.id)

/**
 * Saves a simulation under a name, with what is done with its capital, replacing the scenario that has this name.
 * @param given by default what the visitor has saved now
 * @throws {Refusal} `unfit` on the field `name` if there is nothing to keep, or if there are too many scenarios
 */
export async function saveScenario(session: Session, name: Scenario['name'], given?: KeptChange): Promise<void> {
  await session.change((dossier) => {
    const { simulation, capital } = given ?? keptNow(dossier)
    if (isNothing(simulation, capital)) throw unfit([{ field: 'name', key: 'nothingToKeep' }])
    return withScenario(dossier, { name, simulation, capital })
  })
}

function withScenario(dossier: Dossier, scenario: Omit<Scenario, 'id'>): Dossier {
  const { scenarios } = dossier
  const isKnown = scenarios.some(({ name }) => name === scenario.name)
  if (isKnown)
    return {
      ...dossier,
      scenarios: scenarios.map((one) => (one.name === scenario.name ? { ...scenario, id: one.id } : one)),
    }
  if (scenarios.length >= MOST_SCENARIOS) throw unfit([{ field: 'name', key: 'tooManyScenarios' }])
  const id = dossier.scenariosMade + 1
  return { ...dossier, scenarios: [...scenarios, { id, ...scenario }], scenariosMade: id }
}

/** Makes a scenario what is saved now. Where and as whom tax is paid stays as it is told. */
export async function takeScenario(session: Session, { simulation, capital }: KeptChange): Promise<void> {
  await session.change((dossier) => ({
    ...dossier,
    simulation: saysNothing(simulation) ? null : simulation,
    decision: dossier.decision && { ...dossier.decision, ...(capital ?? NO_CAPITAL_USE) },
  }))
}

/** @returns whether it was there; one that is gone already is no error */
export async function removeScenario(session: Session, id: Scenario['id']): Promise<boolean> {
  const isThere = session.dossier.scenarios.some((one) => one.id === id)
  await session.change((dossier) => ({ ...dossier, scenarios: dossier.scenarios.filter((one) => one.id !== id) }))
  return isThere
}

const isSame = <Part>(one: Part, other: Part) => JSON.stringify(one) === JSON.stringify(other)
