/** The age at which one can stop, and what closes the gap before it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { caseFromLife } from '~/estimate/case/life/from-life'
import { Life, type SentLife } from '~/estimate/case/life/shape'
import { Refusal } from '~/estimate/case/refusal'
import { changeOf, findChangeProblems } from '~/estimate/case/rules/change'
import { addMonths, day } from '~/pillars/day'
import { monthsUntilAge } from '~/pillars/lpp/capital-over-life'
import { casesOf, check } from '../../../../tests/support/random/cases'
import { agesIn } from '../ages'
import { digestOf } from '../digest'
import { daysIn, type StopAge } from './earliest'
import { type Stop, stopOf } from './stop'
import { NO_WAYS } from './ways'

const TODAY = day('2026-11-29')
const incomes = (from: number, amount: number) =>
  Array.from({ length: 2026 - from }, (_, index) => ({ year: from + index, amount, months: 12 }))

/** The most that the AVS pays: 2'520 at the reference age on 1 June 2036, 5.2 % more at 66 and 10.8 % more at 67. */
const PERSON: SentLife['person'] = {
  ...{ birthDate: '1971-05-10', gender: 'MALE' as const, insured: [{ from: '1971-05-10' }] },
  ...{ incomes: incomes(1992, 100_000), incomesAsOf: '2026-11-20', incomeToCome: 100_000 },
}
/** Prints 2'000 a month at 65, and 100 more or less for each year. */
const FUND = {
  ...{ kind: 'certificate' as const, label: 'Base', date: '2026-01-01', pensionPer: 'year' as const },
  ...{ balance: 300_000, capital: 650_000, pension: 24_000, contribution: 15_000, contributionPer: 'year' as const },
  ...{ interest: 1.25, conversionRate: 5, buyIn: 60_000 },
  ages: [63, 64, 65, 66, 67, 68, 69, 70].map((age) => ({
    age,
    capital: 10_000 * age,
    pension: 12 * (2000 + 100 * (age - 65)),
  })),
}
/** Pays 3'000 a year without interest: 50'000 and what is paid until 2036. */
const ACCOUNT = { solde: 50_000, amount: 3_000, rate: 0 }
const CAPITAL_ALONE = {
  ...{ kind: 'capitalOnly' as const, label: '1e', date: '2026-01-01' },
  ...{ balance: 150_000, capital: 300_000 },
}
const LIFE: SentLife = { person: PERSON, secondPillar: [FUND], thirdPillar: [ACCOUNT] }

const caseOf = (life: SentLife) => caseFromLife(Life.parse(life), TODAY)
function stopFor(life: SentLife, need: number, query: DigestQuery = {}): Stop | null {
  const known = caseOf(life)
  return stopOf(known, { query, change: changeOf(known, query), need })
}
const sure = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw new Error('no answer')
  return answer
}
const inYears = (age: StopAge | null | undefined) => age && `${age.age.years}/${age.age.months} ${age.startsOn}`
const totalWith = (life: SentLife, query: DigestQuery) => {
  const known = caseOf(life)
  const { withoutChange, withChange } = digestOf(known, changeOf(known, query))
  return withChange ?? withoutChange
}
const isEstimated = (life: SentLife, query: DigestQuery) => {
  try {
    totalWith(life, query)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

describe('the earliest age', () => {
  it.each([
    // At 65: 2'520 + 2'000.
    [4520, '65/0 2036-06-01'],
    // Less than a year is no deferral: the AVS stays at 2'520, and the fund pays a twelfth of 100 more for each month.
    [4600, '65/10 2037-04-01'],
    // At 66: 2'651 + 2'100, and three months later 6.6 % more of the AVS (RAVS art. 55ter): 2'686 + 2'125.
    [4751, '66/0 2037-06-01'],
    [4800, '66/3 2037-09-01'],
    // Two years early, 13.6 % less: 2'177, beside a career that ends earlier.
    [3990, '63/0 2034-06-01'],
    [5814, '70/0 2041-06-01'],
    [5815, undefined],
  ])('for a need of %d is %s', (need, age) => expect(inYears(stopFor(LIFE, need)?.earliest) ?? undefined).toBe(age))

  it('is the first one that is possible for a small need', () =>
    expect(inYears(stopFor(LIFE, 1000)?.earliest)).toBe('58/0 2029-06-01'))

  it('is of the rest of the change, whose day is the gap', () => {
    const stop = sure(stopFor(LIFE, 4200, { retirementDate: day('2034-06-01') }))
    expect([inYears(stop.chosen), stop.chosen.gap, stop.ways.later?.months]).toEqual(['63/0 2034-06-01', 207, 10])
    // 1'500 of the fund at 65, and 75 for each year: with the AVS of 66, 4'226.
    expect(sure(stopFor(LIFE, 4200, { lppCapitalShare: 25 })).earliest?.age).toEqual({ years: 66, months: 0 })
  })
})

describe('the ways to close the gap at the reference age', () => {
  it('cost what the pillars need for it', () => {
    // 80 a month are missing at 65.
    const { chosen, ways } = sure(stopFor(LIFE, 4600))
    expect([chosen.gap, ways.later?.months]).toEqual([80, 10])
    // 300 months until 90 take 24'000, of 50'000 and 114 months of 250.
    expect(ways.spread).toEqual({ until: 90, used: 24_000, capital: 78_500, is3aAlone: true })
    // 211 in each of these 114 months are 24'054; 210 would be 23'940.
    expect(ways.pillar3a).toEqual({ monthly: 211, amount: 3000 + 12 * 211, capital: 24_054, until: 90 })
    // With 1.25 % for 9 years and 5 months 25'844, at 24'000 of 650'000 a year: 79.52 a month.
    expect(ways.buyIn).toMatchObject({ amount: 22_990, on: '2026-12-31', largest: 60_000, fundName: 'Base' })
  })

  it('are not offered where they do not close it, and capital lasts less long', () => {
    // 280 a month: 23 years take 77'280, 24 years 80'640.
    const { ways } = sure(stopFor(LIFE, 4800))
    expect([ways.spread?.until, ways.spread?.used, ways.pillar3a, ways.buyIn]).toEqual([88, 77_280, null, null])
  })

  it('say that pillar 3a is full, and leave out what nobody can pay in', () => {
    const full = sure(stopFor({ ...LIFE, thirdPillar: [{ ...ACCOUNT, amount: 7258 }] }, 4600))
    expect([full.ways.pillar3a, full.ways.full3a]).toEqual([null, { ceiling: 7258, year: 2026 }])
    const noRoom = sure(stopFor({ ...LIFE, secondPillar: [{ ...FUND, buyIn: 0 }] }, 4600))
    expect(noRoom.ways.buyIn).toBeNull()
    const jobless = { ...LIFE, person: { ...PERSON, work: 'none' as const } }
    expect(stopFor(jobless, 4600)?.ways).toMatchObject({ pillar3a: null, full3a: null })
  })

  it('keep what the change pays in already', () => {
    const query = { pillar3a: { amount: 4000, purchase: null } }
    const { ways } = sure(stopFor(LIFE, 4600, query))
    expect(ways.pillar3a).toMatchObject({ monthly: 211, amount: 4000 + 12 * 211 })
    // From 5'000 on, 188 a month are left.
    expect(stopFor(LIFE, 4600, { pillar3a: { amount: 5000, purchase: null } })?.ways.pillar3a).toBeNull()
  })

  it('wait until an account is paid out', () => {
    const later = { ...LIFE, thirdPillar: [{ ...ACCOUNT, amount: 0, paydate: '2038-06-01' }] }
    expect(stopFor(later, 4600)?.ways.spread).toBeNull()
    const staggered = [...later.thirdPillar, { ...ACCOUNT, solde: 2000, amount: 0 }]
    // 2'000 for the first two years, and then 50'000 for 23 of them.
    expect(stopFor({ ...LIFE, thirdPillar: staggered }, 4600)?.ways.spread).toMatchObject({ until: 90, used: 24_000 })
  })
})

describe('a need that no age reaches', () => {
  it('has what comes nearest, with two steps from there, and smaller needs', () => {
    const { earliest, ways, nearest, others } = sure(stopFor(LIFE, 6500))
    expect([earliest, ways.later, ways.buyIn, ways.spread]).toEqual([null, null, null, null])
    // 3'314 and 2'500 at 70: 686 are missing. 81 years are 11 years of 686.
    expect([inYears(nearest?.at), nearest?.gap]).toEqual(['70/0 2041-06-01', 686])
    expect(nearest?.spread).toEqual({ until: 81, used: 90_552, monthly: 6500, gap: 0 })
    expect(nearest?.buyIn).toMatchObject({ amount: 60_000, monthly: 6070, gap: 430 })
    // 80 and 70 % of 100'000 a year, and 60 %.
    expect(others.map(({ share, need, earliest: age, gap }) => [share, need, inYears(age), gap])).toEqual([
      [70, 5833, null, 19],
      [60, 5000, '67/1 2038-07-01', -814],
    ])
  })
})

describe('what is not exact', () => {
  const SPOUSE = { birthDate: '1973-03-04', gender: 'FEMALE' as const, incomes: null }
  const MARRIED = { partner: SPOUSE, marriages: [{ start: '1998-06-01', spouse: 'partner' as const }] }
  const TOLD: [string, SentLife, number, Partial<Stop>, (string | null | undefined)[]][] = [
    [
      'an unknown fund has no age',
      { ...LIFE, secondPillar: [] },
      3000,
      { certainty: 'unknown', missing: ['lpp'] },
      [null],
    ],
    [
      'the law’s guarantee has an age at the latest',
      { ...LIFE, secondPillar: [{ kind: 'legalMinimum' }] },
      // 2'651 of the AVS, and 2'204 of the guarantee.
      4855,
      { certainty: 'atLatest', missing: ['lpp'] },
      ['66/0 2037-06-01'],
    ],
    [
      'a spouse of whom nothing is known gives two ages',
      { ...LIFE, ...MARRIED },
      // At 68 expected 4'689 and at least 4'579, and at 66 already 4'751 at the most.
      4689,
      { certainty: 'range', missing: [] },
      ['68/0 2039-06-01', '66/0 2037-06-01', '68/6 2039-12-01'],
    ],
    [
      'who has no fund has the AVS alone',
      { ...LIFE, person: { ...PERSON, work: 'selfEmployed' }, secondPillar: [] },
      2600,
      { certainty: 'exact', missing: [] },
      ['66/0 2037-06-01'],
    ],
    [
      'a plan of capital alone pays nothing for life beside the AVS',
      { ...LIFE, secondPillar: [CAPITAL_ALONE] },
      2700,
      { certainty: 'exact', missing: [] },
      // 8 % more for a year and six months: 2'722.
      ['66/6 2037-12-01'],
    ],
  ]
  it.each(TOLD)('%s', (_, life, need, told, [earliest, low, high]) => {
    const stop = sure(stopFor(life, need))
    expect(stop).toMatchObject(told)
    expect(inYears(stop.earliest)).toBe(earliest)
    expect([inYears(stop.range?.low), inYears(stop.range?.high)]).toEqual([low, high])
  })

  it('offers no way from an unknown pillar', () =>
    expect(stopFor({ ...LIFE, secondPillar: [] }, 6000)?.ways).toEqual(NO_WAYS))
})

describe('past the reference age', () => {
  /** 65 on 10 March 2026: the AVS since April, whole or not drawn yet. */
  const OLDER: SentLife = {
    ...LIFE,
    person: { ...PERSON, birthDate: '1961-03-10', insured: [{ from: '1961-03-10' }], incomes: incomes(1982, 100_000) },
  }

  it('one can stop at once where pensions are enough, else after a deferral of a year at least', () => {
    const now = sure(stopFor(OLDER, 3000))
    expect([inYears(now.earliest), now.chosen.isPast, now.ways]).toEqual(['65/8 2026-12-01', true, NO_WAYS])
    const later = sure(stopFor(OLDER, 4700))
    expect([inYears(later.earliest), later.ways.later?.months]).toEqual(['66/0 2027-04-01', 12])
  })

  it('leaves no age to choose where the AVS is drawn', () => {
    const drawn = { ...OLDER, person: { ...OLDER.person, drawing: [{ from: '2026-04-01', share: 100 }] } }
    const stop = sure(stopFor(drawn, 4700))
    expect([stop.earliest, stop.columns, stop.chosen.isPast, stop.ways.later]).toEqual([null, [], true, null])
    expect(inYears(stopFor(drawn, 3000)?.earliest)).toBe('65/8 2026-12-01')
  })
})

describe('any life, need and change', () => {
  const amounts = { income: fc.integer({ min: 15_000, max: 150_000 }), need: fc.integer({ min: 500, max: 8000 }) }
  const lives = fc
    .record({
      ...amounts,
      born: fc.integer({ min: 1962, max: 1990 }),
      month: fc.integer({ min: 1, max: 12 }),
      gender: fc.constantFrom('MALE' as const, 'FEMALE' as const),
      fund: fc.constantFrom('printed', 'printedAges', 'capitalOnly', 'minimum', 'none'),
      pension: fc.integer({ min: 500, max: 4000 }),
      balance: fc.integer({ min: 0, max: 200_000 }),
      paid: fc.integer({ min: 0, max: 7258 }),
      partner: fc.constantFrom('none', 'known', 'unknown'),
      share: fc.constantFrom(undefined, 25),
      from: fc.constantFrom(undefined, 64, 66, 70),
    })
    .map(({ born, month, gender, income, need, fund, pension, balance, paid, partner, share, from }) => {
      const birthDate = day(`${born}-${String(month).padStart(2, '0')}-10`)
      const earned = incomes(born + 21, income)
      const of = { incomesAsOf: '2026-11-20', incomes: earned }
      const certificate = {
        ...{ ...FUND, pension: 12 * pension, capital: 220 * pension, maxCapitalShare: 100 },
        ages: fund === 'printedAges' ? FUND.ages : [],
      }
      const life: SentLife = {
        person: { birthDate, gender, ...of, work: fund === 'none' ? 'selfEmployed' : 'employed' },
        ...(partner !== 'none' && {
          partner: {
            ...{ birthDate: '1965-03-04', gender: gender === 'MALE' ? ('FEMALE' as const) : ('MALE' as const) },
            ...(partner === 'known'
              ? { incomes: incomes(1986, 60_000), incomesAsOf: '2026-11-20' }
              : { incomes: null }),
          },
          marriages: [{ start: '1995-06-01', spouse: 'partner' as const }],
        }),
        secondPillar:
          fund === 'none'
            ? []
            : fund === 'minimum'
              ? [{ kind: 'legalMinimum' }]
              : fund === 'capitalOnly'
                ? [CAPITAL_ALONE]
                : [certificate],
        thirdPillar: balance > 0 ? [{ solde: balance, amount: paid, rate: 0.5 }] : [],
      }
      const leavesOn = from && addMonths(day(`${birthDate.slice(0, 8)}01`), 12 * from + 1)
      const isShared = share && fund.startsWith('printed')
      const query: DigestQuery = {
        ...(isShared && { lppCapitalShare: share }),
        ...(leavesOn && leavesOn > TODAY && { retirementDate: leavesOn }),
      }
      return { life, query, need }
    })
    // What cannot be estimated at all has no age.
    .filter(({ life, query }) => isEstimated(life, query))

  it('is reached at the earliest age, and not one month before', () =>
    check(
      fc.property(lives, ({ life, query, need }) => {
        const { earliest, certainty, chosen } = stopFor(life, need, query) ?? {}
        if (!earliest || certainty === 'atLatest') return
        const monthlyAt = (days: DigestQuery) => {
          const found = findChangeProblems(caseOf(life), { ...query, ...days })
          return found.length > 0 ? null : totalWith(life, { ...query, ...days }).monthlyTotal
        }
        expect(monthlyAt(daysIn(earliest))).toBeGreaterThanOrEqual(need)
        const known = caseOf(life)
        const change = changeOf(known, query)
        const year = addMonths(earliest.startsOn, -1)
        const rows = [earliest.age.years, earliest.age.years - 1].flatMap((years) =>
          agesIn(known, { query, change, year: years }),
        )
        const before = rows.find((row) => row.startsOn === year && !row.standsApart)
        if (before && year !== chosen?.startsOn) expect(before.column.monthlyTotal).toBeLessThan(need)
      }),
      casesOf({ isCostly: true }),
    ))

  it('asks for no earlier age where it is higher', () =>
    check(
      fc.property(lives, fc.integer({ min: 1, max: 2000 }), ({ life, query, need }, more) => {
        const [one, other] = [need, need + more].map((amount) => stopFor(life, amount, query))
        if (!other?.earliest) return
        expect(one?.earliest?.startsOn).toBeDefined()
        expect((one?.earliest?.startsOn ?? '') <= other.earliest.startsOn).toBe(true)
      }),
      casesOf({ isCostly: true }),
    ))

  it('is met by each way that is offered, and by a little less it is not', () =>
    check(
      fc.property(lives, ({ life, query, need }) => {
        const stop = stopFor(life, need, query)
        if (!stop) return
        const { ways, chosen } = stop
        if (chosen.gap <= 0) expect(ways).toEqual(NO_WAYS)
        const { later, buyIn, pillar3a, spread } = ways
        if (later) expect(totalWith(life, { ...query, ...daysIn(later.to) }).monthlyTotal).toBeGreaterThanOrEqual(need)
        if (buyIn) {
          const { monthlyTotal } = totalWith(life, { ...query, buyIn: { amount: buyIn.amount, on: buyIn.on } })
          expect((monthlyTotal ?? 0) - need).toBeGreaterThanOrEqual(0)
          expect((monthlyTotal ?? 0) - need).toBeLessThan(1.5)
        }
        const { birthDate } = life.person
        const months = monthsUntilAge(day(birthDate), chosen.startsOn, 90)
        if (pillar3a) {
          const added = (amount: number) =>
            (totalWith(life, { ...query, pillar3a: { amount, purchase: null } }).pillar3a?.projected ?? 0) -
            (totalWith(life, query).pillar3a?.projected ?? 0)
          expect(added(pillar3a.amount)).toBe(pillar3a.capital)
          if (!chosen.first) expect(pillar3a.capital).toBeGreaterThanOrEqual(months * chosen.gap)
          expect(added(pillar3a.amount - 12)).toBeLessThan(pillar3a.capital)
          expect(pillar3a.amount).toBeLessThanOrEqual(Math.max(7258, 0.2 * 150_000))
        }
        if (spread) expect(spread.used).toBeLessThanOrEqual(totalWith(life, query).capitalTotal ?? 0)
        // Where the amount changes with the partner's pension, so does the gap.
        const until = spread && monthsUntilAge(day(birthDate), chosen.startsOn, spread.until)
        if (spread && until && !chosen.first) expect(spread.used).toBeCloseTo(until * chosen.gap, 2)
      }),
      casesOf({ isCostly: true }),
    ))
})
