import { describe, expect, it } from 'vitest'
import { type IncomeTaxLaw, incomeTaxLawIn } from '~/law/tax/income-taxes'
import { franc } from '../money'
import { incomeTax, type RetiredHousehold } from './income-tax'
import { netIncome, netPerMonth } from './net-income'

const LAW = incomeTaxLawIn(2026) as IncomeTaxLaw

type Asked = Partial<Omit<RetiredHousehold, 'pensions' | 'premiumPerAdult' | 'wealth'>> & {
  premium?: number
  wealth?: number
}
const taxOf = (municipality: number, pensions: number, { adults = 1, premium, wealth }: Asked = {}, law = LAW) =>
  incomeTax(
    {
      adults,
      pensions: franc(pensions),
      municipality,
      ...(premium !== undefined && { premiumPerAdult: franc(premium) }),
      ...(wealth !== undefined && { wealth: franc(wealth) }),
    },
    law,
  )

function totalsOf(tax: ReturnType<typeof incomeTax>): number | [number, number] {
  if (tax.kind === 'refused') throw new Error(tax.refused)
  return tax.kind === 'amount' ? tax.total : [tax.low, tax.high]
}

type Total = number | [low: number, high: number]

/** The capital of each canton, CHF a year with the federal tax and the head tax, as the description of the method prints them. */
const TOTALS: [canton: string, number: number, single: Total, single60: Total, couple60: Total, couple90: Total][] = [
  ['ZH', 261, 1730, 5784, 3317, 8346],
  ['BE', 351, 3216, 9181, 6274, 12521],
  ['LU', 1061, 1566, 6426, 3273, 8507],
  ['UR', 1201, 2228, 6479, 4103, 9067],
  ['SZ', 1372, [997, 1311], [4429, 4519], [1493, 2106], [5317, 6040]],
  ['OW', 1407, 2444, 6660, 4443, 9348],
  ['NW', 1509, [1369, 1910], [5758, 6338], 3346, 8434],
  ['GL', 1632, [1839, 2118], [6512, 6892], [3446, 3997], [8815, 9478]],
  ['ZG', 1711, [383, 639], [2291, 2719], [537, 1027], [2661, 3304]],
  ['FR', 2196, [1753, 2547], 8906, [4566, 4988], 11245],
  ['SO', 2601, [2332, 2399], 8644, 4052, 11052],
  ['BS', 2701, 1270, 7482, 3075, 10185],
  ['BL', 2829, [390, 1987], 8217, [988, 3095], 9441],
  ['SH', 2939, [1689, 1794], 5928, [2980, 3149], 7660],
  ['AR', 3001, 2758, 7956, 4825, 10894],
  ['AI', 3101, 1965, 5885, 3305, 7736],
  ['SG', 3203, 2417, 7962, 4017, 9904],
  ['GR', 3901, 1389, 6495, 2252, 7749],
  ['AG', 4001, 1598, 6374, 3021, 7735],
  ['TG', 4566, [1839, 2110], 7196, 3397, 8960],
  ['TI', 5002, [1232, 1755], 7429, 3013, 9264],
  ['VD', 5586, 1744, 9377, 4835, 12725],
  ['VS', 6266, 1136, 7176, 4031, 9089],
  ['NE', 6458, 3013, 10013, 5386, 13183],
  ['GE', 6621, [139, 1524], [5825, 7799], [401, 2092], [7595, 8607]],
  ['JU', 6711, [1196, 2527], 8294, [4360, 4529], 11192],
]

it.each(TOTALS)('%s (%i) taxes 32,760 and 60,000 of somebody alone, 60,000 and 90,000 of a couple', (_, ...row) => {
  const [municipality, ...totals] = row
  const ours = [
    taxOf(municipality, 32_760),
    taxOf(municipality, 60_000),
    taxOf(municipality, 60_000, { adults: 2 }),
    taxOf(municipality, 90_000, { adults: 2 }),
  ]
  expect(ours.map(totalsOf)).toEqual(totals)
})

const [LAUSANNE, ZURICH, GENEVA, SION, LIESTAL, SCHWYZ, ZUG, BELLINZONA] = [
  5586, 261, 6621, 6266, 2829, 1372, 1711, 5002,
]

describe('with the premiums that are really paid', () => {
  // Genève counts all of them; Ticino, Zug and Graubünden up to a cap above what the calculator assumes.
  it.each([
    ['Geneva', GENEVA, [5825, 5599, 4808]],
    ['Bellinzona', BELLINZONA, [7429, 7217, 6920]],
  ])('%s', (_, municipality, totals) => {
    const likely = [4560, 5560, 7000].map((premium) => {
      const tax = taxOf(municipality, 60_000, { premium })
      return tax.kind === 'range' ? tax.likely : totalsOf(tax)
    })
    expect(likely).toEqual(totals)
  })

  it.each([
    ['Bellinzona', BELLINZONA, 7800, 15_400],
    ['Zug', ZUG, 6900, 13_800],
    ['Schwyz', SCHWYZ, 6300, 12_600],
    ['Chur', 3901, 5800, 11_600],
  ])('no more than the cap counts: %s', (_, municipality, ofOne, ofCouple) => {
    const insurance = (adults: 1 | 2) => {
      const tax = taxOf(municipality, 130_000, { adults, premium: 9_000 })
      return tax.kind !== 'refused' && tax.steps.cantonal.low.insurance
    }
    expect([insurance(1), insurance(2)]).toEqual([ofOne, ofCouple])
  })

  it('nothing changes above the cap, and less is deducted below it', () => {
    expect(totalsOf(taxOf(ZURICH, 60_000, { premium: 9_000 }))).toBe(totalsOf(taxOf(ZURICH, 60_000)))
    expect(totalsOf(taxOf(ZURICH, 60_000, { premium: 1_000 }))).toBeGreaterThan(
      totalsOf(taxOf(ZURICH, 60_000)) as number,
    )
  })
})

describe('wealth', () => {
  it.each([
    ['Zug, up to the limit', ZUG, 400_000, 383],
    ['Zug, above it', ZUG, 400_001, 639],
    ['Schwyz, none', SCHWYZ, 0, 997],
    // How the deduction falls with it was not read.
    ['Schwyz, some', SCHWYZ, 1, [997, 1311]],
    ['Liestal, none, where more than wealth is not known', LIESTAL, 0, [390, 1987]],
  ])('%s', (_, municipality, wealth, total) => expect(totalsOf(taxOf(municipality, 32_760, { wealth }))).toEqual(total))

  it('settles the end, but not how well it is known', () =>
    expect(taxOf(ZUG, 32_760, { wealth: 0 })).toMatchObject({ kind: 'amount', confidence: 'unknown' }))
})

it.each([
  ['an amount', ZURICH, 60_000, { kind: 'amount', confidence: 'checked' }],
  ['a range, and its likely end', GENEVA, 60_000, { likely: 5825, reason: 'tableOnly', confidence: 'carried' }],
  ['a range by wealth', ZUG, 60_000, { likely: null, reason: 'wealth', confidence: 'unknown' }],
  ['a range by a rule that was not read', LIESTAL, 40_000, { likely: null, reason: 'ruleNotRead' }],
  ['a range by a condition', 1632, 60_000, { likely: null, reason: 'condition', confidence: 'unknown' }],
  ['an amount above the zone', LIESTAL, 60_000, { kind: 'amount', confidence: 'checked' }],
  ['an amount where the method was held against others', SION, 60_000, { kind: 'amount', confidence: 'checked' }],
  ['an amount where its index was found from one result', 6002, 60_000, { kind: 'amount', confidence: 'carried' }],
])('tells %s', (_, municipality, pensions, told) => expect(taxOf(municipality, pensions)).toMatchObject(told))

describe('is refused', () => {
  it.each([
    ['a municipality that is not in the tables', taxOf(9999, 60_000), 'municipalityUnknown'],
    ['pensions beyond what was compared', taxOf(LAUSANNE, 250_001), 'pensionsTooHigh'],
    ['a year without tables', taxOf(LAUSANNE, 60_000, {}, null as never), 'yearWithoutTables'],
  ])('%s', (_, tax, refused) => {
    expect(tax).toEqual({ kind: 'refused', refused })
    expect(netIncome(tax)).toBeNull()
  })

  it('but not the last franc below', () => expect(taxOf(LAUSANNE, 250_000).kind).toBe('amount'))
  it('a negative pension or premium by an error', () => {
    expect(() => taxOf(LAUSANNE, -1)).toThrow(RangeError)
    expect(() => taxOf(LAUSANNE, 1, { premium: -1 })).toThrow(RangeError)
  })
})

it('a later year takes the latest tables, and says so', () => {
  const law = incomeTaxLawIn(2040)
  const tax = incomeTax({ adults: 1, pensions: franc(60_000), municipality: ZURICH }, law)
  expect(tax).toMatchObject({ kind: 'amount', tablesOf: law?.year, assumed: { federal: true, cantons: true } })
})

describe('the steps', () => {
  it('lead from the pensions of a couple in Lausanne to what is owed, with their articles', () => {
    const tax = taxOf(LAUSANNE, 64_140, { adults: 2 })
    if (tax.kind !== 'amount') throw new Error(tax.kind)
    const { federal, cantonal, premiums } = tax.steps
    // 64'140 - 5'550 - 2'800 = 55'790; 237 + 2'300 x 2 % = 283.
    expect(federal).toEqual({
      insurance: 5550,
      couple: 2800,
      taxed: 55_700,
      step: { from: 53_400, tax: 237, rate: 2 },
      byTariff: 283,
      owed: 283,
      articles: { deductions: 'LIFD art. 22, 33, 35, 36', tariff: 'LIFD art. 36, 38' },
    })
    // 64'140 - 9'120 = 55'020; 22'700 less half of the 32'320 above it, to the hundred; 1'300 of a couple.
    expect([premiums, cantonal.low.insurance, cantonal.low.left, cantonal.low.taxed]).toEqual([
      9120, 9120, 47_220, 47_200,
    ])
    expect(cantonal.low.deductions.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['modest', 6500],
      ['stairs', 1300],
    ])
    expect(cantonal.low).toEqual(cantonal.high)
    expect([tax.canton, tax.municipality, tax.headTax, tax.total]).toEqual([3730, 1988, 0, 6001])
  })

  it('below 25 francs the Confederation levies nothing, and deductions end at nothing', () => {
    const tax = taxOf(LAUSANNE, 20_000)
    expect(tax).toMatchObject({ federal: 0, total: 0, steps: { cantonal: { low: { left: 0 } } } })
    expect(taxOf(LAUSANNE, 0)).toMatchObject({ kind: 'amount', total: 0 })
  })
})

describe('net', () => {
  it.each([
    // 60'000 - 5'784 = 54'216, a twelfth is 4'518.
    ['an amount', ZURICH, 60_000, { kind: 'amount', net: { exact: 4518, shown: 4520 } }],
    [
      'a range, the high tax at the low end',
      GENEVA,
      60_000,
      { low: { shown: 4350 }, high: { shown: 4510 }, likely: { shown: 4510 } },
    ],
    ['without tax', LAUSANNE, 20_000, { net: { exact: 20_000 / 12, shown: 1660 } }],
  ])('of %s', (_, municipality, pensions, net) => expect(netIncome(taxOf(municipality, pensions))).toMatchObject(net))

  it('is never rounded above the pensions', () => {
    expect(netPerMonth(franc(32_750), franc(0)).shown).toBe(2720)
    expect(netPerMonth(franc(32_760), franc(0)).shown).toBe(2730)
  })
})
