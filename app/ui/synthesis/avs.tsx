import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Column, EarlierPension } from '~/pillars/synthesis/result'
import { Figure } from '../figure'
import type { T } from '../frame/text'
import type { Cells, RowText } from './comparison/comparison-rows'
import { RangeBasis, RangeFigure } from './range-figure'

type AvsFigures = NonNullable<Column['avs']>
/** A shared synthesis leaves out when the partner's pension starts. */
type Avs = Omit<AvsFigures, 'partnerStart'> & Pick<Partial<AvsFigures>, 'partnerStart'>
type AvsRow = 'monthly' | 'from' | 'to' | 'earlier' | 'partnerStart' | 'supplement' | 'thirteenth'

/** The rows of the first pillar: amounts, and when they are paid. */
export const avsTexts = (t: T): RowText<AvsRow>[] => [
  { name: 'monthly', term: t('synthesis.avsMonthly') },
  { name: 'from', term: t('synthesis.from') },
  { name: 'to', term: t('synthesis.to') },
  { name: 'earlier', term: t('synthesis.avsEarlier'), none: t('synthesis.avsEarlierNone') },
  { name: 'partnerStart', term: t('synthesis.avsPartnerStart') },
  {
    name: 'supplement',
    term: t('synthesis.avsSupplement'),
    note: t('synthesis.avsSupplementNote'),
    none: t('synthesis.avsSupplementNone'),
  },
  { name: 'thirteenth', term: t('synthesis.avsThirteenth'), note: t('synthesis.avsThirteenthNote') },
]

/** @param ranges of the amounts for life; null: they are known exactly */
export function avsCells(t: T, avs: Avs, ranges: Column['ranges'], column: ColumnName): Cells<AvsRow> {
  const partnerStart = avs.partnerStart ? { value: dayText(avs.partnerStart) } : undefined
  if (avs.monthly === 0 && avs.earlier.length === 0) return { monthly: noPension(t, avs, column), partnerStart }
  const monthly = <Figure figure="avs.monthly" value={avs.monthly} column={column} text={chf(avs.monthly)} />
  const range = ranges?.avs ?? null
  return {
    monthly: range
      ? {
          value: <RangeFigure figure="avs.monthly" range={range} column={column} />,
          note: <RangeBasis causes={ranges?.causes ?? []}>{monthly}</RangeBasis>,
        }
      : { value: monthly },
    from: { value: dayText(avs.from) },
    to: { value: avs.to ? dayText(avs.to) : t('synthesis.forLife') },
    earlier: avs.earlier.length > 0 ? { value: <Earlier pensions={avs.earlier} t={t} /> } : undefined,
    partnerStart,
    // Shown only to people who receive a supplement.
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
          text={amountOrRange(t, avs.thirteenth, range)}
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

/** What is paid before: each amount with its days, and why it ends. */
const Earlier = ({ pensions, t }: { pensions: readonly EarlierPension[]; t: T }) => (
  <>
    {pensions.map(({ from, to, monthly, endedBy }) => (
      <span className="comparison-line" key={from}>
        {chf(monthly)}{' '}
        <span className="hint">
          {t(`synthesis.avsEarlierUntil.${endedBy}`, { from: dayText(from), to: dayText(to) })}
        </span>
      </span>
    ))}
  </>
)
