/** Sentences on what is paid every month, and from when. */
import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import { rangeKind } from '~/language/range-words'
import type { Day } from '~/pillars/day'
import type { AmountRange, EarlierPension, RangeCause } from '~/pillars/result'
import type { T } from '~/ui/frame/text'
import type { BriefColumn } from './brief-column'

/** 'a', 'a and b', 'a, b and c'. */
export const joinWords = (t: T, items: readonly string[]) =>
  items.length < 2 ? items.join() : t('brief.and', { others: items.slice(0, -1).join(', '), last: items.at(-1) })

/** What is paid for life: both pensions together, or the only one. */
export function pensionSentences(t: T, column: BriefColumn): string[] {
  const avs = column.avs && column.avs.monthly > 0 ? column.avs : null
  const lpp = column.lpp && column.lpp.monthly > 0 ? column.lpp : null
  const none = column.avs && !avs ? [t('brief.avsNone')] : []
  if (!avs || !lpp) return [...none, ...(avs ? [avsAlone(t, avs)] : []), ...(lpp ? [lppAlone(t, lpp)] : [])]
  const parts = [
    t('brief.parts.avs', { amount: chf(avs.monthly) }),
    ...(avs.supplement > 0 ? [t('brief.parts.supplement', { amount: chf(avs.supplement) })] : []),
    t('brief.parts.lpp', { count: fundsOf(lpp), amount: chf(lpp.monthly) }),
  ]
  const day = dayText(column.totalFrom ?? avs.from)
  return [t('brief.together', { day, total: chf(column.monthlyTotal ?? 0), parts: joinWords(t, parts) })]
}

/** What is paid at first, before the amount for life. */
export const firstSentences = (t: T, { first }: Pick<BriefColumn, 'first'>): string[] =>
  first ? [t('brief.first', { amount: chf(first.monthly), from: dayText(first.from), to: dayText(first.to) })] : []

/** What is paid a month, CHF; the lifelong amounts lie in `ranges`. */
type Paid = Pick<BriefColumn, 'totalFrom' | 'ranges' | 'lpp'> & { monthlyTotal: number | null; avs: PaidAvs | null }
type PaidAvs = Pick<Avs, 'supplement' | 'from'> & { monthly: number }

/** Where only a range is known: what is paid for life. */
export function rangeSentences(t: T, { avs, lpp, ranges, monthlyTotal, totalFrom }: Paid): string[] {
  if (!avs || !ranges || totalFrom === null) return []
  const day = dayText(totalFrom)
  const count = lpp ? fundsOf(lpp) : 0
  const pays = {
    total: amountOrRange(t, monthlyTotal ?? avs.monthly, ranges.total),
    pension: amountOrRange(t, avs.monthly, ranges.avs),
    supplement: avs.supplement > 0 ? amountOrRange(t, avs.supplement, ranges.supplement) : null,
  }
  const parts = [
    t('brief.parts.avs', { amount: pays.pension }),
    ...(pays.supplement ? [t('brief.parts.supplement', { amount: pays.supplement })] : []),
    ...(lpp && lpp.monthly > 0 ? [t('brief.parts.lpp', { count, amount: chf(lpp.monthly) })] : []),
  ]
  return [
    lpp && lpp.monthly > 0
      ? t('brief.together', { total: pays.total, day, parts: joinWords(t, parts) })
      : avsAloneSentence(t, pays, day),
    t(`brief.rangeWhy.${whyRange(ranges.causes)}`),
  ]
}

/** What the range depends on most: nothing known of a spouse outweighs what is estimated. */
function whyRange(causes: readonly RangeCause[]) {
  if (causes.includes('spouseIncomesUnknown')) return 'spouse'
  return rangeKind(causes) === 'estimated' ? 'estimated' : 'years'
}

type Avs = NonNullable<BriefColumn['avs']>
type Lpp = NonNullable<BriefColumn['lpp']>

export const avsAlone = (t: T, { monthly, supplement, from }: PaidAvs): string =>
  avsAloneSentence(
    t,
    {
      total: chf(monthly + supplement),
      pension: chf(monthly),
      supplement: supplement > 0 ? chf(supplement) : null,
    },
    dayText(from),
  )

/** What the AVS pays a month, CHF as it is told; then what of it is the supplement, null without one. */
type AvsPays = { total: string; pension: string; supplement: string | null }

const avsAloneSentence = (t: T, { total, pension, supplement }: AvsPays, day: string): string =>
  supplement === null
    ? t('brief.avsAlone', { amount: total, day })
    : t('brief.avsWithSupplement', { total, pension, supplement, day })

const lppAlone = (t: T, lpp: Lpp) =>
  t('brief.lppAlone', { count: fundsOf(lpp), amount: chf(lpp.monthly), day: dayText(lpp.from) })

/** The number of funds; 0 if unknown. */
const fundsOf = ({ funds }: Lpp) => funds?.length ?? 0

/** A change of the AVS pension from a day on, CHF a month, and why. */
export type LaterAmount = {
  from: Day
  monthly: number
  reason: EarlierPension['endedBy'] | 'partnerReferenceAge'
}

/** How the pension changes after a day: the only change, or the last of several; the supplement stays beside it. */
export function laterSentences(
  t: T,
  { later, supplement }: { later: readonly LaterAmount[]; supplement: number },
  after: string,
): string[] {
  const open = later.filter(({ from }) => from > after)
  const last = open.at(-1)
  if (!last) return []
  const values = { count: open.length, day: dayText(last.from), amount: chf(last.monthly) }
  const change = open.length === 1 ? t(`brief.later.${last.reason}`, values) : t('brief.laterLast', values)
  return [supplement > 0 ? `${change} ${t('brief.supplementStays')}` : change]
}

/** The 13th pension, which is never part of the monthly sum: of a whole year as much as the pension of a month (LAVS art. 34ter). */
export const thirteenthSentences = (t: T, thirteenth: number, range: AmountRange | null = null): string[] =>
  thirteenth === 0 ? [] : [t('brief.thirteenth', { amount: amountOrRange(t, thirteenth, range) })]
