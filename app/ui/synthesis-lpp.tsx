import type { Column } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import { ExternalLink } from './external-link'
import { Figure } from './figure'
import { SummaryList } from './summary-list'
import { useText } from './text'

type SynthesisLppProps = { lpp: NonNullable<Column['lpp']>; column: 'withoutChange' | 'withChange' }

/** What the pension funds pay, and where they are on the web. */
export function SynthesisLpp({ lpp, column }: SynthesisLppProps) {
  const { t } = useText()
  return (
    <>
      <SummaryList
        rows={[
          {
            term: t('synthesis.lppMonthly'),
            value: <Figure figure="lpp.monthly" value={lpp.monthly} column={column} text={chf(lpp.monthly)} />,
          },
          { term: t('synthesis.lppFrom'), value: dayText(lpp.from) },
          {
            term: t('synthesis.lppCapital'),
            value: <Figure figure="lpp.capital" value={lpp.capital} column={column} text={chf(lpp.capital)} />,
            note: t('synthesis.lppCapitalNote'),
          },
          {
            term: t('synthesis.lppCapitalAtRetirement'),
            value: chf(lpp.capitalAtRetirement),
            note: t('synthesis.lppCapitalAtRetirementNote'),
          },
        ]}
      />
      <h3>{t('synthesis.lppFunds')}</h3>
      <ul>
        {lpp.funds.map(({ name, webUrl, asOf }) => (
          <li key={name}>
            {webUrl ? <ExternalLink href={webUrl} name={name} /> : name}{' '}
            <span className="hint">{t('synthesis.lppFundAsOf', { day: dayText(asOf) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
