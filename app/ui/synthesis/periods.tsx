import type { ReactNode } from 'react'
import { chf, dayText } from '~/language/format'
import type { Period } from '~/pillars/result'
import { useText } from '../frame/text'
import { tableRole } from '../table-role'

type SynthesisPeriodsProps = { periods: readonly Period[]; title: 'synthesis.periods' | 'synthesis.periodsWithChange' }

/** The pensions of both spouses, period by period. */
export function SynthesisPeriods({ periods, title }: SynthesisPeriodsProps) {
  const { t } = useText()
  const amount = (monthly: number | null) => (monthly === null ? t('synthesis.periodNone') : chf(monthly))
  return (
    <table className="stacked stacked-3" {...tableRole('table')}>
      <caption>{t(title)}</caption>
      <thead {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          <th scope="col" {...tableRole('columnheader')}>
            {t('synthesis.period')}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="number" {...tableRole('columnheader')}>
              {t(`synthesis.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {periods.map(({ from, to, person, partner, total, capped }) => (
          <tr key={from} {...tableRole('row')}>
            <th scope="row" {...tableRole('rowheader')}>
              {t(to ? 'synthesis.periodSpan' : 'synthesis.periodForLife', {
                from: dayText(from),
                to: to && dayText(to),
              })}
            </th>
            <Amount>{amount(person)}</Amount>
            <Amount>{amount(partner)}</Amount>
            <Amount>
              {chf(total)} {capped && <span className="hint">{t('synthesis.periodCapped')}</span>}
              <Supplement monthly={supplementIn({ person, partner, total })} />
            </Amount>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const COLUMNS = ['periodMe', 'periodPartner', 'periodTotal'] as const

const Amount = ({ children }: { children: ReactNode }) => (
  <td className="number" {...tableRole('cell')}>
    {children}
  </td>
)

/** Explains why the two pensions do not add up to the total. */
function Supplement({ monthly }: { monthly: number }) {
  const { t } = useText()
  return monthly > 0 ? <span className="hint">{t('synthesis.periodSupplement', { amount: chf(monthly) })}</span> : null
}

/** The supplement contained in the total beside the two pensions, CHF a month, rounded to the Rappen. */
export const supplementIn = ({ person, partner, total }: Pick<Period, 'person' | 'partner' | 'total'>) =>
  Math.round(100 * (total - (person ?? 0) - (partner ?? 0))) / 100
