import type { Dossier } from '~/dossier/shape/shape'
import type { ScenariosAnswer } from '~/dossier/shape/simulation-answers'
import type { Silent } from '~/pillars/result'
import type { Case } from '../case/case'
import { unnamedIn } from '../case/kept-change'
import { changeOf } from '../case/rules/change'
import { queryOf } from '../case/rules/simulation-query'
import { leftAfterTax } from './decide/left-after-tax'
import { digestOf } from './digest'
import { findSimulationProblem } from './simulation'

type Kept = Pick<Dossier, 'scenarios' | 'simulation' | 'place' | 'decision'>

/** The digest without a change, and each scenario beside it. */
export function scenariosIn(known: Case, kept: Kept): ScenariosAnswer {
  const { withoutChange, ...digest } = digestOf(known, null)
  const silent = [...digest.silent]
  const compared = kept.scenarios.map((scenario): ScenariosAnswer['scenarios'][number] => {
    const { simulation } = scenario
    const problem = findSimulationProblem(known, simulation)
    const changed = problem ? null : digestOf(known, changeOf(known, queryOf(simulation)))
    // A scenario that only chooses other years for the capital has the present figures.
    const column = changed && (changed.withChange ?? withoutChange)
    const left = column && leftAfterTax(known, kept, { simulation, capital: scenario.capital })
    silent.push(...(changed?.silent ?? []).filter(isNew(silent)))
    return { ...scenario, problem, column, left }
  })
  const shown = leftAfterTax(known, kept, { simulation: null, capital: null })
  const isLeftTold = shown && silent.length === 0 && compared.every(({ column, left }) => !column || left)
  return {
    withoutChange,
    left: isLeftTold ? shown : null,
    scenarios: isLeftTold ? compared : compared.map((one) => ({ ...one, left: null })),
    ...unnamedIn(kept),
    silent,
  }
}

/** A silent party is listed once, no matter in how many scenarios it is silent. */
const isNew = (listed: readonly Silent[]) => (one: Silent) =>
  !listed.some(({ party, id }) => party === one.party && id === one.id)
