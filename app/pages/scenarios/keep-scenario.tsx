import type { CapitalUse } from '~/dossier/shape/decision'
import type { Simulation } from '~/dossier/shape/simulation'
import { SCENARIO } from '~/forms/scenario'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { Control } from '~/ui/form/declaration/control'
import type { Field } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SimulationChanges } from '~/ui/synthesis/comparison/simulation-changes-list'

type KeepScenarioProps = { name: Field; bound: Bound; simulation: Simulation | null; capital: CapitalUse | null }

/** Fields that identify the simulation shown here, whatever another tab has simulated meanwhile. To be placed in a form. */
export function KeepScenario({ name, bound, simulation, capital }: KeepScenarioProps) {
  const { t } = useText()
  return (
    <Section title={t('scenarios.keepTitle')}>
      {simulation && <SimulationChanges simulation={simulation} capital={capital} />}
      {simulation && <input type="hidden" name="simulation" value={JSON.stringify(simulation)} />}
      {simulation && capital && <input type="hidden" name="capital" value={JSON.stringify(capital)} />}
      <Control spec={SCENARIO.fields.name} field={name} bound={bound} />
      <Actions>
        <Button kind="secondary">{t('scenarios.keep')}</Button>
      </Actions>
    </Section>
  )
}
