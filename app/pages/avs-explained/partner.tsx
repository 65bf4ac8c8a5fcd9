import { chf } from '~/language/format'
import { FULL_SCALE } from '~/ui/explained/step-words'
import { Fold } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { SummaryList } from '~/ui/summary-list'
import { amountRow } from './summary-rows'
import type { ExplainedView } from './view'

/** The partner's pension, without its steps, since they are private. null: only one of the two has entered the other. */
export function PartnerFold({ partner }: Pick<ExplainedView, 'partner'>) {
  const { t } = useText()
  return (
    <Fold title={t('explained.partner.title')}>
      <p>{t(partner ? 'explained.partner.intro' : 'explained.partner.later')}</p>
      {partner && <Told {...partner} />}
    </Fold>
  )
}

function Told({ amounts, scale, supplement, capped }: NonNullable<ExplainedView['partner']>) {
  const { t } = useText()
  const years = scale === 0 ? 'noPension' : scale < FULL_SCALE ? 'partialScale' : 'fullScale'
  return (
    <>
      {amounts.length > 0 && <SummaryList rows={amounts.map((amount) => amountRow(amount, t, 'avs.partner'))} />}
      <ul>
        <li>{t(`explained.partner.${years}`, { scale })}</li>
        {scale > 0 && <li>{t(`explained.partner.${capped ? 'cap' : 'noCap'}`)}</li>}
        {supplement > 0 && <li>{t('explained.partner.supplement', { amount: chf(supplement) })}</li>}
      </ul>
    </>
  )
}
