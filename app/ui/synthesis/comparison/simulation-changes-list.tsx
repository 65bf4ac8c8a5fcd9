import type { Simulation } from '~/dossier/shape/simulation'
import { useText } from '~/ui/frame/text'
import { changesIn } from './simulation-changes'

/** The changes of a simulation as a list. */
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
