/** The tax on the pensions of a life, and what it leaves each month: from when, of whom, and with what assumed. */
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { Life, type SentLife } from '../../case/life/shape'
import { estimateLife } from './estimate-life'

const TODAY = day('2026-11-28')
const since = (from: string) => [{ from: day(from) }]
const incomes = (first: number, amount: number) =>
  Array.from({ length: 2026 - first }, (_, at) => ({ year: first + at, amount, months: 12 }))
const PERSON: SentLife['person'] = {
  birthDate: day('1966-04-12'),
  gender: 'MALE',
  insured: since('1966-04-12'),
  incomesAsOf: day('2026-01-31'),
  incomes: incomes(1987, 95_000),
}
const SPOUSE = {
  ...{ birthDate: day('1970-09-03'), gender: 'FEMALE' as const, insured: since('1970-09-03') },
  ...{ incomesAsOf: day('2026-01-31'), incomes: incomes(1991, 40_000) },
}
const MARRIED: Partial<SentLife> = {
  partner: SPOUSE,
  marriages: [{ start: day('1995-06-10'), end: null, endedBy: null, separatedSince: null, spouse: 'partner' }],
}
/** CHF 2,000 a month. */
const FUND: SentLife['secondPillar'] = [
  {
    ...{ kind: 'certificate', label: 'Caisse', date: day('2026-01-01'), balance: 400_000, balanceMandatory: 200_000 },
    ...{ capital: 500_000, pension: 24_000, pensionPer: 'year' },
  },
]
const ZURICH = { canton: 'ZH', municipality: 261 } as const

const estimate = (life: Partial<SentLife>) => estimateLife(Life.parse({ person: PERSON, tax: ZURICH, ...life }), TODAY)

function incomeOf(life: Partial<SentLife>) {
  const income = estimate(life).tax?.income
  if (!income || 'refused' in income) throw new Error(`${income?.refused}`)
  return income
}

it('counts twelve pensions and the 13th, and rounds what is left to ten francs', () => {
  const { digest, tax, assumptions } = estimate({ secondPillar: FUND })
  const { avs, lpp } = digest.withoutChange
  // 2'520 x 13 + 2'000 x 12 = 56'760 a year.
  expect([avs?.monthly, avs?.thirteenth, lpp?.monthly]).toEqual([2520, 2520, 2000])
  expect(tax?.income).toMatchObject({
    ...{ from: '2031-05-01', gross: { expected: 4730, low: 4730, high: 4730 }, isAtLeast: false },
    ...{
      taxable: 54_000,
      federal: 502,
      canton: 2081,
      municipality: 2606,
      headTax: 24,
      total: 5213,
      sureness: 'checked',
    },
    // 56'760 - 5'213 = 51'547, a twelfth is 4'295.58.
    net: { expected: 4300, low: 4300, high: 4300 },
  })
  expect(assumptions.incomeTax).toEqual(['taxTablesOf2026', 'pensionsAlone', 'churchTaxLeftOut', 'premiumAssumed'])
})

describe('is told from the day on which the last of the household is retired', () => {
  it.each<[string, Partial<SentLife>, string]>([
    ['at the reference age', { secondPillar: FUND }, '2031-05-01'],
    ['whoever retires early, at the reference age too', { plan: { retirementDate: day('2029-05-01') } }, '2031-05-01'],
    ['whoever works on, once they stop', { plan: { retirementDate: day('2033-05-01') } }, '2033-05-01'],
    ['whoever draws the pension and works on', { plan: { stopsOn: day('2032-12-31') } }, '2033-01-01'],
    ['of spouses, once the younger has reached it', { ...MARRIED, tax: { ...ZURICH, spousePension: 0 } }, '2035-10-01'],
  ])('%s', (_, life, from) => expect(incomeOf(life).from).toBe(from))
})

describe('of a couple', () => {
  const taxed = (spousePension: number | null) => estimate({ ...MARRIED, tax: { ...ZURICH, spousePension } })

  it('is refused where nothing is told of the spouse’s funds', () => {
    const { tax, assumptions } = taxed(null)
    expect(tax?.income).toEqual({ refused: 'spouseUnknown' })
    expect(assumptions.incomeTax).toEqual([])
  })

  it('counts the AVS of both with the 13th, and what the spouse’s funds pay', () => {
    const { tax, pension } = taxed(1000)
    const last = pension.periods.at(-1)
    if (!tax || 'refused' in tax.income) throw new Error('refused')
    expect(tax.income.gross.expected).toBeCloseTo(((last?.total ?? 0) * 13) / 12 + 1000, 1)
    expect(tax.income.total).toBeLessThan(incomeOf({ tax: { ...ZURICH, status: 'single' } }).gross.expected * 12)
  })

  it('that a judge has separated, each is taxed alone', () => {
    const [marriage] = MARRIED.marriages ?? []
    const separated = { ...marriage, separatedSince: day('2020-01-01') } as NonNullable<typeof marriage>
    expect(incomeOf({ ...MARRIED, marriages: [separated] }).gross.expected).toBeLessThan(2800)
  })
})

describe('what is not whole', () => {
  it('is the least where a pension is known in part only', () => {
    const life: Partial<SentLife> = { secondPillar: [{ kind: 'legalMinimum' }] }
    expect(incomeOf(life).isAtLeast).toBe(true)
    expect(estimate(life).assumptions.incomeTax).toContain('pensionsAtLeast')
  })

  it('lies between two amounts where the pension does', () => {
    const { incomes: _, incomesAsOf: _day, ...person } = PERSON
    const { gross, net } = incomeOf({ person: { ...person, quick: { salary: 48_000, rate: 100 } } })
    expect([net.low, net.high]).toEqual([1680, 2040])
    expect(gross.low).toBeLessThan(gross.expected)
  })
})

it('the law without the 13th pension leaves it out', () => {
  const [today, without] = [incomeOf({}), incomeOf({ plan: { law: 'without13th' } })]
  expect(today.gross.expected - without.gross.expected).toBeCloseTo(210, 2)
})

it.each([
  ['a place in a range', { canton: 'GE', municipality: 6621 } as const],
  ['a place with an amount', ZURICH],
])('net is never above the pensions, and more premium never less net: %s', (_, tax) => {
  const nets = [2000, 4560, 9000].map((healthPremium) =>
    incomeOf({ secondPillar: FUND, tax: { ...tax, healthPremium } }),
  )
  for (const { net, gross } of nets) expect(net.high).toBeLessThanOrEqual(gross.high)
  expect(nets.map(({ net }) => net.low)).toEqual(nets.map(({ net }) => net.low).toSorted((one, other) => one - other))
})

describe('the steps of the tax', () => {
  /** Of each canton a municipality; VD and VS change the product of simple tax and multiplier. */
  const PLACES = [
    ['ZH', 261],
    ['BE', 351],
    ['LU', 1061],
    ['SZ', 1372],
    ['ZG', 1711],
    ['BL', 2829],
    ['TI', 5002],
    ['NE', 6458],
    ['GE', 6621],
  ] as const
  const COUPLE = { ...MARRIED, secondPillar: FUND }

  it.each(PLACES)('%s: lead from the pensions to what is told', (canton, municipality) => {
    for (const life of [{ secondPillar: FUND }, { ...COUPLE, tax: { ...ZURICH, spousePension: 1000 } }]) {
      const { steps, gross, net, ...told } = incomeOf({ ...life, tax: { spousePension: 1000, canton, municipality } })
      const { pensions, federal, cantonal, cantonalHigh } = steps
      const sums = [pensions.own, pensions.spouse].map((one) => (one ? one.avs + one.thirteenth + one.lpp : 0))
      expect(sums.reduce((sum, one) => sum + one)).toBe(pensions.total)
      expect(pensions.total / 12).toBeCloseTo(gross.expected, 1)
      expect(federal.taxed).toBe(Math.floor((pensions.total - federal.insurance - federal.couple) / 100) * 100)
      expect([federal.taxed, federal.owed]).toEqual([told.taxable, told.federal])
      const totals = [cantonal, ...(cantonalHigh ? [cantonalHigh] : [])].map((end) => {
        const deducted = end.deductions.reduce((sum, { amount }) => sum + amount, end.insurance)
        // Down to the hundred, and in Ticino another hundred.
        expect(pensions.total - deducted - end.taxed).toBeLessThanOrEqual(200)
        expect((end.simple.canton * end.multipliers.canton) / 100).toBeCloseTo(end.canton, -0.5)
        return federal.owed + end.canton + end.municipality + told.headTax
      })
      expect(totals).toEqual(told.total === null ? [told.low, told.high] : [told.total])
      expect(Math.abs((pensions.total - Math.max(...totals)) / 12 - net.low)).toBeLessThanOrEqual(5)
    }
  })

  it('cite the law, of spouses with why they are taxed together', () => {
    const [alone, couple] = [incomeOf({}), incomeOf({ ...COUPLE, tax: { ...ZURICH, spousePension: 0 } })]
    expect(alone.steps).toMatchObject({ article: 'LIFD art. 22 al. 1', tablesOf: 2026, pensions: { spouse: null } })
    expect(couple.steps.article).toBe('LIFD art. 9 al. 1, 22 al. 1')
    expect(couple.steps.federal.articles.deductions).toContain('LIFD art. 22, 33')
  })

  it('have no deduction of nothing, and its second end only in a range', () => {
    const [zurich, geneva] = [incomeOf({}), incomeOf({ tax: { canton: 'GE', municipality: 6621 } })]
    expect([zurich.steps.cantonal.deductions, zurich.steps.cantonalHigh]).toEqual([[], undefined])
    expect(geneva.steps.cantonal.deductions.map(({ kind }) => kind)).toEqual(['scale'])
    expect(geneva.steps.cantonalHigh?.deductions).toEqual([])
  })
})
