import type { SimulationAnswer } from '~/dossier/shape/simulation'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'

/** Ready-made changes, each a button with what it changes. To be placed in a form of its own. */
export function Levers({ levers }: { levers: SimulationAnswer['suggestions'] }) {
  const { t } = useText()
  return (
    <Section title={t('simulation.suggestions.title')}>
      <ul className="levers">
        {levers.map(({ key }) => (
          <li key={key}>
            <button type="submit" className="lever" name="suggestion" value={key}>
              <span className="lever-name">{t(`simulation.suggestions.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
