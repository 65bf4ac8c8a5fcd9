import type { NetAnswer } from '~/estimate/answers/net'
import type { NetOverTime } from '~/estimate/read/figures'
import { chf, dayText, signedChf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { IncomeAfterTax } from '~/pillars/synthesis/net-over-time'
import { IncomePicture } from '~/ui/chart/income/income-picture'
import { NoValue } from '~/ui/frame/no-value'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { startOf } from '~/ui/synthesis/outlook/income-text'
import { describedNet } from '~/ui/synthesis/outlook/net-picture'
import { Table } from '~/ui/table'
import { IncomeViews, type View } from './income-views'

type NetIncomeProps = {
  net: NetAnswer
  overTime: NetOverTime
  digest: Pick<Digest, 'computedOn' | 'withoutChange' | 'need'>
  views: readonly View[]
}

/** What the picture shows net: null where nothing is told after tax. */
export function netShown(net: NetAnswer | null, overTime: NetOverTime) {
  const column: ColumnName = net?.withChange ? 'withChange' : 'withoutChange'
  const [told, income] = [net?.[column], overTime[column]]
  if (!told || 'refused' in told || !income) return null
  const [toldBefore, incomeBefore] = [net?.withoutChange, overTime.withoutChange]
  const isBefore = column === 'withChange' && toldBefore && !('refused' in toldBefore) && incomeBefore
  return { net: told, income, before: isBefore ? { net: toldBefore, income: incomeBefore } : null }
}

/** The income over time, gross as ever until everybody is retired, and net from then on: of both spouses, if there are two. */
export function NetIncomeOverTime({ net, overTime, digest, views }: NetIncomeProps) {
  const { t } = useText()
  const shown = netShown(net, overTime)
  const drawn = shown && describedNet(t, { ...shown, digest })
  if (!shown || !drawn) return null
  return (
    <Section title={t(`outlook.net.title${shown.net.adults === 2 ? 'OfTwo' : ''}`)}>
      <IncomeViews chosen="net" views={views} />
      <IncomePicture {...drawn} />
      <p className="hint">{drawn.hints.join(' ')}</p>
      <details className="help picture-table">
        <summary>{t('outlook.picture.table')}</summary>
        {shown.before && <NetTable income={shown.before.income} column="withoutChange" today={digest.computedOn} />}
        <NetTable income={shown.income} column={shown.before ? 'withChange' : null} today={digest.computedOn} />
        <p className="hint">
          {t('net.before')} {shown.net.gross.low < shown.net.gross.high && t('net.steps.asExpected')}
        </p>
      </details>
    </Section>
  )
}

const amountText = (amount: number | null) => (amount === null ? <NoValue /> : chf(Math.round(amount)))

type NetTableProps = { income: IncomeAfterTax; column: ColumnName | null; today: string }

/** The pensions as they are paid, what the tax takes, and what is left. */
function NetTable({ income: { steps, gross, tax, from }, column, today }: NetTableProps) {
  const { t } = useText()
  const day = dayText(from)
  const parts = (['salary', 'avs', 'lpp'] as const).filter((part) => steps.some((step) => step[part] !== null))
  return (
    <Table
      className="stacked stacked-told"
      caption={
        column
          ? t('outlook.net.tableIn', { day, column: t(`outlook.income.columns.${column}`) })
          : t('outlook.net.table', { day })
      }
      heads={[
        t('outlook.income.from'),
        ...parts.map((part) => t(`outlook.income.parts.${part}`)),
        t('outlook.net.taxes'),
        t('outlook.income.total'),
      ]}
      rows={steps.map((step) => {
        const start = startOf(t, step, today)
        const isNet = step.from === from
        const paid = isNet ? { salary: null, avs: gross.avs, lpp: gross.lpp || null } : step
        return {
          key: step.from,
          head: (
            <>
              {start.age} <span className="hint">{start.since}</span>
            </>
          ),
          cells: [
            ...parts.map((part) => amountText(paid[part])),
            isNet ? signedChf(-Math.round(tax)) : <NoValue key="tax" />,
            amountText(step.total),
          ],
        }
      })}
      cellClass="number"
    />
  )
}
