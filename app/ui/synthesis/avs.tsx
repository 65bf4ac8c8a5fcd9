import type { ReactNode } from 'react'
import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import type { Column, ColumnName } from '~/pillars/result'
import { Figure } from '../figure'
import type { T } from '../frame/text'
import type { LaterPension } from './comparison/avs-changes'
import type { Cells, RowText } from './comparison/comparison-rows'
import { RangeBasis, RangeFigure } from './range-figure'

type AvsFigures = NonNullable<Column['avs']>
/** A shared synthesis leaves out when the partner's pension starts. */
type Avs = Omit<AvsFigures, 'partnerStart'> & Pick<Partial<AvsFigures>, 'partnerStart'>
type Row = 'monthly' | 'from' | 'to' | 'later' | 'partnerStart' | 'supplement' | 'thirteenth'

/** The rows of the first pillar: amounts, and when they are paid. */
export const avsTexts = (t: T): RowText<Row>[] => [
  { name: 'monthly', term: t('synthesis.avsMonthly') },
  { name: 'from', term: t('synthesis.from') },
  { name: 'to', term: t('synthesis.to') },
  { name: 'later', term: t('synthesis.avsLater'), none: t('synthesis.avsLaterNone') },
  { name: 'partnerStart', term: t('synthesis.avsPartnerStart') },
  {
    name: 'supplement',
    term: t('synthesis.avsSupplement'),
    note: t('synthesis.avsSupplementNote'),
    none: t('synthesis.avsSupplementNone'),
  },
  { name: 'thirteenth', term: t('synthesis.avsThirteenth'), note: t('synthesis.avsThirteenthNote') },
]

type AvsContext = {
  later: readonly LaterPension[]
  /** Of the amounts for life; null: they are known. */
  ranges: Column['ranges']
}

export function avsCells(t: T, avs: Avs, { later, ranges }: AvsContext, column: ColumnName): Cells<Row> {
  const partnerStart = avs.partnerStart ? { value: dayText(avs.partnerStart) } : undefined
  if (avs.monthly === 0) return { monthly: noPension(t, avs, column), partnerStart }
  const monthly = <Figure figure="avs.monthly" value={avs.monthly} column={column} text={chf(avs.monthly)} />
  const range = ranges?.avs ?? null
  const causes = ranges?.causes ?? []
  const lasting = range && <RangeFigure figure="avs.monthly" range={range} column={column} />
  return {
    monthly:
      lasting && later.length === 0
        ? { value: lasting, note: <RangeBasis causes={causes}>{monthly}</RangeBasis> }
        : { value: monthly },
    from: { value: dayText(avs.from) },
    to: { value: avs.to ? dayText(avs.to) : t('synthesis.forLife') },
    later: later.length > 0 ? { value: <Later pensions={later} lasting={lasting} t={t} /> } : undefined,
    partnerStart,
    // Shown only to those who have a supplement.
    supplement:
      avs.supplement > 0
        ? {
            value: (
              <Figure
                figure="avs.supplement"
                value={avs.supplement}
                column={column}
                text={amountOrRange(t, avs.supplement, ranges?.supplement ?? null)}
              />
            ),
          }
        : undefined,
    thirteenth: {
      value: (
        <Figure
          figure="avs.thirteenth"
          value={avs.thirteenth}
          column={column}
          text={amountOrRange(t, avs.thirteenth, later.length === 0 ? range : null)}
        />
      ),
    },
  }
}

/** 0 means no pension at all, for lack of a whole contribution year (LAVS art. 29); the smallest pension is above 0. */
const noPension = (t: T, { monthly }: Avs, column: ColumnName) => ({
  value: <Figure figure="avs.monthly" value={monthly} column={column} text={t('synthesis.noPension')} />,
  note: t('synthesis.avsNoWholeYear'),
})

type LaterProps = { pensions: readonly LaterPension[]; lasting: ReactNode; t: T }

/** Later amounts, each with its start and the reason; `lasting`: in place of the last one, where only a range is known. */
const Later = ({ pensions, lasting, t }: LaterProps) => (
  <>
    {pensions.map(({ from, monthly, reason }, index) => (
      <span className="comparison-line" key={from}>
        {(index === pensions.length - 1 && lasting) || chf(monthly)}{' '}
        <span className="hint">{t(`synthesis.avsLaterFrom.${reason}`, { day: dayText(from) })}</span>
      </span>
    ))}
  </>
)
