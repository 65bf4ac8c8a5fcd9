import type { CapitalUse } from '~/dossier/shape/decision'
import type { Simulation } from '~/dossier/shape/simulation'
import { useText } from '~/ui/frame/text'
import { capitalUseIn, changesIn } from './simulation-changes'

type ChangesProps = { simulation: Simulation; capital?: CapitalUse | null }

/** The changes of a simulation as a list, and what is done with its capital. */
export function SimulationChanges({ simulation, capital = null }: ChangesProps) {
  const { t } = useText()
  return (
    <ul>
      {[...changesIn(t, simulation), ...capitalUseIn(t, capital)].map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
