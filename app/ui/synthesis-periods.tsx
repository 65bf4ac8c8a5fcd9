import type { Period } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import { TableRegion } from './table-region'
import { useText } from './text'

type SynthesisPeriodsProps = { periods: readonly Period[]; title: 'synthesis.periods' | 'synthesis.periodsWithChange' }

/** Who of a couple is paid how much, from when to when. */
export function SynthesisPeriods({ periods, title }: SynthesisPeriodsProps) {
  const { t } = useText()
  const amount = (monthly: number | null) => (monthly === null ? t('synthesis.periodNone') : chf(monthly))
  return (
    <TableRegion label={t(title)}>
      <table>
        <caption>{t(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('synthesis.period')}</th>
            <th scope="col" className="number">
              {t('synthesis.periodMe')}
            </th>
            <th scope="col" className="number">
              {t('synthesis.periodPartner')}
            </th>
            <th scope="col" className="number">
              {t('synthesis.periodTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ from, to, person, partner, total, capped }) => (
            <tr key={from}>
              <th scope="row">
                {t(to ? 'synthesis.periodSpan' : 'synthesis.periodForLife', {
                  from: dayText(from),
                  to: to && dayText(to),
                })}
              </th>
              <td className="number">{amount(person)}</td>
              <td className="number">{amount(partner)}</td>
              <td className="number">
                {chf(total)}
                {capped && <span className="hint">{t('synthesis.periodCapped')}</span>}
                <Supplement monthly={supplementIn({ person, partner, total })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

/** Why the two pensions do not add up to the total. */
function Supplement({ monthly }: { monthly: number }) {
  const { t } = useText()
  return monthly > 0 ? <span className="hint">{t('synthesis.periodSupplement', { amount: chf(monthly) })}</span> : null
}

/** What the total holds beside the pensions, CHF a month; to the Rappen, as amounts are. */
const supplementIn = ({ person, partner, total }: Pick<Period, 'person' | 'partner' | 'total'>) =>
  Math.round(100 * (total - (person ?? 0) - (partner ?? 0))) / 100
