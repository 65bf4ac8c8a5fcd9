import type { SimulationAnswer } from '~/dossier/simulation'
import { Actions, Button } from './button'
import { Section } from './section'
import { useText } from './text'

/** Ready-made simulations, one press each; to be put into the form, behind its own button. */
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
