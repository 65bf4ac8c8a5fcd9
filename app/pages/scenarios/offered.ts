/** What can be compared among scenarios: the situation without a change, and each that is still possible. */
import { isEmptySimulation, type Simulation } from '~/dossier/shape/simulation'
import type { ScenariosAnswer } from '~/dossier/shape/simulation-answers'
import type { T } from '~/ui/frame/text'
import { type Offered, offeredScenario } from '~/ui/synthesis/comparison/beside/shown'

/** Empty without a scenario to compare. `saved`: the change that is saved now. */
export function offeredScenarios(t: T, kept: ScenariosAnswer['scenarios'], saved: Simulation | null): Offered[] {
  const possible = kept.filter(({ problem }) => problem === null)
  if (possible.length === 0) return []
  const without: Offered = {
    ...{ key: 'without', figure: 'scenarios.without', simulation: null },
    name: t('synthesis.columns.withoutChange'),
    isOwn: saved === null || isEmptySimulation({ ...saved, need: null }),
    taking: { kind: 'noChange' },
  }
  return [without, ...possible.map((scenario) => offeredScenario(scenario, saved))]
}
