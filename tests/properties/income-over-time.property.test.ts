import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import type { PensionResult } from '~/pillars/avs/result'
import { addMonths, addYears, type Day, dateOf, endOfPreviousMonth, firstOfNextMonth } from '~/pillars/day'
import { type Franc, NO_FRANC, wholeFranc } from '~/pillars/money'
import { column } from '~/pillars/synthesis/digest'
import { type IncomeFacts, incomeOverTime } from '~/pillars/synthesis/income-over-time'
import { computationDay, dayAt, place } from './calendar'
import { property } from './runs'

const francs = fc.integer({ min: 0, max: 20_000 }).map(wholeFranc)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const drawn = fc.record({
  on: computationDay,
  born: place,
  retirementAge: fc.integer({ min: 63 * 12, max: 70 * 12 }),
  salary: maybe(fc.record({ salary: fc.integer({ min: 0, max: 400_000 }), rate: fc.constant(null) })),
  desiredSalary: maybe(fc.integer({ min: 0, max: 400_000 })),
  /** Months after retirement, and what the person is then paid; null: nothing yet. */
  periods: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 180 }), maybe(francs)), {
    selector: ([months]) => months,
    maxLength: 4,
  }),
  supplement: fc.integer({ min: 0, max: 320 }).map((halves) => halves / 2),
  lpp: maybe(fc.record({ months: fc.integer({ min: 0, max: 24 }), monthly: francs })),
})
/** As the engine has it: the first period is that of retirement, and in each of them something is paid. */
const paidFromTheStart = fc.tuple(drawn, fc.integer({ min: 1, max: 5_000 })).map(([one, first]) => ({
  ...one,
  periods: [[0, wholeFranc(first)] as const, ...one.periods.filter(([months, paid]) => months > 0 && paid)],
}))

type Drawn = Omit<typeof drawn extends fc.Arbitrary<infer One> ? One : never, 'periods'> & {
  periods: (readonly [number, Franc | null])[]
}

function factsOf({ on, born, retirementAge, salary, desiredSalary, periods, supplement, lpp }: Drawn): IncomeFacts {
  const birthDate = dayAt(born, addYears(on, -66), addYears(on, -18))
  const retirementDate = addMonths(firstOfNextMonth(birthDate), retirementAge)
  return {
    birthDate,
    computedOn: on,
    worksUntil: retirementDate,
    current: salary,
    desiredSalary,
    pension: {
      periods: periods
        .toSorted(([one], [other]) => one - other)
        .map(([months, person]) => ({ from: addMonths(retirementDate, months), person })),
      person: { supplement, from: retirementDate, steps: [] },
      computedOn: on,
      range: null,
    } as unknown as PensionResult,
    lpp: lpp && { from: addMonths(retirementDate, lpp.months), monthly: lpp.monthly },
  }
}

const stepOn = (facts: IncomeFacts, on: Day) => incomeOverTime(facts).findLast(({ from }) => from <= on)

describe('incomes over time', () => {
  property('follow one another without a gap, each another than the one before', drawn, (one) => {
    const facts = factsOf(one)
    const steps = incomeOverTime(facts)
    steps.forEach((step, index) => {
      const next = steps[index + 1]
      expect(step.from >= facts.computedOn).toBe(true)
      if (index > 0) expect(dateOf(step.from)).toBe(1)
      if (!next) return
      expect(step.to).toBe(endOfPreviousMonth(next.from))
      expect([next.salary, next.avs, next.lpp]).not.toEqual([step.salary, step.avs, step.lpp])
    })
  })

  property('add what runs, to half a franc, and no salary after retirement', drawn, (one) => {
    const facts = factsOf(one)
    for (const { from, salary, avs, lpp, total } of incomeOverTime(facts)) {
      expect(Math.abs(total - (salary ?? 0) - (avs ?? 0) - (lpp ?? 0))).toBeLessThanOrEqual(0.5)
      if (from >= facts.worksUntil) expect(salary).toBeNull()
      else expect(salary === null).toBe(facts.current === null)
    }
  })

  property('come to the total of the digest on its day', paidFromTheStart, (one) => {
    const facts = factsOf(one)
    const lpp = facts.lpp && {
      ...facts.lpp,
      capital: NO_FRANC,
      sureness: 'printed' as const,
      range: null,
      capitalAtRetirement: NO_FRANC,
      funds: [],
      assumptions: [],
      steps: [],
    }
    const { totalFrom, monthlyTotal } = column(
      {
        ...facts,
        retirementDate: facts.worksUntil,
        lpp,
        vested: null,
        pillar3a: null,
        knowledge: { lpp: 'allGiven', pillar3a: 'allGiven' },
      },
      lawOn(facts.computedOn),
    )
    if (totalFrom && totalFrom >= facts.computedOn) expect(stepOn(facts, totalFrom)?.total).toBe(monthlyTotal)
  })
})
