import { amountOrRange } from '~/language/amount-or-range'
import { lackOf, totalWords } from '~/language/at-least'
import { chf, dayText } from '~/language/format'
import { leavingIn } from '~/language/leaving'
import type { ColumnWithPhases } from '~/language/phases'
import type { Day } from '~/pillars/day'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import { Figure } from '../figure'
import { type T, useText } from '../frame/text'
import { type Cell, Comparison } from './comparison/comparison'
import { type Cells, comparisonRows } from './comparison/comparison-rows'
import type { MissingPart } from './missing'
import { MonthlyTotal } from './monthly-total'
import { phaseSentences } from './phases/phase-words'
import { Phases } from './phases/phases'
import { RangeBasis } from './range-figure'

type SynthesisTotalProps = {
  digest: Digest
  missing: MissingParts
}
/** Why there is no total at all. */
type MissingParts = Record<MissingPart['pillar'], Pick<MissingPart, 'none' | 'notHandled'>>

/** The totals of the three pillars, without and with a change. The one that counts is also at the top of the page. */
export const SynthesisTotal = ({ digest, missing }: SynthesisTotalProps) => (
  <TotalTable {...digest} missing={missing} markedUp={digest.withChange ? 'withChange' : 'withoutChange'} />
)

type CapitalOfFunds = {
  monthly?: number
  sureness?: string
  capital?: number
  funds?: readonly { isShareToCheck?: true; isByLaw?: true }[]
}

type Total = ColumnWithPhases & { lpp: CapitalOfFunds | null } & Pick<
    Column,
    'retirementDate' | 'worksUntil' | 'totalFrom' | 'missing' | 'ranges' | 'capitalTotal'
  > & {
    pillar3a: object | null
  }
type TotalTableProps = {
  withoutChange: Total
  withChange: Total | null
  missing: MissingParts
  /** The column whose totals the page has already marked up for programs. */
  markedUp?: ColumnName
  columns?: readonly ColumnName[]
}

/** The totals of the three pillars without and with the change. */
export function TotalTable({ withoutChange, withChange, missing, markedUp, columns }: TotalTableProps) {
  const { t } = useText()
  const withAvs = (withoutChange.avs ?? withChange?.avs ?? null) !== null
  const texts = [
    { name: 'retirement', term: t('synthesis.retirement') },
    { name: 'monthly', term: t('synthesis.totalMonthly'), note: withAvs ? t('synthesis.totalMonthlyNote') : undefined },
    { name: 'capital', term: t('synthesis.totalCapital'), note: t('synthesis.totalCapitalNote') },
  ] as const
  const cells = (column: Total, name: ColumnName): Cells<(typeof texts)[number]['name']> => ({
    retirement: { value: dayText(leavingIn(column)) },
    monthly: monthlyCell(t, column, { name, missing, isMarkedUp: name === markedUp }),
    capital: capitalCell(t, column, { name, missing, isMarkedUp: name === markedUp }),
  })
  return (
    <Comparison
      label={t('synthesis.total')}
      rows={comparisonRows(texts, cells(withoutChange, 'withoutChange'), withChange && cells(withChange, 'withChange'))}
      absent={withChange ? {} : { withChange: t('synthesis.noSimulation') }}
      columns={columns}
    />
  )
}

type CellContext = { name: ColumnName; missing: MissingParts; isMarkedUp: boolean }

function monthlyCell(t: T, column: Total, { name, missing, isMarkedUp }: CellContext): Cell {
  const { monthlyTotal, totalFrom, ranges, complete } = column
  if (monthlyTotal === null || totalFrom === null) {
    const isFinal = missing.avs.notHandled && missing.lpp.none
    return { value: t(isFinal ? 'synthesis.totalNotComputed' : 'synthesis.totalNothing') }
  }
  const text =
    monthlyTotal === 0 && complete ? t('synthesis.noPension') : amountOrRange(t, monthlyTotal, ranges?.total ?? null)
  const value = isMarkedUp ? (
    <strong className="figure figure-large">{totalWords(t, column, text)}</strong>
  ) : (
    <MonthlyTotal column={{ ...column, monthlyTotal }} name={name} size="large" />
  )
  if (ranges)
    return {
      value,
      note: (
        <>
          {totalNote(t, column)}{' '}
          <RangeBasis causes={ranges.causes}>
            <Figure
              figure="total.monthly"
              value={monthlyTotal}
              column={name}
              text={chf(monthlyTotal)}
              complete={complete}
            />
          </RangeBasis>
        </>
      ),
    }
  if (isMarkedUp || (monthlyTotal === 0 && complete))
    return { value, note: isMarkedUp && !complete ? totalNote(t, column) : undefined }
  return { value, note: <TotalNote column={column} name={name} /> }
}

type TotalNoteProps = { column: Total; name: ColumnName }

/** As `totalNote`, with the earlier amounts for programs. */
function TotalNote({ column, name }: TotalNoteProps) {
  const { t } = useText()
  const { totalFrom, first } = column
  if (totalFrom === null) return null
  return (
    <>
      {fromNote(t, column, totalFrom)}{' '}
      {first && (
        <>
          <Phases column={column} figure={(what) => `total.${what}`} of={name} text={chf} form="note" />.
        </>
      )}
    </>
  )
}

/** When the monthly total starts, what it does not include, and what is paid before; null without a total. */
export function totalNote(t: T, column: Total): string | null {
  const { totalFrom } = column
  if (totalFrom === null) return null
  return [fromNote(t, column, totalFrom), ...phaseSentences(t, column, chf, 'note')].join(' ')
}

/** Names a pension that is missing from the total, since only a complete total is for life. */
function fromNote(t: T, column: Total, totalFrom: Day): string {
  const key = {
    avs: 'totalMonthlyWithoutAvs' as const,
    lpp: 'totalMonthlyWithoutLpp' as const,
    lppPart: 'totalMonthlyWithPartOfLpp' as const,
    lppLaw: 'totalMonthlyByLaw' as const,
    none: 'totalMonthlyFrom' as const,
  }[lackOf(column) ?? 'none']
  return t(`synthesis.${key}`, { day: dayText(totalFrom) })
}

/**
 * The pillar that is missing from the total of capital, or a note that a share in it needs checking; null: neither, or there is
 * no total.
 */
export function capitalNote(
  t: T,
  { capitalTotal, missing, lpp }: Pick<Total, 'capitalTotal' | 'missing' | 'lpp'>,
): string | null {
  if (capitalTotal === null) return null
  if (hasShareToCheck(lpp)) return t('synthesis.totalCapitalToCheck')
  if (missing.includes('lpp')) return t('synthesis.totalCapitalWithoutLpp')
  return missing.includes('pillar3a') ? t('synthesis.totalCapitalWithoutPillar3a') : null
}

/**
 * Whether capital is drawn under a certificate that does not say how much its fund pays as capital. Links do not contain this.
 */
export const hasShareToCheck = (lpp: CapitalOfFunds | null) =>
  (lpp?.capital ?? 0) > 0 && (lpp?.funds ?? []).some(({ isShareToCheck }) => isShareToCheck)

function capitalCell(t: T, column: Total, { name, missing, isMarkedUp }: CellContext): Cell {
  const { capitalTotal } = column
  if (isMarkedUp && capitalTotal !== null && capitalTotal > 0)
    return {
      value: <strong className="figure figure-large">{chf(capitalTotal)}</strong>,
      note: capitalNote(t, column) ?? undefined,
    }
  if (capitalTotal !== null)
    return {
      value: <Figure figure="total.capital" value={capitalTotal} column={name} text={chf(capitalTotal)} size="large" />,
      note: capitalNote(t, column) ?? undefined,
    }
  return { value: t(missing.lpp.none && missing.pillar3a.none ? 'synthesis.noCapital' : 'synthesis.totalNothing') }
}
