import type { CapitalUse } from '~/dossier/shape/decision'
import type { Simulation } from '~/dossier/shape/simulation'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { TextField } from '~/ui/form/controls/field'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SimulationChanges } from '~/ui/synthesis/comparison/simulation-changes-list'

type KeepScenarioProps = { name: ReturnType<Bound>; simulation: Simulation | null; capital: CapitalUse | null }

/** Fields that name the simulation shown here, whatever another tab has simulated meanwhile. To be placed in a form. */
export function KeepScenario({ name, simulation, capital }: KeepScenarioProps) {
  const { t } = useText()
  return (
    <Section title={t('scenarios.keepTitle')}>
      {simulation && <SimulationChanges simulation={simulation} capital={capital} />}
      {simulation && <input type="hidden" name="simulation" value={JSON.stringify(simulation)} />}
      {simulation && capital && <input type="hidden" name="capital" value={JSON.stringify(capital)} />}
      <TextField {...name} label={t('scenarios.name')} hint={t('scenarios.nameHint')} required />
      <Actions>
        <Button kind="secondary">{t('scenarios.keep')}</Button>
      </Actions>
    </Section>
  )
}
