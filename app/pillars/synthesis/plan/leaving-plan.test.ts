/** The plan of leaving early, counted by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PensionResult, Period } from '../../avs/result'
import { addMonths, type Day, day, dayAfter } from '../../day'
import type { LppResult } from '../../lpp/estimate'
import { type Franc, franc } from '../../money'
import type { Savings } from './capital-draw'
import { leavingPlan, type PlanFacts } from './leaving-plan'

/** Born on 10 August 1969: 62 in September 2031, the reference age in September 2034. */
const BIRTH = day('1969-08-10')
const LEAVING = day('2031-09-01')
const REFERENCE = day('2034-09-01')

const period = (from: Day, person: number, partner: number | null = null): Period => ({
  ...{ from, to: null, person: franc(person), partner: partner === null ? null : franc(partner) },
  ...{ total: person + (partner ?? 0), capped: false },
})

/** `yearsNonEmployed`, `yearsCovered`: of the years before that of the reference age, as the pension counts them. */
type Owed = { yearsNonEmployed: number; yearsCovered?: number; retirementYearOwed?: number }
const pensionOf = (periods: Period[], owed: Owed | null = null, more: Partial<PensionResult> = {}) =>
  ({
    periods,
    range: null,
    person: {
      ...{ supplement: 0, monthly: franc(2500), from: REFERENCE, gaps: { years: [] } },
      steps: owed ? [{ key: 'incomeSum', inputs: { ...owed }, output: 0, article: '' }] : [],
    },
    ...more,
  }) as unknown as PensionResult

const lppOf = (more: Partial<LppResult>) =>
  ({ monthly: franc(1980), from: LEAVING, capital: franc(0), range: null, funds: [], ...more }) as LppResult

/** A fund that pays 2'120 and a bridging pension of 1'000 until the reference age, which is paid back by 140. */
const BRIDGED = lppOf({
  changes: [
    { from: LEAVING, monthly: franc(3120) },
    { from: REFERENCE, monthly: franc(1980) },
  ],
  bridging: { monthly: franc(1000), from: LEAVING, until: REFERENCE, reduction: franc(140) },
})

const bank = (name: string, amount: number, more: Partial<Savings> = {}): Savings => ({
  ...{ kind: 'pillar3a', name, earliest: LEAVING, latest: REFERENCE },
  amountOn: () => franc(amount),
  ...more,
})

const FACTS: PlanFacts = {
  ...{ leaving: LEAVING, reference: REFERENCE, avsStart: REFERENCE, avsFrom: 'reference', avsChoices: [] },
  ...{ birthDate: BIRTH, computedOn: day('2026-11-29'), need: 5000, pay: null, wealth: null, isMarried: false },
  ...{ complete: true, missingPillars: [] },
  pension: pensionOf([period(REFERENCE, 2500)], { yearsNonEmployed: 2, retirementYearOwed: 3333 }),
  lpp: BRIDGED,
  savings: [bank('A', 62_600), bank('B', 48_900)],
  ...{ paidOut: [], noticeMonths: null },
}
const planOf = (more: Partial<PlanFacts> = {}) => {
  const plan = leavingPlan({ ...FACTS, ...more })
  if (!plan) throw new Error('no plan')
  return plan
}
const short = (more: Partial<PlanFacts> = {}) =>
  planOf(more).phases.map(({ from, monthly, missing }) => [from, monthly, missing])

describe('phases', () => {
  it('leave off with the bridging pension, then with the 3a', () => {
    const { phases, hole, accounts, lastsUntil, missing } = planOf()
    expect(
      phases.map(({ from, to, months, sources, monthly, missing: open }) => [from, to, months, sources, monthly, open]),
    ).toEqual([
      ['2031-09-01', '2034-08-31', 36, { ...NONE, lpp: 2120, bridging: 1000, pillar3a: 1880 }, 5000, 0],
      ['2034-09-01', '2041-08-31', 84, { ...NONE, avs: 2500, lpp: 1980, pillar3a: 520 }, 5000, 0],
      ['2041-09-01', null, null, { ...NONE, avs: 2500, lpp: 1980 }, 4480, 520],
    ])
    expect(hole).toEqual({ from: LEAVING, until: REFERENCE, months: 36, monthly: 1880, range: null, total: 67_680 })
    // 33 months of 1'880 are 62'040; in the 34th bank A gives its last 560.
    expect(
      accounts.map(({ name, from, drawnBeforeAvs, drawn, left, until }) => [
        name,
        from,
        drawnBeforeAvs,
        drawn,
        left,
        until,
      ]),
    ).toEqual([
      ['A', '2031-09-01', 62_600, 62_600, 0, '2034-07-01'],
      ['B', '2034-06-01', 5080, 5080 + 84 * 520, 140, '2041-09-01'],
    ])
    expect(lastsUntil).toEqual({ years: 72, months: 0 })
    // Nothing is missing until the last pension has started.
    expect(missing).toBe(0)
  })

  it('show what is missing where no capital pays it, and in all until the last pension', () => {
    expect(short({ savings: [] })).toEqual([
      ['2031-09-01', 3120, 1880],
      ['2034-09-01', 4480, 520],
    ])
    expect(planOf({ savings: [] }).missing).toBe(67_680)
  })

  it('miss nothing without a need, and draw no capital', () => {
    const plan = planOf({ need: null })
    expect(plan.phases.map(({ monthly, missing }) => [monthly, missing])).toEqual([
      [3120, null],
      [4480, null],
    ])
    expect([plan.hole, plan.missing, plan.accounts]).toEqual([null, null, []])
  })

  it('keep capital that cannot pay a whole month for later ones, which lack less', () => {
    const plan = planOf({ savings: [bank('A', 1000)] })
    expect(plan.phases.map(({ from, missing }) => [from, missing])).toEqual([
      ['2031-09-01', 1880],
      ['2034-09-01', 0],
      ['2034-10-01', 520],
    ])
    expect(plan.accounts).toMatchObject([{ from: REFERENCE, drawn: 520, left: 480 }])
  })

  it('begin at the partner’s start anew, with the cap', () => {
    const partners = day('2036-02-01')
    const pension = pensionOf([period(REFERENCE, 2500), period(partners, 1890, 1890)])
    expect(short({ pension, savings: [], isMarried: true })).toEqual([
      ['2031-09-01', 3120, 1880],
      ['2034-09-01', 4480, 520],
      ['2036-02-01', 3870, 1130],
    ])
    // 36 months of 1'880 and 17 of 520: the last pension starts in February 2036.
    expect(planOf({ pension, savings: [], isMarried: true }).missing).toBe(67_680 + 17 * 520)
  })

  it('pay the capital of the fund on its day, and vested benefits when they are needed', () => {
    const savings = [
      bank('Fondation', 10_000, { kind: 'vested', earliest: day('2032-01-01') }),
      bank('', 20_000, { kind: 'lppCapital', earliest: LEAVING, latest: LEAVING }),
    ]
    const { accounts, phases } = planOf({ savings })
    // Ten months of 1'880 leave 1'200 of the fund; five more months take 8'200 of the foundation, and three later ones 1'560.
    expect(accounts.map(({ kind, from, drawn, left }) => [kind, from, drawn, left])).toEqual([
      ['vested', '2032-07-01', 9760, 240],
      ['lppCapital', '2031-09-01', 20_000, 0],
    ])
    expect(phases[0]?.sources).toMatchObject({ lppCapital: 1880, vested: 0 })
  })

  it('give a range where only one of the pension is known, and none before the AVS', () => {
    const pension = pensionOf([period(REFERENCE, 2500)], null, {
      range: { pension: null, supplement: null, withSupplement: { low: 2000, high: 2520 }, causes: [] },
    })
    const [before, after] = planOf({ pension, savings: [] }).phases
    expect([before?.range, before?.missingRange]).toEqual([null, null])
    expect(after).toMatchObject({ range: { low: 3980, high: 4500 }, missingRange: { low: 500, high: 1020 } })
  })

  it('are none without an early start', () => {
    expect(leavingPlan({ ...FACTS, leaving: REFERENCE })).toBeNull()
  })

  it('begin next month for who has left already', () => {
    expect(planOf({ leaving: day('2026-01-01'), savings: [] }).phases[0]?.from).toBe('2026-12-01')
  })
})

const NONE = { avs: 0, lpp: 0, bridging: 0, pillar3a: 0, vested: 0, lppCapital: 0 }

describe('contributions', () => {
  it.each<[string, Partial<PlanFacts>, number[], number]>([
    // 20 x 12 x 3'120 = 748'800: 636 and 7 steps of 106.
    ['by pensions', {}, [1378, 0], Math.round(2 * 1378 + (1378 * 8) / 12)],
    ['by pensions and wealth: 1.7488 million', { wealth: 1_000_000 }, [3498, 0], 2 * 3498 + 2332],
    ['of a married person, by half', { isMarried: true, wealth: 0 }, [636, 0], 2 * 636 + 424],
    ['without pensions: the minimum', { lpp: null }, [530, 0], 2 * 530 + 353],
  ])('%s', (_, more, byPhase, total) => {
    const { phases, contributions } = planOf({ savings: [], ...more })
    expect(phases.map(({ contributions: due }) => due)).toEqual(byPhase)
    expect(contributions?.total).toBe(total)
    expect(contributions?.years.map(({ year, months }) => [year, months])).toEqual([
      [2032, 12],
      [2033, 12],
      [2034, 8],
    ])
  })

  it.each<[string, Owed | null, Partial<PlanFacts>, number[] | null]>([
    ['the spouse pays for all years', { yearsNonEmployed: 2, yearsCovered: 2 }, { isMarried: true }, []],
    [
      'the spouse pays until their reference age',
      { yearsNonEmployed: 2, yearsCovered: 1, retirementYearOwed: 3333 },
      { isMarried: true },
      [2033, 2034],
    ],
    ['it is not known whether the spouse pays', null, { isMarried: true }, null],
    ['a single person without a record', null, {}, [2032, 2033, 2034]],
    [
      'work in the year of leaving is too little',
      { yearsNonEmployed: 3, retirementYearOwed: 3333 },
      {},
      [2031, 2032, 2033, 2034],
    ],
  ])('%s', (_, owed, more, years) => {
    const { contributions } = planOf({ pension: pensionOf([period(REFERENCE, 2500)], owed), ...more })
    expect(contributions?.years.map(({ year }) => year) ?? null).toEqual(years)
  })

  it('count the AVS that is drawn early, and the AVS of the spouse', () => {
    const avsStart = day('2032-09-01')
    const owed = { yearsNonEmployed: 2, retirementYearOwed: 3333 }
    const pension = pensionOf([period(avsStart, 2000, 1000), period(REFERENCE, 2100, 1000)], owed)
    const plan = planOf({ pension, avsStart, isMarried: true, wealth: 0, savings: [] })
    // (3'120 + 3'000) x 12 x 20 / 2 = 734'400: 636 and 7 steps of 106.
    expect(plan.phases.map(({ contributions: due }) => due)).toEqual([636, 1378, 0])
    expect(plan.assumptions).toContain('avsPensionCounts')
  })

  it('are at least so much without wealth, and exact with it', () => {
    expect(planOf().contributions?.isAtLeast).toBe(true)
    expect(planOf({ wealth: 0 }).contributions?.isAtLeast).toBe(false)
  })
})

describe('any plan', () => {
  const amounts = fc.integer({ min: 0, max: 200_000 })
  const facts = fc.record({
    need: fc.option(fc.integer({ min: 0, max: 12_000 }), { nil: null }),
    avsMonths: fc.integer({ min: 0, max: 36 }),
    pension: fc.integer({ min: 1, max: 2520 }),
    partnerMonths: fc.integer({ min: -24, max: 60 }),
    savings: fc.array(fc.record({ amount: amounts, wait: fc.integer({ min: 0, max: 36 }), isFixed: fc.boolean() }), {
      maxLength: 4,
    }),
    wealth: fc.option(fc.integer({ min: 0, max: 9_000_000 }), { nil: null }),
  })
  it('has phases in order and without gaps, draws no more than there is, and misses nothing without a need', () => {
    fc.assert(
      fc.property(facts, ({ need, avsMonths, pension, partnerMonths, savings, wealth }) => {
        const avsStart = addMonths(LEAVING, avsMonths)
        const partners = addMonths(REFERENCE, partnerMonths)
        const periods = [...new Set([avsStart, REFERENCE, partners])]
          .filter((from) => from >= avsStart)
          .toSorted()
          .map((from) => period(from, from >= partners ? Math.ceil(pension * 0.8) : pension))
        const accounts = savings.map(({ amount, wait, isFixed }, index) => {
          const earliest = addMonths(LEAVING, wait)
          return bank(`${index}`, amount, { earliest, latest: isFixed ? earliest : REFERENCE })
        })
        const plan = planOf({ need, avsStart, pension: pensionOf(periods), savings: accounts, wealth })
        expect(plan.phases[0]?.from).toBe(LEAVING)
        plan.phases.forEach(({ to, monthly, missing, sources }, index) => {
          const next = plan.phases[index + 1]
          expect(to === null ? null : dayAfter(to)).toBe(next?.from ?? null)
          const sum = Object.values(sources).reduce((all, one) => all + one, 0)
          expect(monthly).toBeCloseTo(sum, 2)
          expect(missing).toBe(need === null ? null : Math.max(0, Math.round(100 * (need - monthly)) / 100))
        })
        for (const [index, { drawn, drawnBeforeAvs, left }] of plan.accounts.entries()) {
          expect(drawn).toBeLessThanOrEqual(savings[index]?.amount ?? 0)
          expect(drawnBeforeAvs).toBeLessThanOrEqual(drawn)
          expect(drawn + left).toBeCloseTo(savings[index]?.amount ?? 0, 2)
        }
        const paidByPhases = plan.phases.reduce(
          (sum, { months, sources }) => sum + (months ?? 0) * (sources.pillar3a as Franc),
          0,
        )
        expect(paidByPhases).toBeCloseTo(
          plan.accounts.reduce((sum, { drawn }) => sum + drawn, 0),
          1,
        )
      }),
      { numRuns: 150 },
    )
  })
})
