import { Section } from './section'
import { useText } from './text'

type SimulationNotesProps = { transitionGeneration: boolean; hasPartner: boolean }

/** What law and fund rules allow, and what is assumed. */
export function SimulationNotes({ transitionGeneration, hasPartner }: SimulationNotesProps) {
  const { t } = useText()
  return (
    <Section title={t('simulation.know')}>
      <ul>
        <li>{t('simulation.avs')}</li>
        {transitionGeneration && <li>{t('simulation.transitionGeneration')}</li>}
        <li>{t('simulation.lpp')}</li>
        <li>{t('simulation.pillar3a')}</li>
        {hasPartner && <li>{t('simulation.partner')}</li>}
      </ul>
    </Section>
  )
}
