import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import type { AvsResult } from '~/pillars/avs'
import type { PersonPension } from '~/pillars/avs/result'
import { type Day, firstOfNextMonth } from '~/pillars/day'
import { amount } from './accounts'
import { coupleCapOf, maximumOf } from './law-amounts'
import { coupleLife, drawnOnTime, type Life } from './lives'
import { lastStep, resultOf } from './results'
import { property } from './runs'

function spousesOf({ person, partner }: AvsResult) {
  if (!partner) throw new Error('not a couple')
  return { person, partner }
}

/** In whole francs, as it is paid. */
function deferralOf({ steps }: PersonPension): number {
  const step = lastStep(steps, 'deferralSupplement')
  return step ? Number(step.output) - Number(step.inputs.pension) : 0
}

/** An early start is on a lower scale until the reference age. */
const scaleOn = ({ referenceDate, scale, steps }: PersonPension, day: Day) =>
  day < firstOfNextMonth(referenceDate) ? scale : Number(lastStep(steps, 'scale')?.output)

/** The cap begins in the month after the wedding. */
const marriedFrom = ({ facts }: Life): Day => firstOfNextMonth(facts.marriages[0]?.start ?? ('9999-12-01' as Day))

describe('a couple', () => {
  property(
    'is never above its cap by more than the franc of rounding, deferral supplements aside',
    coupleLife,
    (life) => {
      const result = resultOf(life)
      const { person, partner } = spousesOf(result)
      const inFull = person.drawing.kind !== 'early' && partner.drawing.kind !== 'early'
      for (const period of result.periods) {
        if (period.person === null || period.partner === null || period.from < marriedFrom(life)) continue
        const cap = coupleCapOf(scaleOn(person, period.from), scaleOn(partner, period.from), lawOn(life.day))
        const both = period.person + period.partner - deferralOf(person) - deferralOf(partner)
        expect(both).toBeLessThanOrEqual(period.capped ? cap + 1 : cap)
        if (inFull && period.capped) expect(both).toBeGreaterThanOrEqual(cap)
      }
    },
  )

  property('is capped in proportion of the two pensions', coupleLife, (life) => {
    const { person, partner } = spousesOf(resultOf(life))
    for (const { key, inputs, output } of [...person.steps, ...partner.steps]) {
      if (key !== 'coupleCap') continue
      const [own, other, cap] = [Number(inputs.own), Number(inputs.other), Number(inputs.cap)]
      const share = own + other > cap ? (own * cap) / (own + other) : own
      expect(Math.abs(Number(output) - share)).toBeLessThanOrEqual(0.5)
    }
  })

  property(
    'with full years has each at least the minimum, and at most the maximum and the deferral supplement',
    coupleLife,
    (life) => {
      const result = resultOf(life)
      const { person, partner } = spousesOf(result)
      const law = lawOn(life.day)
      for (const period of result.periods) {
        for (const [paid, pension] of [
          [period.person, person],
          [period.partner, partner],
        ] as const) {
          if (paid === null) continue
          const scale = scaleOn(pension, period.from)
          expect(paid).toBeLessThanOrEqual(maximumOf(scale, law) + deferralOf(pension))
          if (scale === 44 && pension.drawing.kind !== 'early') expect(paid).toBeGreaterThanOrEqual(law.minimumPension)
        }
      }
    },
  )

  property('gives by splitting what the other receives', coupleLife, (life) => {
    const { person, partner } = spousesOf(resultOf(life))
    const [ofPerson, ofPartner] = [lastStep(person.steps, 'splitting'), lastStep(partner.steps, 'splitting')]
    // A person without a right to a pension has no calculation to read it from.
    fc.pre((ofPerson === undefined) === (ofPartner === undefined))
    expect(ofPerson?.inputs.given).toBe(ofPartner?.inputs.received)
    expect(ofPerson?.inputs.received).toBe(ofPartner?.inputs.given)
    expect(ofPerson?.inputs.years).toBe(ofPartner?.inputs.years)
  })
})

const raisedLife = fc.record({ life: coupleLife, raise: amount })

/** More income in years that bear twice the minimum contribution already, and so count for both. */
function raised({ facts, day }: Life, raise: number): Life {
  const { income, spouseTimes } = lawOn(day).minimumContribution
  const incomes = facts.person.incomes?.map((entry) =>
    entry.amount < spouseTimes * income ? entry : { ...entry, amount: entry.amount + raise },
  )
  return { day, facts: { ...facts, person: { ...facts.person, incomes: incomes ?? null } } }
}

describe('more income of one spouse, in years that count for both', () => {
  property('never lowers what both get together by more than the franc of rounding', raisedLife, ({ life, raise }) => {
    const onTime = drawnOnTime(life)
    const [less, more] = [resultOf(onTime), resultOf(raised(onTime, raise))]
    const lastOf = ({ periods }: AvsResult) => (periods.at(-1)?.person ?? 0) + (periods.at(-1)?.partner ?? 0)
    expect(lastOf(more)).toBeGreaterThanOrEqual(lastOf(less) - 1)
    expect(more.person.ramd).toBeGreaterThanOrEqual(less.person.ramd)
    expect(more.partner?.ramd).toBeGreaterThanOrEqual(less.partner?.ramd ?? 0)
  })
})
