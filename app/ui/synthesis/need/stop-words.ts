/** When pensions are enough, in sentences: the same on the page and in the files. */
import type { Stop, StopAge } from '~/estimate/answers/stop/stop'
import { atAge } from '~/language/at-age'
import { chf, dayText } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { ColumnName } from '~/pillars/result'
import type { Age } from '~/pillars/synthesis/income-over-time'
import type { T } from '../../frame/text'

/** A part that stands out; `figure`: its name for programs, with the bare value. */
export type StopPart = { text: string; figure?: string; value?: string | number; column?: ColumnName }

/** A sentence with its parts in order. `whole`: the figure that it says with several parts. */
export type StopSentence = {
  sentence: (...parts: string[]) => string
  parts: readonly StopPart[]
  whole?: { figure: string; value: string }
}

/** `65/8`, as in the call. */
export const ageValue = ({ years, months }: Age): string => `${years}/${months}`

export const ageText = (t: T, { years, months }: Age): string => atAge(t, 12 * years + months)

export const writtenIn = ({ sentence, parts }: StopSentence): string => sentence(...parts.map(({ text }) => text))

/** The age, what is missing until then, and what comes nearest. */
export function stopSentences(t: T, stop: Stop, column: ColumnName): StopSentence[] {
  const [age, ...others] = ageSentences(t, stop)
  // What is missing at the age that pays most says more.
  const gap = stop.certainty === 'unknown' || stop.nearest ? [] : gapSentences(t, stop, column)
  return [...(age ? [age] : []), ...gap, ...others]
}

/** The same without what is missing. */
export const ageSentences = (t: T, stop: Stop): StopSentence[] => [
  ageSentence(t, stop),
  ...firstSentences(t, stop),
  ...(stop.nearest ? [nearestSentence(t, stop.nearest)] : []),
]

const agePart = (t: T, figure: string, { age }: Pick<StopAge, 'age'>): StopPart => ({
  ...{ figure, value: ageValue(age), text: ageText(t, age) },
})

const noAge = (text: string): StopPart => ({ figure: 'earliestAge', value: '', text })

function ageSentence(t: T, stop: Stop): StopSentence {
  const { certainty, earliest, range, chosen } = stop
  if (certainty === 'unknown') return unknownSentence(t, stop)
  const isOneAge = range === null || range.low?.startsOn === range.high?.startsOn
  if (!isOneAge && range.low) return rangeSentence(t, range.low, range.high, earliest)
  if (!earliest) {
    const key = certainty === 'atLatest' ? 'neverSure' : 'never'
    return { sentence: (none = '') => t(`stop.answer.${key}`, { none }), parts: [noAge(t('stop.answer.notReached'))] }
  }
  if (chosen.isPast && chosen.gap <= 0) {
    const now = { figure: 'earliestAge', value: ageValue(earliest.age), text: t('stop.answer.now') }
    return { sentence: (text = '') => t('stop.answer.enough', { now: text }), parts: [now] }
  }
  const key = certainty === 'atLatest' ? 'atLatest' : 'at'
  return {
    sentence: (day = '', age = '') => t(`stop.answer.${key}`, { day, age }),
    parts: [{ text: dayText(earliest.startsOn) }, agePart(t, 'earliestAge', earliest)],
  }
}

function unknownSentence(t: T, { missing }: Stop): StopSentence {
  const [avs, lpp] = [missing.includes('avs'), missing.includes('lpp')]
  const key = avs && lpp ? 'both' : avs ? 'avs' : 'lpp'
  return {
    sentence: (none = '') => t(`stop.answer.unknown.${key}`, { none }),
    parts: [noAge(t('stop.answer.notKnown'))],
  }
}

function rangeSentence(t: T, low: StopAge, high: StopAge | null, expected: StopAge | null): StopSentence {
  const whole = { figure: 'earliestAge', value: expected ? ageValue(expected.age) : '' }
  const lowest = agePart(t, 'earliestAge.low', low)
  if (!high) return { sentence: (at = '') => t('stop.answer.notBefore', { low: at }), parts: [lowest], whole }
  return {
    sentence: (from = '', to = '') => t('stop.answer.between', { low: from, high: to }),
    parts: [lowest, agePart(t, 'earliestAge.high', high)],
    whole,
  }
}

/** Of the present plan. Nothing is said of a plan that is itself the answer, to the franc. */
function gapSentences(t: T, { chosen, earliest, certainty }: Stop, column: ColumnName): StopSentence[] {
  const { gap, gapRange, isPast, startsOn } = chosen
  const ends = gapRange ?? { low: gap, high: gap }
  if (ends.low === 0 && ends.high === 0) return []
  const isLeft = ends.high <= 0
  const isAtMost = !isLeft && (ends.low < 0 || certainty === 'atLatest')
  const isBefore = earliest !== null && earliest.startsOn > startsOn
  const key = isLeft ? 'left' : isAtMost ? 'missingAtMost' : isPast ? 'missingNow' : isBefore ? 'before' : 'missing'
  const amount = (one: number) => chf(Math.abs(Math.round(one)))
  const text = isAtMost
    ? amount(ends.high)
    : isLeft
      ? rangeText(t, amount(ends.high), amount(ends.low))
      : rangeText(t, amount(ends.low), amount(ends.high))
  return [
    {
      sentence: (written = '') => t(`stop.answer.${key}`, { gap: written, age: ageText(t, chosen.age) }),
      parts: [{ figure: 'need.gap', value: gap, text, column }],
    },
  ]
}

/** Where not all of it is paid at once. */
function firstSentences(t: T, { earliest, range }: Stop): StopSentence[] {
  if (!earliest || range || earliest.from <= earliest.startsOn) return []
  const { first, from } = earliest
  const isPaid = first !== null && first.from <= earliest.startsOn
  const day = dayText(from)
  const sentence = isPaid ? t('stop.first', { day, monthly: chf(first.monthly) }) : t('stop.nothingFirst', { day })
  return [{ sentence: () => sentence, parts: [] }]
}

const nearestSentence = (t: T, { at, gap }: NonNullable<Stop['nearest']>): StopSentence => ({
  sentence: (monthly = '', missing = '') =>
    t('stop.answer.nearest', { age: ageText(t, at.age), monthly, gap: missing }),
  parts: [{ text: chf(at.monthly) }, { text: chf(Math.round(gap)) }],
})
