import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Words } from '~/ui/term'

type SimulationNotesProps = { transitionGeneration: boolean; hasPartner: boolean }

/** Notes on what the law and the funds' rules allow, and on assumptions. */
export function SimulationNotes({ transitionGeneration, hasPartner }: SimulationNotesProps) {
  const { t } = useText()
  const notes = [
    ...(transitionGeneration ? (['avsOfTransition', 'transitionGeneration'] as const) : (['avs'] as const)),
    'lpp',
    'pillar3aNote',
    ...(hasPartner ? (['partner'] as const) : []),
  ] as const
  return (
    <Section title={t('simulation.know')}>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <Words>{t(`simulation.${note}`)}</Words>
          </li>
        ))}
      </ul>
    </Section>
  )
}
