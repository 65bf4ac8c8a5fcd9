import { chf, dayText } from '~/language/format'
import { paragraph } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { TableRegion } from '~/ui/table-region'
import type { ExplainedView } from './view'

type Gaps = NonNullable<ExplainedView['gaps']>

type ExplainedGapsProps = {
  gaps: Gaps
  /** Whether the pension may be capped as part of a couple's. */
  isCouple: boolean
}

/** The missing years, how much pension they cost, and which can still be paid. */
export function ExplainedGaps({ gaps, isCouple }: ExplainedGapsProps) {
  const { t } = useText()
  const { years, filledMonths, monthlyCost, hasOthers } = gaps
  if (years.length === 0) return <Section title={t('explained.gaps.title')} intro={t('explained.gaps.none')} />
  const total = years.reduce((sum, { months }) => sum + months, 0)
  const isPayable = years.some(({ payableUntil }) => payableUntil !== null)
  return (
    <Section title={t('explained.gaps.title')}>
      <p>
        {paragraph(
          t('explained.gaps.total', { count: total }),
          hasOthers && t(isCouple ? 'explained.gaps.others' : 'explained.gaps.othersAlone'),
          filledMonths >= total
            ? t('explained.gaps.filledAll')
            : filledMonths > 0 && t('explained.gaps.filled', { months: filledMonths }),
        )}
      </p>
      <Cost monthly={monthlyCost} isCouple={isCouple} />
      <MissingYears years={years} />
      <p>{paragraph(t('explained.gaps.deadline'), t(isPayable ? 'explained.gaps.ask' : 'explained.gaps.askAnyway'))}</p>
    </Section>
  )
}

function Cost({ monthly, isCouple }: { monthly: number; isCouple: boolean }) {
  const { t } = useText()
  if (monthly === 0) return <p>{t('explained.gaps.noCost')}</p>
  const text = t('explained.perMonth', { amount: chf(monthly) })
  const value = <Figure figure="avs.gapCost" value={monthly} text={text} />
  const note = paragraph(t('explained.gaps.costNote'), isCouple && t('explained.gaps.costBeforeCap'))
  return <SummaryList rows={[{ term: t('explained.gaps.cost'), value, note }]} />
}

function MissingYears({ years }: Pick<Gaps, 'years'>) {
  const { t } = useText()
  return (
    <TableRegion label={t('explained.gaps.table')}>
      <table>
        <caption>{t('explained.gaps.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('explained.gaps.year')}</th>
            <th scope="col" className="number">
              {t('explained.gaps.months')}
            </th>
            <th scope="col">{t('explained.gaps.payable')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, months, payableUntil }) => (
            <tr key={year}>
              <th scope="row" className="year">
                {year}
              </th>
              <td className="number">{months}</td>
              <td>
                {payableUntil ? t('explained.gaps.until', { day: dayText(payableUntil) }) : t('explained.gaps.tooLate')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
