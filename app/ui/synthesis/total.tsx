import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import { leavingIn } from '~/language/leaving'
import type { Day } from '~/pillars/day'
import type { Column, ColumnName, FirstPayment } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { Figure } from '../figure'
import { type T, useText } from '../frame/text'
import { type Cell, Comparison } from './comparison/comparison'
import { type Cells, comparisonRows } from './comparison/comparison-rows'
import type { MissingPart } from './missing'
import { RangeBasis, RangeFigure } from './range-figure'

type SynthesisTotalProps = {
  digest: Digest
  missing: MissingParts
}
type MissingParts = Record<
  MissingPart['pillar'],
  Pick<MissingPart, 'none' | 'notHandled' | 'withoutIncomes' | 'silent'>
>

/** The totals of the three pillars, without and with a change. The one that counts stands at the head of the page too. */
export const SynthesisTotal = ({ digest, missing }: SynthesisTotalProps) => (
  <TotalTable {...digest} missing={missing} told={digest.withChange ? 'withChange' : 'withoutChange'} />
)

type Total = Pick<
  Column,
  'retirementDate' | 'worksUntil' | 'totalFrom' | 'monthlyTotal' | 'first' | 'ranges' | 'capitalTotal'
> & {
  avs: object | null
  lpp: object | null
  pillar3a: object | null
}
type TotalTableProps = {
  withoutChange: Total
  withChange: Total | null
  missing: MissingParts
  /** The column whose totals the page has told to programs before. */
  told?: ColumnName
}

/** The totals of the three pillars without and with the change. */
export function TotalTable({ withoutChange, withChange, missing, told }: TotalTableProps) {
  const { t } = useText()
  const withAvs = (withoutChange.avs ?? withChange?.avs ?? null) !== null
  const texts = [
    { name: 'retirement', term: t('synthesis.retirement') },
    { name: 'monthly', term: t('synthesis.totalMonthly'), note: withAvs ? t('synthesis.totalMonthlyNote') : undefined },
    { name: 'capital', term: t('synthesis.totalCapital'), note: t('synthesis.totalCapitalNote') },
  ] as const
  const cells = (column: Total, name: ColumnName): Cells<(typeof texts)[number]['name']> => ({
    retirement: { value: dayText(leavingIn(column)) },
    monthly: monthlyCell(t, column, { name, missing, isTold: name === told }),
    capital: capitalCell(t, column, { name, missing, isTold: name === told }),
  })
  return (
    <Comparison
      label={t('synthesis.total')}
      rows={comparisonRows(texts, cells(withoutChange, 'withoutChange'), withChange && cells(withChange, 'withChange'))}
      absent={withChange ? {} : { withChange: t('synthesis.noSimulation') }}
    />
  )
}

type CellContext = { name: ColumnName; missing: MissingParts; isTold: boolean }

function monthlyCell(t: T, column: Total, { name, missing, isTold }: CellContext): Cell {
  const { monthlyTotal, totalFrom, ranges, avs, lpp } = column
  if (monthlyTotal === null || totalFrom === null) {
    const isFinal = missing.avs.notHandled && missing.lpp.none
    return { value: t(isFinal ? 'synthesis.totalNotComputed' : 'synthesis.totalNothing') }
  }
  if (ranges)
    return {
      value: isTold ? (
        <strong className="figure figure-large">{amountOrRange(t, monthlyTotal, ranges.total)}</strong>
      ) : (
        <RangeFigure figure="total.monthly" range={ranges.total} column={name} size="large" />
      ),
      note: (
        <>
          {totalNote(t, column, missing)}{' '}
          <RangeBasis causes={ranges.causes}>
            <Figure figure="total.monthly" value={monthlyTotal} column={name} text={chf(monthlyTotal)} />
          </RangeBasis>
        </>
      ),
    }
  const isNothing = monthlyTotal === 0 && avs !== null && (lpp !== null || missing.lpp.none)
  const text = isNothing ? t('synthesis.noPension') : chf(monthlyTotal)
  if (isTold)
    return {
      value: <strong className="figure figure-large">{text}</strong>,
      note: missingPension(column, missing) ? totalNote(t, column, missing) : undefined,
    }
  return {
    value: <Figure figure="total.monthly" value={monthlyTotal} column={name} text={text} size="large" />,
    note: isNothing ? undefined : <TotalNote column={column} name={name} missing={missing} />,
  }
}

type TotalNoteProps = { column: Total; name: ColumnName; missing: MissingParts }

/** As `totalNote`, with the first amount for programs. */
function TotalNote({ column, name, missing }: TotalNoteProps) {
  const { t } = useText()
  const { totalFrom, first } = column
  if (totalFrom === null) return null
  return (
    <>
      {fromNote(t, column, totalFrom, missing)}{' '}
      {first && (
        <>
          {t('synthesis.totalFirstAmount')}{' '}
          <Figure figure="total.monthlyFirst" value={first.monthly} column={name} text={chf(first.monthly)} />{' '}
          {t('synthesis.totalFirstDays', daysOf(first))}
        </>
      )}
    </>
  )
}

/** When the monthly total starts, what it does not include, and what is paid at first; null without a total. */
export function totalNote(t: T, column: Total, missing: MissingParts): string | null {
  const { totalFrom, first } = column
  if (totalFrom === null) return null
  const from = fromNote(t, column, totalFrom, missing)
  if (!first) return from
  return [from, t('synthesis.totalFirstAmount'), chf(first.monthly), t('synthesis.totalFirstDays', daysOf(first))].join(
    ' ',
  )
}

const daysOf = ({ from, to }: FirstPayment) => ({ from: dayText(from), to: dayText(to) })

/** Names a pension that is missing in the total, since only a complete total may be called 'all your pensions'. */
function fromNote(t: T, column: Total, totalFrom: Day, missing: MissingParts): string {
  const key = {
    avs: 'totalMonthlyWithoutAvs' as const,
    lpp: 'totalMonthlyWithoutLpp' as const,
    none: 'totalMonthlyFrom' as const,
  }[missingPension(column, missing) ?? 'none']
  return t(`synthesis.${key}`, { day: dayText(totalFrom) })
}

const missingPension = ({ avs, lpp }: Total, missing: MissingParts) =>
  avs === null ? 'avs' : lpp === null && !missing.lpp.none ? 'lpp' : null

/** Which pillar is missing in the total of capital; null if none is, or without a total. */
export function capitalNote(t: T, { capitalTotal, lpp, pillar3a }: Total, missing: MissingParts): string | null {
  if (capitalTotal === null) return null
  if (lpp === null && !missing.lpp.none) return t('synthesis.totalCapitalWithoutLpp')
  return pillar3a === null && !missing.pillar3a.none ? t('synthesis.totalCapitalWithoutPillar3a') : null
}

function capitalCell(t: T, column: Total, { name, missing, isTold }: CellContext): Cell {
  const { capitalTotal } = column
  if (isTold && capitalTotal !== null && capitalTotal > 0)
    return {
      value: <strong className="figure figure-large">{chf(capitalTotal)}</strong>,
      note: capitalNote(t, column, missing) ?? undefined,
    }
  if (capitalTotal !== null)
    return {
      value: <Figure figure="total.capital" value={capitalTotal} column={name} text={chf(capitalTotal)} size="large" />,
      note: capitalNote(t, column, missing) ?? undefined,
    }
  return { value: t(missing.lpp.none && missing.pillar3a.none ? 'synthesis.noCapital' : 'synthesis.totalNothing') }
}
