import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'

type SimulationNotesProps = { transitionGeneration: boolean; hasPartner: boolean }

/** Notes on what law and fund rules allow, and on assumptions. */
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
