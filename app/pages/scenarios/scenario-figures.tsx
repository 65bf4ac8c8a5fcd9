import type { LeftAfterTax } from '~/dossier/shape/simulation-answers'
import { hasSameLacks } from '~/language/at-least'
import { amountText, chf, dayText, signedChf } from '~/language/format'
import { between } from '~/language/tax-text'
import type { Column } from '~/pillars/synthesis/result'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { Figure } from '~/ui/figure'
import { NoValue } from '~/ui/frame/no-value'
import { useText } from '~/ui/frame/text'
import { monthlyParts } from '~/ui/synthesis/monthly-parts'
import { MonthlyTotal } from '~/ui/synthesis/monthly-total'
import { Gap } from '~/ui/synthesis/need/gap'
import { Phases } from '~/ui/synthesis/phases/phases'
import { endsBeside, TotalEnds } from '~/ui/synthesis/total-ends'
import { tableRole } from '~/ui/table-role'

type FiguresProps = {
  column: Column | null
  /** The column without a change, for comparison. */
  before?: Column
  scale: number
  /** What somebody needs, CHF a month; null: not given. */
  need?: number | null
  /** All capital after tax; null: not compared. */
  left: LeftAfterTax | null
}

/** The cells of a scenario: the monthly amount, the difference, and what is paid once. */
export function ScenarioFigures({ column, before, scale, need = null, left }: FiguresProps) {
  const { t } = useText()
  return (
    <>
      <td className="scenario-monthly" {...tableRole('cell')}>
        {column ? <Monthly column={column} scale={scale} /> : <NoValue />}
        {column && need !== null && column.monthlyTotal !== null && !column.ranges && column.complete && (
          <span className="hint">
            <Gap need={need} gap={{ gap: cents(need - column.monthlyTotal), range: null }} />
          </span>
        )}
      </td>
      <td
        className={before ? 'scenario-difference' : 'scenario-none'}
        data-term={t('scenarios.columns.difference')}
        {...tableRole('cell')}
      >
        {column && before && <Difference of="monthly" {...monthlyOf(column, before)} />}
      </td>
      <td className="scenario-capital" data-term={t('scenarios.columns.capital')} {...tableRole('cell')}>
        {column && <Capital column={column} before={before} left={left} />}
      </td>
    </>
  )
}

const cents = (amount: number) => Math.round(100 * amount) / 100

/** The amount for life, drawn on the scale of all rows. */
function Monthly({ column, scale }: { column: Column; scale: number }) {
  const { t } = useText()
  const { monthlyTotal, avs, lpp, totalFrom, first, complete } = column
  if (monthlyTotal === null) return <NoValue />
  const ofAvs = avs ? avs.monthly + avs.supplement : 0
  return (
    <>
      <span className="scenario-amount">
        <MonthlyTotal column={{ ...column, monthlyTotal }} /> <span className="hint">{t('words.perMonth')}</span>
      </span>
      {endsBeside(column) && (
        <span className="hint">
          <TotalEnds column={column} form="sentence" />
        </span>
      )}
      <PillarBar parts={monthlyParts(column)} of={scale} isIncomplete={!column.complete} />
      <span className="hint">
        {t('scenarios.parts', {
          avs: avs ? amountText(ofAvs) : t('words.notKnown'),
          lpp: lpp || complete ? amountText(lpp?.monthly ?? 0) : t('words.notKnown'),
        })}
      </span>
      {totalFrom && first && (
        <span className="hint">
          {t('scenarios.from', { day: dayText(totalFrom) })}{' '}
          <Phases column={column} figure={(what) => `total.${what}`} text={chf} form="note" />.
        </span>
      )}
    </>
  )
}

/** What is paid once, and by which funds and accounts if there is a choice. */
function Capital({ column, before, left }: Pick<FiguresProps, 'before' | 'left'> & { column: Column }) {
  const { t } = useText()
  const { capitalTotal, lpp } = column
  if (capitalTotal === null) return <NoValue />
  return (
    <>
      <Figure figure="total.capital" value={capitalTotal} text={chf(capitalTotal)} />
      {before && <Difference of="capital" {...capitalOf(column, before)} />}
      {lpp !== null && lpp.capital > 0 && (
        <span className="hint">
          {t('scenarios.capitals', { lpp: amountText(lpp.capital), others: amountText(capitalTotal - lpp.capital) })}
        </span>
      )}
      {left && capitalTotal > 0 && <Left left={left} />}
    </>
  )
}

/** What is left after tax; `value`: the lower end of a range. */
function Left({ left }: { left: LeftAfterTax }) {
  const { t } = useText()
  return (
    <span className="hint">
      {t(left.low === left.high ? 'scenarios.left' : 'scenarios.leftBetween')}{' '}
      <Figure figure="capital.left" value={left.low} text={between(t, left)} />
    </span>
  )
}

/** No difference is shown for a range or an amount that lacks a pillar, since it would not be the price of the whole. */
function monthlyOf(column: Column, before: Column) {
  const [one, other] = [column.monthlyTotal, before.monthlyTotal]
  const isCompared = !column.ranges && !before.ranges && column.complete && before.complete
  return { difference: isCompared && one !== null && other !== null ? one - other : null }
}

const capitalOf = (column: Column, before: Column) => ({
  difference: hasSameLacks(['lpp', 'pillar3a'], column, before)
    ? (column.capitalTotal ?? 0) - (before.capitalTotal ?? 0)
    : null,
})

/** With a sign for the eye, and as a sentence for screen readers. */
function Difference({ of, difference }: { of: 'monthly' | 'capital'; difference: number | null }) {
  const { t } = useText()
  if (difference === null) return <NoValue />
  const direction = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'
  const said = { amount: chf(Math.abs(difference)), what: t(`scenarios.compared.${of}`) }
  return (
    <span className="scenario-more">
      <span aria-hidden="true">{difference === 0 ? t('scenarios.unchanged') : signedChf(difference)}</span>
      <span className="visually-hidden">{t(`scenarios.compared.${direction}`, said)}</span>
    </span>
  )
}
