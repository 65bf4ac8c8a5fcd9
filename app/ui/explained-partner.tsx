import { partnerSentence } from './explained-partner-sentences'
import { amountRow } from './explained-summary'
import type { ExplainedView } from './explained-view'
import { Section } from './section'
import { SummaryList } from './summary-list'
import { useText } from './text'

/** The partner's pension, short: their account stays theirs. null: only one of the two has entered the other. */
export function ExplainedPartner({ partner }: Pick<ExplainedView, 'partner'>) {
  const { t } = useText()
  return (
    <Section
      title={t('explained.partner.title')}
      intro={t(partner ? 'explained.partner.intro' : 'explained.partner.later')}
    >
      {partner && <Told {...partner} />}
    </Section>
  )
}

function Told({ amounts, steps }: NonNullable<ExplainedView['partner']>) {
  const { t } = useText()
  const sentences = steps.map((step) => partnerSentence(step, t)).filter((sentence) => sentence !== null)
  return (
    <>
      {amounts.length > 0 && <SummaryList rows={amounts.map((amount) => amountRow(amount, 'avs.partner', t))} />}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
