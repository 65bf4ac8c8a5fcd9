import { describe, expect, it } from 'vitest'
import type { PersonPension } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { couple, lastStep, man, pensionOf, rowsOf, single, woman, years } from '../../../../tests/support/lives/life'
import type { IncomeEntry } from '../facts'

/** Born 10 March 1960: reference age on 10 March 2025, window 1981 to 2024, factor 1.052. */
const working = (incomes: IncomeEntry[], asksOn: string, before: IncomeEntry[] = years(1981, 2024, 30_000)) =>
  man('1960-03-10', before, { insured: 1981, workAfterReferenceAge: { incomes, asksOn: day(asksOn) } })

describe('work after the reference age', () => {
  it('raises the pension from the month after the request, with incomes that are not revalued', () => {
    // 44 x 30000 x 1.052 = 1388640, / 44 = 31560 -> 21 x 1512 = 31752 -> 1620. With 100000: 1488640 / 44 = 33833 -> 23 x 1512
    // = 34776: 0.74 x 1260 + 13/600 x 34776 = 1685.88 -> 1686.
    const result = single(working(years(2025, 2026, 50_000), '2026-12-10'))
    expect(rowsOf(result)).toEqual([
      ['2025-04-01', 1620, null, false],
      ['2027-01-01', 1686, null, false],
    ])
    expect(lastStep(result.person, 'averageIncome')).toMatchObject({
      inputs: { incomeSum: 1_488_640, months: 528, incomesAfterReferenceAge: 100_000 },
      output: 33_833,
    })
    expect(lastStep(result.person, 'recalculation')).toMatchObject({
      inputs: { from: '2027-01-01', reason: 'afterReferenceAge' },
      article: 'LAVS art. 29bis al. 3; RAVS art. 52dbis, 52dter',
    })
  })

  it.each([
    // Five years from March 2025 (RAVS art. 52dbis).
    ['2026-12-10', years(2027, 2027, 50_000), 0],
    ['2030-01-10', years(2029, 2030, 50_000), 100_000],
    ['2032-01-10', years(2029, 2031, 50_000), 100_000],
  ])('asked for on %s counts what is earned until then, and five years at most', (asksOn, incomes, counted) => {
    const { person } = single(working(incomes, asksOn))
    expect(lastStep(person, 'averageIncome')?.inputs.incomesAfterReferenceAge).toBe(counted)
  })

  it.each([
    // Insured without income in 1990: 43 of 44 years and the three months until March 2025; nine months are missing.
    // Average before 43 x 30000 / 43 = 30000, of which 40 % are 12000.
    ['of 40 percent closes a gap', 12_000, 44],
    ['of less closes none', 11_999, 43],
  ])('%s', (_, amount, scale) => {
    const before = [...years(1981, 1989, 30_000), ...years(1991, 2024, 30_000)]
    const result = single(working(years(2026, 2026, amount), '2027-01-10', before))
    expect(result.person.later?.scale ?? result.person.scale).toBe(scale)
    expect(result.assumptions).toContain('fortyPercentByYear')
  })

  it('closes a gap by the average since the year of the 21st birthday, without youth years (LAVS art. 29bis al. 4 let. a)', () => {
    // 1981 to 1984 missing, 1978 to 1980 fill three of them and January to March 2025 three months: nine are missing.
    // Average of 1985 to 2024: 30000, of which 40 % are 12000.
    const before = [...years(1978, 1980, 6000), ...years(1985, 2024, 30_000)]
    const scaleWith = (amount: number) => {
      const { later, scale } = single(working(years(2026, 2026, amount), '2027-01-10', before)).person
      return later?.scale ?? scale
    }
    expect([scaleWith(11_999), scaleWith(12_000)]).toEqual([43, 44])
  })

  it('that does not bear the minimum contribution closes no gap', () => {
    const before = [...years(1981, 1989, 8000), ...years(1991, 2024, 8000)]
    const scaleWith = (amount: number) => {
      const { later, scale } = single(working(years(2026, 2026, amount), '2027-01-10', before)).person
      return later?.scale ?? scale
    }
    // 40 % of 8000 are 3200; reaching the minimum of 2026 takes 5000.
    expect([scaleWith(4999), scaleWith(5000)]).toEqual([43, 44])
  })

  it('changes nothing for somebody at the maximum without a gap', () => {
    const result = single(working(years(2025, 2026, 50_000), '2026-12-10', years(1981, 2024, 100_000)))
    expect(result.periods).toHaveLength(1)
  })

  it('is not shared with the spouse', () => {
    const wife = woman('1961-06-10', years(1982, 2024, 30_000))
    const [idle, busy] = [years(2026, 2026, 1), years(2026, 2026, 90_000)].map((incomes) =>
      pensionOf(couple(working(incomes, '2027-01-10'), wife, '1990-05-05')),
    )
    const average = (one?: PersonPension | null) => one && lastStep(one, 'averageIncome')
    expect(average(busy?.partner)).toEqual(average(idle?.partner))
    expect(average(busy?.person)).not.toEqual(average(idle?.person))
  })
})
