import { chf } from '~/text/format'
import { amountRow } from './explained-summary'
import type { ExplainedView } from './explained-view'
import { FULL_SCALE } from './explained-words'
import { Section } from './section'
import { SummaryList } from './summary-list'
import { useText } from './text'

/** The partner's pension, short: how it came stays theirs. null: only one of the two has entered the other. */
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

function Told({ amounts, scale, supplement, capped }: NonNullable<ExplainedView['partner']>) {
  const { t } = useText()
  const years = scale === 0 ? 'noPension' : scale < FULL_SCALE ? 'partialScale' : 'fullScale'
  return (
    <>
      {amounts.length > 0 && <SummaryList rows={amounts.map((amount) => amountRow(amount, 'avs.partner', t))} />}
      <ul>
        <li>{t(`explained.partner.${years}`, { scale })}</li>
        {scale > 0 && <li>{t(`explained.partner.${capped ? 'cap' : 'noCap'}`)}</li>}
        {supplement > 0 && <li>{t('explained.partner.supplement', { amount: chf(supplement) })}</li>}
      </ul>
    </>
  )
}
