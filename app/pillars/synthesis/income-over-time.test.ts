import { describe, expect, it } from 'vitest'
import { period } from '../../../tests/support/lives/own-period'
import type { PensionResult, Period } from '../avs/result'
import { day } from '../day'
import { wholeFranc } from '../money'
import { type IncomeFacts, incomeOverTime } from './income-over-time'

const pension = (periods: Period[], supplement = 0) => ({ periods, person: { supplement } }) as unknown as PensionResult

const lpp = (from: string, monthly: number) => ({ from: day(from), monthly: wholeFranc(monthly) })

/** Born on 14 March 1971: 65 on 14 March 2036. Earns CHF 96'000 a year, that is 8'000 a month. */
const facts = (changes: Partial<IncomeFacts> = {}): IncomeFacts => ({
  birthDate: day('1971-03-14'),
  computedOn: day('2026-11-21'),
  worksUntil: day('2036-04-01'),
  current: { salary: 96_000, rate: 100 },
  desiredSalary: null,
  pension: pension([period('2036-04-01', 2_520)]),
  lpp: lpp('2036-04-01', 1_890),
  ...changes,
})

/** from, to, age, salary, AVS, LPP, total. */
const rows = (changes: Partial<IncomeFacts> = {}) =>
  incomeOverTime(facts(changes)).map(({ from, to, age, salary, avs, lpp, total }) =>
    [from, to ?? 'life', `${age.years}.${age.months}`, salary, avs, lpp, total].join(' '),
  )

describe('incomeOverTime', () => {
  it.each<[string, Partial<IncomeFacts>, string[]]>([
    [
      'salary until retirement, then both pensions',
      {},
      ['2026-11-21 2036-03-31 55.8 8000   8000', '2036-04-01 life 65.0  2520 1890 4410'],
    ],
    ['without a salary: from the first pension', { current: null }, ['2036-04-01 life 65.0  2520 1890 4410']],
    [
      'a salary of nothing is known, and is nothing',
      { current: { salary: 0, rate: null } },
      ['2026-11-21 2036-03-31 55.8 0   0', '2036-04-01 life 65.0  2520 1890 4410'],
    ],
    [
      'the desired salary from next January on',
      { desiredSalary: 76_800 },
      [
        '2026-11-21 2026-12-31 55.8 8000   8000',
        '2027-01-01 2036-03-31 55.9 6400   6400',
        '2036-04-01 life 65.0  2520 1890 4410',
      ],
    ],
    [
      'no desired salary where retirement comes before January',
      { birthDate: day('1961-11-30'), worksUntil: day('2026-12-01'), desiredSalary: 1, lpp: null, pension: null },
      ['2026-11-21 2026-11-30 64.11 8000   8000'],
    ],
    [
      'a name of age by the start of a pension, of who was born on the first of a month (LAVS art. 21 al. 2)',
      { birthDate: day('1971-03-01'), desiredSalary: 76_800 },
      [
        '2026-11-21 2026-12-31 55.8 8000   8000',
        '2027-01-01 2036-03-31 55.10 6400   6400',
        '2036-04-01 life 65.0  2520 1890 4410',
      ],
    ],
    [
      'nothing between the end of work and the first pension',
      { worksUntil: day('2034-04-01'), lpp: lpp('2035-04-01', 1_890) },
      [
        '2026-11-21 2034-03-31 55.8 8000   8000',
        '2034-04-01 2035-03-31 63.0    0',
        '2035-04-01 2036-03-31 64.0   1890 1890',
        '2036-04-01 life 65.0  2520 1890 4410',
      ],
    ],
    [
      'a couple: less once the cap begins',
      { current: null, pension: pension([period('2036-04-01', 2_520), period('2038-02-01', 1_890)]) },
      ['2036-04-01 2038-01-31 65.0  2520 1890 4410', '2038-02-01 life 66.10  1890 1890 3780'],
    ],
    [
      'the partner’s pension alone is not the person’s income',
      { current: null, pension: pension([period('2034-11-01', null), period('2036-04-01', 1_890)]) },
      ['2036-04-01 life 65.0  1890 1890 3780'],
    ],
    [
      'drawn early: another amount at the reference age',
      {
        worksUntil: day('2034-04-01'),
        pension: pension([period('2034-04-01', 2_177), period('2036-04-01', 2_210)]),
        lpp: lpp('2034-04-01', 1_700),
      },
      [
        '2026-11-21 2034-03-31 55.8 8000   8000',
        '2034-04-01 2036-03-31 63.0  2177 1700 3877',
        '2036-04-01 life 65.0  2210 1700 3910',
      ],
    ],
    [
      'put off by less than a year: AVS runs beside the salary',
      { worksUntil: day('2036-10-01'), lpp: lpp('2036-10-01', 1_950) },
      [
        '2026-11-21 2036-03-31 55.8 8000   8000',
        '2036-04-01 2036-09-30 65.0 8000 2520  10520',
        '2036-10-01 life 65.6  2520 1950 4470',
      ],
    ],
    [
      'the supplement to the half franc, the total rounded once',
      { current: null, pension: pension([period('2036-04-01', 2_520)], 12.5) },
      ['2036-04-01 life 65.0  2532.5 1890 4423'],
    ],
    [
      'a pension of nothing is none',
      { current: null, pension: pension([period('2036-04-01', 0)]), lpp: lpp('2036-04-01', 0) },
      [],
    ],
    ['nothing known: no step', { current: null, pension: null, lpp: null }, []],
    [
      'what runs already begins today, and no salary follows on retirement',
      {
        birthDate: day('1960-06-10'),
        worksUntil: day('2025-07-01'),
        pension: pension([period('2025-07-01', 2_000), period('2027-03-01', 1_800)]),
        lpp: lpp('2025-07-01', 1_000),
      },
      ['2026-11-21 2027-02-28 66.5  2000 1000 3000', '2027-03-01 life 66.8  1800 1000 2800'],
    ],
    [
      'no pension known: it ends with the salary, of which a twelfth is rounded to the franc',
      { current: { salary: 100_000, rate: 80 }, pension: null, lpp: null },
      ['2026-11-21 2036-03-31 55.8 8333   8333'],
    ],
  ])('%s', (_name, changes, expected) => expect(rows(changes)).toEqual(expected))

  it('says at which age each step gives way to the next', () => {
    const ends = (changes: Partial<IncomeFacts>) => incomeOverTime(facts(changes)).map(({ untilAge }) => untilAge)
    expect(ends({})).toEqual([{ years: 65, months: 0 }, null])
    expect(ends({ pension: null, lpp: null })).toEqual([{ years: 65, months: 0 }])
  })
})
