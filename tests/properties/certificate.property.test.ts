/** A certificate: what it prints is met exactly, later is never less, more pay is never less, a range encloses its middle. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addMonths, type Day, day, dayOf, firstOfNextMonth } from '~/pillars/day'
import {
  type Certificate,
  type CertificateQuestion,
  contributionPart,
  lppFromStatements,
  statementFromCertificate,
} from '~/pillars/lpp'
import { property } from './runs'

const ON = day('2026-11-29')

const orNull = (value: fc.Arbitrary<number>) => fc.option(value, { nil: null })
const tenths = (least: number, most: number) => fc.integer({ min: least * 10, max: most * 10 }).map((one) => one / 10)

/** Figures that do not contradict each other: savings grow from today to the projection, and on with each age. */
const certificate = fc
  .record({
    balance: orNull(fc.integer({ min: 1_000, max: 900_000 })),
    more: fc.integer({ min: 0, max: 900_000 }),
    contribution: orNull(fc.integer({ min: 0, max: 40_000 })),
    interest: orNull(tenths(0, 4)),
    rate: orNull(tenths(4, 7)),
    atAge: fc.integer({ min: 58 * 12, max: 70 * 12 }).map((months) => months / 12),
    ages: fc.uniqueArray(fc.integer({ min: 58, max: 70 }), { maxLength: 4 }),
    insuredSalary: orNull(fc.integer({ min: 4_000, max: 90_000 })),
    hasCapital: fc.boolean(),
  })
  .map(({ balance, more, rate, ages, hasCapital, ...figures }): Certificate & { atAge: number } => {
    const capital = hasCapital ? (balance ?? 0) + more + 10_000 : null
    const later = (age: number) => (capital ?? 0) + Math.round((age - figures.atAge) * 5_000)
    const others = ages.map((age) => ({ age, capital: later(age), pension: null }))
    return {
      ...figures,
      ...{ label: 'Caisse', date: day('2026-01-01'), isCapitalOnly: false, balance, balanceMandatory: null },
      ...{ interestAbove: null, conversionRateAbove: null, maxCapitalShare: null, earliestAge: null },
      capital,
      pension: capital !== null && rate !== null ? (capital * rate) / 100 : null,
      conversionRate: capital === null ? rate : null,
      // Only where they lie between what is saved today and the projection.
      ages: capital === null ? [] : others.filter(({ capital }) => capital >= (balance ?? 1)),
    }
  })

const birthYear = fc.integer({ min: 1957, max: 1985 })
const questionOf = (year: number, more: Partial<CertificateQuestion> = {}): CertificateQuestion => ({
  ...{ birthDate: dayOf(year, 5, 17), gender: 'MALE', computedOn: ON, salary: null },
  ...more,
})

const startAt = ({ birthDate }: CertificateQuestion, months: number): Day =>
  addMonths(firstOfNextMonth(birthDate), months)

function paidAt(paper: Certificate, question: CertificateQuestion, months: number) {
  const retirementDate = startAt(question, months)
  const { birthDate, gender, computedOn, otherPay } = question
  const asked = { birthDate, gender, computedOn, retirementDate, isOtherWork: otherPay != null }
  return retirementDate <= ON ? null : lppFromStatements([statementFromCertificate(paper, question)], asked).result
}

const monthsOfAge = fc.integer({ min: 58 * 12, max: 70 * 12 })

describe('a certificate', () => {
  property('meets what it prints exactly', fc.tuple(certificate, birthYear), ([paper, year]) => {
    const question = questionOf(year)
    const printed = [{ age: paper.atAge, capital: paper.capital, pension: paper.pension }, ...paper.ages]
    for (const [index, { age, capital, pension }] of printed.entries()) {
      const result = paidAt(paper, question, Math.round(age * 12))
      const isTwice = printed.findIndex((one) => Math.round(one.age * 12) === Math.round(age * 12)) !== index
      if (!result || isTwice) continue
      if (capital !== null) expect(result.capitalAtRetirement).toBe(Math.round(capital))
      if (pension !== null)
        expect([result.monthly, result.range, result.sureness]).toEqual([Math.round(pension / 12), null, 'printed'])
    }
  })

  property(
    'never has less capital later',
    fc.tuple(certificate, birthYear, monthsOfAge, fc.integer({ min: 1, max: 60 })),
    ([paper, year, months, later]) => {
      const [early, late] = [months, Math.min(70 * 12, months + later)].map((age) =>
        paidAt(paper, questionOf(year), age),
      )
      if (early && late) expect(late.capitalAtRetirement).toBeGreaterThanOrEqual(early.capitalAtRetirement - 1)
    },
  )

  property(
    'encloses its middle by its two ends',
    fc.tuple(certificate, birthYear, monthsOfAge),
    ([paper, year, months]) => {
      const result = paidAt(paper, questionOf(year), months)
      if (!result?.range) return
      expect(result.sureness).toBe('computed')
      expect(result.range.low).toBeLessThanOrEqual(result.monthly)
      expect(result.range.high).toBeGreaterThanOrEqual(result.monthly)
    },
  )

  const pay = fc.integer({ min: 10_000, max: 200_000 })
  property(
    'never pays less for more pay',
    fc.tuple(certificate, birthYear, monthsOfAge, pay, pay, pay),
    ([paper, year, months, before, one, other]) => {
      const at = (after: number) => {
        const part = contributionPart({ before, after }, paper.insuredSalary, ON)
        return paidAt(paper, questionOf(year, { otherPay: { part, fromYear: 2027 } }), months)
      }
      const [less, more] = [at(Math.min(one, other)), at(Math.max(one, other))]
      if (!less || !more) return
      expect(more.capitalAtRetirement).toBeGreaterThanOrEqual(less.capitalAtRetirement)
      expect(more.monthly).toBeGreaterThanOrEqual(less.monthly)
      expect(less.sureness).toBe('computed')
    },
  )

  property(
    'changes nothing for the same pay',
    fc.tuple(certificate, birthYear, monthsOfAge, pay),
    ([paper, year, months, before]) => {
      const part = contributionPart({ before, after: before }, paper.insuredSalary, ON)
      const plain = paidAt(paper, questionOf(year), months)
      const same = paidAt(paper, questionOf(year, { otherPay: { part, fromYear: 2027 } }), months)
      if (plain && same) expect(same.capitalAtRetirement).toBeCloseTo(plain.capitalAtRetirement, -0.5)
    },
  )

  property(
    'never pays less for more interest, where nothing is projected',
    fc.tuple(certificate, birthYear, monthsOfAge, tenths(0, 4), tenths(0, 4)),
    ([paper, year, months, one, other]) => {
      const at = (interest: number) =>
        paidAt(
          { ...paper, capital: null, pension: null, ages: [], conversionRate: 5, interest },
          questionOf(year),
          months,
        )
      const [less, more] = [at(Math.min(one, other)), at(Math.max(one, other))]
      if (less && more) expect(more.monthly).toBeGreaterThanOrEqual(less.monthly)
    },
  )
})

describe('a pension alone', () => {
  const alone = fc.record({
    pension: fc.integer({ min: 1_000, max: 60_000 }),
    atAge: fc.integer({ min: 58, max: 70 }),
    interest: orNull(tenths(0, 4)),
    contribution: orNull(fc.integer({ min: 0, max: 40_000 })),
  })
  const NO_FIGURE = {
    ...{ label: 'Caisse', date: day('2026-01-01'), isCapitalOnly: false, balance: null, balanceMandatory: null },
    ...{ interestAbove: null, capital: null, conversionRate: null, conversionRateAbove: null, ages: [] },
    ...{ maxCapitalShare: null, earliestAge: null, insuredSalary: null },
  }

  property(
    'is met exactly, never less later, and lies within its ends',
    fc.tuple(alone, birthYear, monthsOfAge, fc.integer({ min: 1, max: 60 })),
    ([figures, year, months, later]) => {
      const [paper, question] = [{ ...NO_FIGURE, ...figures }, questionOf(year)]
      const printed = paidAt(paper, question, figures.atAge * 12)
      if (printed) expect([printed.monthly, printed.range]).toEqual([Math.round(figures.pension / 12), null])
      const [early, late] = [months, Math.min(70 * 12, months + later)].map((age) => paidAt(paper, question, age))
      if (early && late) expect(late.monthly).toBeGreaterThanOrEqual(early.monthly - 1)
      for (const { monthly, range } of [early, late].flatMap((one) => one ?? [])) {
        expect(range?.low ?? monthly).toBeLessThanOrEqual(monthly)
        expect(range?.high ?? monthly).toBeGreaterThanOrEqual(monthly)
      }
    },
  )

  property(
    'is never more with less pay',
    fc.tuple(alone, birthYear, fc.integer({ min: 0, max: 100 })),
    ([figures, year, percent]) => {
      const paper = { ...NO_FIGURE, ...figures }
      const otherPay = { part: percent / 100, fromYear: 2027 }
      const [whole, less] = [null, otherPay].map((pay) =>
        paidAt(paper, questionOf(year, { otherPay: pay }), figures.atAge * 12),
      )
      if (whole && less) expect(less.monthly).toBeLessThanOrEqual(whole.monthly)
    },
  )
})
