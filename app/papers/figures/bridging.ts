/** The bridging pension: how much a month, from when until when, and what is paid back for it. */
import type { Day } from '~/pillars/day'
import { CERTIFICATE_LABELS } from './certificate-labels'
import type { FoundValues } from './certificate-reading'
import type { Mention } from './entries'
import { agreed, type Candidate, type FoundValue } from './found'
import { isNarrowing, type LabelReading, labelFinder, narrowed } from './labels'
import type { NumbersOf } from './old-age-figures'
import { perOf } from './parts-of-figure'

const MONTHS_OF_YEAR = 12
const inCentimes = (value: number) => Math.round(value * 100) / 100

/** CHF a month; null: it is not printed, not in a known period, or in several amounts. */
function monthlyOf(candidates: readonly Candidate<string, number>[]): FoundValue | null {
  const known = candidates.flatMap((one) => {
    const per = perOf(one)
    if (per === null) return []
    return [per === 'month' ? one : { ...one, value: inCentimes(one.value / MONTHS_OF_YEAR), rank: one.rank - 1 }]
  })
  return agreed(known)
}

const findLabel = labelFinder(CERTIFICATE_LABELS)

/** Ages, else days, in the order of the line. */
const endsIn = ({ ages, days }: LabelReading): (number | Day)[] => (ages.length > 0 ? ages : days)

/** From when until when, as the lines that speak of it say. */
function spanIn(mentions: readonly Mention[]): { from: FoundValue | null; until: FoundValue | null } {
  const span: ReturnType<typeof spanIn> = { from: null, until: null }
  for (const { line, reading, parent } of mentions) {
    const whole = isNarrowing(reading) ? narrowed(reading, parent) : reading
    const [first, second, ...more] = endsIn(reading)
    if (!findLabel(whole.words, ['span']) || first === undefined || more.length > 0) continue
    const isEnd = second === undefined && reading.roles.has('until')
    if (!isEnd) span.from ??= { value: first, line }
    if (isEnd || second !== undefined) span.until ??= { value: second ?? first, line }
  }
  return span
}

export function bridgingIn(of: NumbersOf, mentions: readonly Mention[]): FoundValues {
  const monthly = monthlyOf(of('bridging'))
  // Without an amount, ages are those of rules.
  const { from, until } = monthly ? spanIn(mentions) : { from: null, until: null }
  return {
    'bridging.monthly': monthly,
    'bridging.from': from,
    'bridging.until': until,
    'bridging.reduction': monthly ? monthlyOf(of('bridgingReduction')) : null,
  }
}
