import { chf, dayText, percent } from '~/language/format'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import type { ExplainedFund, LppExplainedView } from './view'

type FundNoticesProps = { fund: ExplainedFund } & Pick<LppExplainedView, 'retirementDate' | 'change'>

/** Why a fund gives no figure, and where a certificate contradicts itself. */
export function FundNotices({ fund, retirementDate, change }: FundNoticesProps) {
  const { t } = useText()
  const { missing, largestCapitalShare, certificate } = fund
  return (
    <>
      {missing && (
        <Notice kind="warning">
          {t(`explainedLpp.missing.${missing}`, {
            day: dayText(retirementDate),
            share: percent(change?.capitalShare ?? 0),
            largest: percent(largestCapitalShare),
          })}{' '}
          {t('explainedLpp.missingNext')}
        </Notice>
      )}
      {certificate?.differs && (
        <Notice kind="info">
          {t('explainedLpp.certificate.differs', {
            printed: chf(certificate.differs.printed),
            projected: chf(certificate.differs.projected),
          })}
        </Notice>
      )}
    </>
  )
}
