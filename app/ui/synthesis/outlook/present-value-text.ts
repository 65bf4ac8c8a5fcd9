/** The present value of the figures in words and ranges, for the page and the downloads. */
import { chf, dayText, percent } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { AmountRange, ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { ColumnOutlook, Outlook } from '~/pillars/synthesis/outlook'
import type { Column } from '~/pillars/synthesis/result'
import type { T } from '~/ui/frame/text'
import { interestSentences } from './present-value-interest'

export const INTERESTS = ['low', 'expected', 'high'] as const
type Interest = (typeof INTERESTS)[number]

/** In CHF, paid every month or once. */
export type RangeRow = { pillar: 'lpp' | 'pillar3a'; unit: 'month' | 'once'; term: string } & Record<Interest, number>
export type RangePanel = { column: ColumnName; title: string; rows: readonly RangeRow[] }

export type PresentValueText = {
  /** The share of today's salary that the pensions replace, per column. */
  shares: readonly string[]
  /** The figures that are not guaranteed, with low, expected and high interest. */
  ranges: readonly RangePanel[]
  /** The interest rates behind the ranges. */
  interests: readonly string[]
  /** Each capital spread over months. */
  spread: readonly string[]
}

/** `key`: the words for the share. With two columns each is named, since either can appear without the other. */
type PresentValueColumn = {
  name: ColumnName
  key: 'share' | 'shareWithoutChange' | 'shareWithChange'
  column: Column
  worth: ColumnOutlook
}

/** null if there are no figures. */
export function presentValueText(t: T, outlook: Outlook, digest: Pick<Digest, ColumnName>): PresentValueText | null {
  const columns = columnsOf(digest, outlook)
  if (columns.every(({ column }) => column.monthlyTotal === null && column.capitalTotal === null)) return null
  const title = (column: ColumnName) =>
    outlook.withChange
      ? t('outlook.range.tableIn', { column: t(`outlook.income.columns.${column}`) })
      : t('outlook.range.table')
  const ranges = columns.map(({ name, worth }) => ({ column: name, title: title(name), rows: rangeRows(t, worth) }))
  return {
    shares: columns.flatMap((one) => shareSentence(t, one, outlook.salary)),
    ranges: ranges.filter(({ rows }) => rows.length > 0),
    interests: interestSentences(
      t,
      columns.map(({ worth }) => worth),
    ),
    spread: columns.flatMap(({ name, worth }) => spreadSentences(t, name, worth.spread)),
  }
}

const columnsOf = (digest: Pick<Digest, ColumnName>, outlook: Outlook): PresentValueColumn[] => {
  const { withChange } = digest
  const base = { name: 'withoutChange', column: digest.withoutChange, worth: outlook.withoutChange } as const
  if (!withChange || !outlook.withChange) return [{ ...base, key: 'share' }]
  return [
    { ...base, key: 'shareWithoutChange' },
    { name: 'withChange', key: 'shareWithChange', column: withChange, worth: outlook.withChange },
  ]
}

function shareSentence(t: T, { key, column, worth }: PresentValueColumn, today: Outlook['salary']): string[] {
  if (column.ranges && today) return rangeSentence(t, { key, worth, range: column.ranges.total }, today)
  const sentences = worth.replaced.map((share, index) =>
    t(`outlook.worth.${index === 0 ? key : 'shareLater'}`, {
      percent: percent(share.percent),
      day: dayText(share.from),
    }),
  )
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

type SharesBetween = Pick<PresentValueColumn, 'key' | 'worth'> & { range: AmountRange }

/** The range of shares that the pensions for life replace, if only a range is known. */
function rangeSentence(
  t: T,
  { key, worth, range }: SharesBetween,
  { salary }: NonNullable<Outlook['salary']>,
): string[] {
  const last = worth.replaced.at(-1)
  if (!last) return []
  const share = (monthly: number) => percent(Math.round((100 * 12 * monthly) / salary))
  return [
    t(`outlook.worth.${key}`, { percent: rangeText(t, share(range.low), share(range.high)), day: dayText(last.from) }),
  ]
}

function rangeRows(t: T, { lpp, pillar3a }: ColumnOutlook): RangeRow[] {
  const rows: RangeRow[] = []
  const add = (row: Pick<RangeRow, 'pillar' | 'unit' | 'term'>, of: (name: Interest) => number) =>
    rows.push({ ...row, low: of('low'), expected: of('expected'), high: of('high') })
  if (lpp && lpp.expected.monthly > 0)
    add({ pillar: 'lpp', unit: 'month', term: t('outlook.range.lppMonthly') }, (name) => lpp[name].monthly)
  if (lpp && lpp.expected.capital > 0)
    add({ pillar: 'lpp', unit: 'once', term: t('outlook.range.lppCapital') }, (name) => lpp[name].capital)
  if (pillar3a)
    add({ pillar: 'pillar3a', unit: 'once', term: t('outlook.range.pillar3a') }, (name) => pillar3a[name].capital)
  return rows
}

/** Each capital as a monthly amount, in a sentence. */
export const spreadSentences = (t: T, name: ColumnName, spread: ColumnOutlook['spread']): string[] =>
  (['lpp', 'pillar3a'] as const).flatMap((pillar) => {
    const one = spread[pillar]
    if (!one) return []
    const values = { capital: chf(one.capital), day: dayText(one.from), monthly: chf(one.monthly) }
    return [t(`outlook.spread.${pillar}${name === 'withChange' ? 'WithChange' : ''}`, values)]
  })
