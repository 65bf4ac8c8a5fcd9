import type { Simulation } from '~/dossier/simulation'
import type { Bound } from './bound'
import { Actions, Button } from './button'
import { TextField } from './field'
import { Section } from './section'
import { SimulationChanges } from './simulation-changes-list'
import { useText } from './text'

type KeepScenarioProps = { name: ReturnType<Bound>; simulation: Simulation | null }

/** Keeps the simulation that is told here under a name, whatever another tab has simulated meanwhile. Stands in a form. */
export function KeepScenario({ name, simulation }: KeepScenarioProps) {
  const { t } = useText()
  return (
    <Section title={t('scenarios.keepTitle')} intro={t('scenarios.keepIntro')}>
      {simulation && <SimulationChanges simulation={simulation} />}
      {simulation && <input type="hidden" name="simulation" value={JSON.stringify(simulation)} />}
      <TextField {...name} label={t('scenarios.name')} hint={t('scenarios.nameHint')} autoComplete="off" required />
      <Actions>
        <Button kind="secondary">{t('scenarios.keep')}</Button>
      </Actions>
    </Section>
  )
}
