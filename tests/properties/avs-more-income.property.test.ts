import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import type { IncomeEntry } from '~/pillars/avs'
import type { PersonPension } from '~/pillars/avs/result'
import { amount } from './accounts'
import { isTransition, type Life, singleLife } from './lives'
import { inputOf, lastStep, personPensionOf } from './results'
import { property } from './runs'

/** A raise for each entry, in turn. */
const raises = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000 }), amount), {
  minLength: 1,
  maxLength: 4,
})
const raisedLife = fc.record({ life: singleLife, raises })

/** More income in the years that bear the highest minimum contribution already; several entries of one add up. */
function raised({ facts, day }: Life, raises: readonly number[]): Life {
  const enough = lawOn(day).minimumContribution.income
  const sums = new Map<number, number>()
  const incomes = facts.person.incomes ?? []
  for (const { year, amount } of incomes) sums.set(year, (sums.get(year) ?? 0) + amount)
  const more = ({ year, amount, months }: IncomeEntry, index: number): IncomeEntry => {
    const raise = raises[index % raises.length] ?? 0
    return { year, months, amount: (sums.get(year) ?? 0) < enough ? amount : amount + raise }
  }
  return { day, facts: { ...facts, person: { ...facts.person, incomes: incomes.map(more) } } }
}

const pensionsOf = ({ life, raises }: { life: Life; raises: number[] }) => ({
  less: personPensionOf(life),
  more: personPensionOf(raised(life, raises)),
})

/** At the reference age, before an early reduction or a deferral supplement: CHF a month. */
const fullyDue = (pension: PersonPension) =>
  pension.drawing.kind === 'early' ? inputOf(pension, 'earlyReductionForLife', 'pension') : undeferred(pension)

const undeferred = (pension: PersonPension) =>
  pension.drawing.kind === 'late' && pension.scale > 0
    ? inputOf(pension, 'deferralSupplement', 'pension')
    : pension.monthly

const ramdAtReferenceAge = ({ steps }: PersonPension) => Number(lastStep(steps, 'ramd')?.output)

/** What is left of an early pension after the reference age, and the amount taken off it then. */
const leftForLife = ({ steps }: PersonPension) => Number(lastStep(steps, 'earlyReductionForLife')?.output)
const takenForLife = (pension: PersonPension) => inputOf(pension, 'earlyReductionForLife', 'reduction')

describe('more income of a single person, in years that count', () => {
  property('never lowers average income or pension, as they are at the reference age', raisedLife, (one) => {
    const { less, more } = pensionsOf(one)
    expect(more.scale).toBe(less.scale)
    expect(more.ramd).toBeGreaterThanOrEqual(less.ramd)
    expect(ramdAtReferenceAge(more)).toBeGreaterThanOrEqual(ramdAtReferenceAge(less))
    expect(fullyDue(more)).toBeGreaterThanOrEqual(fullyDue(less))
  })

  property('never lowers what is paid, unless drawn early in the transition generation', raisedLife, (one) => {
    const { less, more } = pensionsOf(one)
    fc.pre(less.drawing.kind !== 'early' || !isTransition(one.life.facts.person))
    expect(more.monthly).toBeGreaterThanOrEqual(less.monthly)
    if (less.drawing.kind !== 'early') return
    // The amount taken off for life is a percentage of the early pension, and rises with it.
    const moreTaken = takenForLife(more) - takenForLife(less)
    // Each is rounded once, at the end.
    expect(leftForLife(more)).toBeGreaterThanOrEqual(leftForLife(less) - moreTaken - 1)
  })
})
