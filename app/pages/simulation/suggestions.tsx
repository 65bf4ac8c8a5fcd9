import type { SimulationAnswer } from '~/dossier/shape/simulation'
import { Actions, Button } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'

/** Buttons for suggested simulations. To be placed in the form after its own button. */
export function SimulationSuggestions({ suggestions }: Pick<SimulationAnswer, 'suggestions'>) {
  const { t } = useText()
  if (suggestions.length === 0) return null
  return (
    <Section title={t('simulation.suggestions.title')}>
      <Actions>
        {suggestions.map(({ key }) => (
          <Button key={key} kind="secondary" name="suggestion" value={key}>
            {t(`simulation.suggestions.${key}`)}
          </Button>
        ))}
      </Actions>
    </Section>
  )
}
