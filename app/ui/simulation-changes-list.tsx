import type { Simulation } from '~/dossier/simulation'
import { changesIn } from './simulation-changes'
import { useText } from './text'

/** What a simulation changes. */
export function SimulationChanges({ simulation }: { simulation: Simulation }) {
  const { t } = useText()
  return (
    <ul>
      {changesIn(t, simulation).map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
