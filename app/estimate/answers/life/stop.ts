/** When one can stop, in the answer to other programs, like the section of the synthesis. */
import type { Day } from '~/pillars/day'
import type { AmountRange } from '~/pillars/result'
import type { Age } from '~/pillars/synthesis/income-over-time'
import type { Stop, StopAge } from '../stop/stop'

/** An age as `65/8`: years and months. */
export const ageWritten = ({ years, months }: Age): string => `${years}/${months}`

/**
 * Money in CHF. `earliestAge` null: no age reaches the need, or none is told (`certainty` `unknown`); `low`, `high`: with the
 * most and with the least that may be paid. `chosen`: the present plan, by default the reference age; its `gap` below 0 is a
 * surplus. `ways`: what closes that gap, null: it does not; `later`: months of work more; `pillar3a`: CHF a month more until
 * then; `buyIn`: CHF once; `spread`: the age until which capital is spread. `prices`: what stands beside them on the page.
 */
export type LifeStop = Pick<Stop, 'certainty' | 'missing'> & {
  earliestAge: string | null
  date: Day | null
  range: { low: string | null; high: string | null } | null
  chosen: { age: string; date: Day; monthlyTotal: number; gap: number; gapRange: AmountRange | null }
  ways: Record<'later' | 'pillar3a' | 'buyIn' | 'spread', number | null>
  prices: {
    later: { date: Day; monthlyTotal: number } | null
    pillar3a: { amount: number; capital: number; until: number } | null
    buyIn: { on: Day; largest: number; monthlyTotal: number } | null
    spread: { used: number; capital: number } | null
  }
  nearest: { age: string; date: Day; monthlyTotal: number; gap: number } | null
}

export function lifeStop({ certainty, missing, earliest, range, chosen, ways, nearest }: Stop): LifeStop {
  const { later, pillar3a, buyIn, spread } = ways
  return {
    ...{ certainty, missing },
    earliestAge: writtenOf(earliest),
    date: earliest?.startsOn ?? null,
    range: range && { low: writtenOf(range.low), high: writtenOf(range.high) },
    chosen: { ...paidAt(chosen), gap: chosen.gap, gapRange: chosen.gapRange },
    ways: {
      later: later?.months ?? null,
      pillar3a: pillar3a?.monthly ?? null,
      buyIn: buyIn?.amount ?? null,
      spread: spread?.until ?? null,
    },
    prices: {
      later: later && { date: later.to.startsOn, monthlyTotal: later.to.monthly },
      pillar3a: pillar3a && { amount: pillar3a.amount, capital: pillar3a.capital, until: pillar3a.until },
      buyIn: buyIn && { on: buyIn.on, largest: buyIn.largest, monthlyTotal: buyIn.monthly },
      spread: spread && { used: spread.used, capital: spread.capital },
    },
    nearest: nearest && { ...paidAt(nearest.at), gap: nearest.gap },
  }
}

const writtenOf = (at: StopAge | null) => at && ageWritten(at.age)

const paidAt = ({ age, startsOn, monthly }: StopAge) => ({
  age: ageWritten(age),
  date: startsOn,
  monthlyTotal: monthly,
})
