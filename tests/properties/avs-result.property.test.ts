import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import type { AvsResult, InsuredPerson } from '~/pillars/avs'
import { retirementOf } from '~/pillars/avs'
import type { Period } from '~/pillars/avs/result'
import { type Day, dateOf, endOfPreviousMonth, firstOfNextMonth, monthsBetween, yearOf } from '~/pillars/day'
import { toRappen } from '~/pillars/money'
import { anyLife, drawnOnTime } from './lives'
import { expectSame, explainedAmount, lastStep, resultOf, stepsByPayment, wrongNumber } from './results'
import { property } from './runs'

type Who = 'person' | 'partner'
const pensionsOf = ({ person, partner }: AvsResult) => {
  const own = ['person', person] as const
  return partner ? [own, ['partner', partner] as const] : [own]
}

const paidOn = (periods: readonly Period[], who: Who, on: Day) =>
  periods.findLast(({ from }) => from <= on)?.[who] ?? null

const STEP_OF_DRAWING = { early: 'earlyReduction', onTime: null, late: 'deferralSupplement' }

describe('the result for any person or couple', () => {
  property('has no number that is none, nor one below 0', anyLife, (life) => {
    expect(wrongNumber(resultOf(life))).toBeNull()
  })

  property('has scales, years and average incomes of the tables', anyLife, (life) => {
    const { tableRows, minimumPension } = lawOn(life.day)
    for (const [, pension] of pensionsOf(resultOf(life))) {
      expect(pension.contributionYears).toBeLessThanOrEqual(pension.cohortYears)
      expect(pension.scale).toBe(Math.min(44, Math.ceil((44 * pension.contributionYears) / pension.cohortYears)))
      for (const ramd of [pension.ramd, ...(pension.later ? [pension.later.ramd] : [])]) {
        expect(ramd).toBeGreaterThanOrEqual(12 * minimumPension)
        expect(ramd % ((12 * minimumPension) / tableRows)).toBe(0)
      }
      if (pension.later) expect(pension.later.scale).toBeGreaterThanOrEqual(pension.scale)
      expect(pension.thirteenth).toBe(life.day < '2026-01-01' ? 0 : pension.monthly)
    }
  })

  property('has periods without a hole, from the first payment for life', anyLife, (life) => {
    const result = resultOf(life)
    const starts = pensionsOf(result).flatMap(([, { monthly, from }]) => (monthly > 0 ? [from] : []))
    expect(result.periods[0]?.from).toBe(starts.sort()[0])
    result.periods.forEach(({ from, to }, index) => {
      const next = result.periods[index + 1]
      expect(dateOf(from)).toBe(1)
      expect(to).toBe(next ? endOfPreviousMonth(next.from) : null)
    })
  })

  property('pays in its periods what it says of each person', anyLife, (life) => {
    const result = resultOf(life)
    for (const [who, { from, to, later, monthly }] of pensionsOf(result)) {
      const ofWho = result.periods.filter((period) => period[who] !== null)
      expect(ofWho.map(({ from }) => from)).toEqual(
        monthly === 0 ? [] : result.periods.filter((period) => period.from >= from).map(({ from }) => from),
      )
      for (const period of ofWho) {
        if (to === null || period.from <= to) expect(period[who]).toBe(monthly)
      }
      expect(to).toBe(later ? endOfPreviousMonth(later.from) : null)
      if (later) expect(paidOn(result.periods, who, later.from)).toBe(later.monthly)
    }
  })

  property('adds up pensions and supplements in its totals', anyLife, (life) => {
    const result = resultOf(life)
    for (const period of result.periods) {
      const sum = pensionsOf(result).reduce(
        (sum, [who, { supplement }]) => (period[who] === null ? sum : sum + period[who] + supplement),
        0,
      )
      // To the Rappen: 100.8 of a supplement is no binary fraction.
      expect(period.total).toBe(toRappen(sum))
    }
  })

  property('explains each payment down to what is paid', anyLife, (life) => {
    const result = resultOf(life)
    for (const [who, { from, monthly, supplement, thirteenth, steps }] of pensionsOf(result)) {
      const payments = stepsByPayment(steps)
      // What changes while a pension is deferred is explained too, but not paid.
      const first = payments.findLast((payment) => payment.from === null || payment.from <= from)
      expect(first && explainedAmount(first)).toBe(monthly)
      expect(lastStep(steps, 'supplement')?.output ?? 0).toBe(supplement)
      expect(lastStep(steps, 'thirteenth')?.output ?? 0).toBe(thirteenth)
      for (const payment of payments) {
        if (payment.from === null || payment.from <= from) continue
        expect(explainedAmount(payment)).toBe(paidOn(result.periods, who, payment.from as Day))
      }
    }
  })

  property(
    'reduces or raises a pension for the months that lie between its start and the reference age',
    anyLife,
    (life) => {
      for (const [, { drawing, from, referenceDate, monthly, steps }] of pensionsOf(resultOf(life))) {
        const reference = firstOfNextMonth(referenceDate)
        const [start, end] = drawing.kind === 'early' ? [from, reference] : [reference, from]
        expect(drawing.months).toBe(monthsBetween(start, end))
        for (const { key, inputs } of steps) {
          if (key === 'earlyReduction' || key === 'deferralSupplement') expect(inputs.months).toBe(drawing.months)
        }
        const steppedBy = steps.some(({ key }) => key === STEP_OF_DRAWING[drawing.kind])
        expect(steppedBy).toBe(drawing.kind !== 'onTime' && monthly > 0)
      }
    },
  )

  property('accounts for the contribution years by the gaps and what fills them', anyLife, (life) => {
    const { gaps, steps } = resultOf(life).person
    const window = lastStep(steps, 'contributionYears')?.inputs
    const months = gaps?.years.reduce((sum, { months }) => sum + months, 0) ?? 0
    const filled = gaps?.filledMonths ?? 0
    expect(filled).toBeLessThanOrEqual(months)
    const whole = 12 * (Number(window?.lastYear) - Number(window?.firstYear) + 1)
    const { contributionYears } = lastStep(steps, 'scale')?.inputs ?? {}
    expect(contributionYears).toBe(Math.floor((whole - months + filled) / 12))
    if (months === filled) expect(gaps?.monthlyCost).toBe(0)
  })

  property('is the same with an entry dated ahead of the day of computation', anyLife, (life) => {
    const ahead = { year: yearOf(life.day) + 1, amount: 50_000, months: 12 }
    const { person } = life.facts
    const incomes = [...(person.incomes ?? []), ahead]
    expectSame(resultOf({ ...life, facts: { ...life.facts, person: { ...person, incomes } } }), resultOf(life))
  })

  property('is the same without a plan and with one for the reference age', anyLife, (life) => {
    const { person, partner } = life.facts
    const onTime = (one: InsuredPerson) => ({ ...one, drawing: [{ from: retirementOf(one).start, share: 100 }] })
    const facts = { ...life.facts, person: onTime(person), partner: partner && onTime(partner) }
    expectSame(resultOf({ ...life, facts }), resultOf(drawnOnTime(life)))
  })
})
