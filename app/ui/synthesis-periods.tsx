import type { ReactNode } from 'react'
import type { Period } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import { as } from './table-role'
import { useText } from './text'

type SynthesisPeriodsProps = { periods: readonly Period[]; title: 'synthesis.periods' | 'synthesis.periodsWithChange' }

/** Who of a couple is paid how much, from when to when. */
export function SynthesisPeriods({ periods, title }: SynthesisPeriodsProps) {
  const { t } = useText()
  const amount = (monthly: number | null) => (monthly === null ? t('synthesis.periodNone') : chf(monthly))
  return (
    <table className="stacked stacked-3" {...as('table')}>
      <caption>{t(title)}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th scope="col" {...as('columnheader')}>
            {t('synthesis.period')}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="number" {...as('columnheader')}>
              {t(`synthesis.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {periods.map(({ from, to, person, partner, total, capped }) => (
          <tr key={from} {...as('row')}>
            <th scope="row" {...as('rowheader')}>
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
  <td className="number" {...as('cell')}>
    {children}
  </td>
)

/** Why the two pensions do not add up to the total. */
function Supplement({ monthly }: { monthly: number }) {
  const { t } = useText()
  return monthly > 0 ? <span className="hint">{t('synthesis.periodSupplement', { amount: chf(monthly) })}</span> : null
}

/** What the total holds beside the pensions, CHF a month; to the Rappen, as amounts are. */
export const supplementIn = ({ person, partner, total }: Pick<Period, 'person' | 'partner' | 'total'>) =>
  Math.round(100 * (total - (person ?? 0) - (partner ?? 0))) / 100
