/** The files of the cantons' taxes on pensions, a year each: data, so that the compiler does not hold their shape. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { overdueOn } from '../overdue'
import { type Day, lawDay } from '../table'
import { CANTON_TAXES } from './canton-taxes'
import { CANTONS } from './cantons'
import { type CantonIncomeTax, RANGE_REASONS } from './income-tax-rules'
import {
  FEDERAL_INCOME_RULES,
  INCOME_TAX_TABLES,
  INCOME_TAXES,
  type IncomeTaxLaw,
  incomeTaxLawIn,
  incomeTaxLawOn,
} from './income-taxes'

const FILES = import.meta.glob<unknown>('./income-*.json', { eager: true, import: 'default' })

const amount = z.number().min(0).max(2_100_000)
const share = z.number().gt(0).max(1)
/** Percent; 28.25 in Basel-Stadt, which has no multiplier above 100. */
const rate = z.number().min(0).max(30)
const pair = z.tuple([amount, amount])
const openPair = z.tuple([amount.nullable(), amount.nullable()])
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).min(2).max(60)
const tariff = z.union([
  z.strictObject({ rate }),
  z.strictObject({ steps: rows(z.tuple([amount, amount, rate])) }),
  z.strictObject({ slices: rows(z.tuple([amount.nullable(), rate])) }),
  z.strictObject({ averages: rows(z.tuple([amount, rate])) }),
  z.strictObject({
    logs: rows(z.tuple([amount, z.number().min(-5000).max(1000), z.number().min(-1).max(1), share.or(z.literal(0))])),
  }),
])
/** From nothing on, each step later and with less. */
const scale = z
  .array(z.tuple([amount, amount.max(25_000)]))
  .min(1)
  .max(60)
  .refine((steps) => steps[0]?.[0] === 0 && isSteadily(steps, 0, 1) && isSteadily(steps, 1, -1), 'falls step by step')
const isSteadily = (steps: number[][], at: 0 | 1, way: 1 | -1) =>
  steps.every((step, index) => index === 0 || Math.sign((step[at] ?? 0) - (steps[index - 1]?.[at] ?? 0)) === way)
const uncertain = {
  isUncertain: z.literal(true).optional(),
  otherwise: z.strictObject({ single: scale, married: scale }).optional(),
  wealth: z.strictObject({ upTo: amount, above: z.enum(['none', 'unknown']) }).optional(),
}
const kind = <Kind extends string>(name: Kind) => ({ kind: z.literal(name), ...uncertain })
const of = z.enum(['pensions', 'rest', 'left'])
const deduction = z.union([
  z.strictObject({ ...kind('fixed'), amounts: pair }),
  z.strictObject({ ...kind('gap'), rate: share, to: pair }),
  z.strictObject({ ...kind('gapEach'), rate: share, to: amount, max: amount }),
  z.strictObject({ ...kind('coupleShare'), rate: share, min: amount, max: amount }),
  z.strictObject({ ...kind('scale'), of: of.exclude(['left']), single: scale, married: scale.optional() }),
  z.strictObject({
    ...kind('stairs'),
    of: of.exclude(['pensions']),
    amounts: pair,
    from: pair,
    step: amount,
    cuts: pair,
  }),
  z.strictObject({ ...kind('fade'), amounts: pair, from: pair }),
  z.strictObject({ ...kind('modest'), amounts: pair, rate: share }),
  z.strictObject({ ...kind('upTo'), amounts: pair, to: openPair }),
  z.strictObject({ ...kind('shareThenFall'), rates: z.tuple([share, share]), to: pair, end: pair }),
])
const canton = z.strictObject({
  note: z.string().min(10).max(250).optional(),
  zone: z
    .strictObject({
      upTo: openPair,
      effect: pair,
      reason: z.enum(RANGE_REASONS),
      confidence: z.enum(['carried', 'unknown']),
      likely: z.literal('low').optional(),
    })
    .optional(),
  checkedIn: z.array(z.int()).min(1).optional(),
  single: tariff,
  married: tariff.optional(),
  municipal: tariff.optional(),
  splitting: z.strictObject({ divisor: z.number().gt(1).max(2), isRounded: z.boolean() }).optional(),
  isRounded: z.literal(false).optional(),
  multiplier: z.number().gt(0).max(400).optional(),
  factor: share.optional(),
  maxShare: share.optional(),
  subtracted: amount.max(1000).optional(),
  nothingBelow: amount.max(1000).optional(),
  minCanton: amount.max(1000).optional(),
  coupleReduction: z.strictObject({ rate: share, min: amount, max: amount }).optional(),
  index: z
    .strictObject({ canton: z.number(), municipalities: z.array(z.tuple([z.int(), z.number().min(1).max(2.1)])) })
    .optional(),
  headTax: z.tuple([amount.max(200), amount.max(200)]).optional(),
  insurance: z.tuple([amount.max(20_000), amount.max(20_000)]).nullable(),
  deductions: z.array(deduction).max(4),
})
const File = z.strictObject({
  what: z.string(),
  source: z.string(),
  address: z.url(),
  year: z.int().min(2026).max(2100),
  checked: z.iso.date(),
  premiumPerAdult: amount.min(1000).max(10_000),
  cantons: z.record(z.enum(CANTONS), canton),
})

/** Deductions that fall with the rest end where the zone says, within the franc between two steps. */
function endOf({ deductions }: CantonIncomeTax, at: 0 | 1): number | null {
  const [found] = deductions.filter(({ isUncertain }) => isUncertain)
  if (!found) return 0
  if (found.kind === 'scale') return ((at === 1 && found.married) || found.single).at(-1)?.[0] ?? 0
  if (found.kind === 'fade') return found.from[at] + found.amounts[at]
  if (found.kind === 'gapEach') return found.to * (at + 1)
  if (found.kind === 'shareThenFall') return found.end[at]
  return found.kind === 'upTo' && found.amounts[at] > 0 ? found.to[at] : 0
}

describe.each(Object.entries(FILES))('%s', (path, content) => {
  const file = content as { year: number; cantons: IncomeTaxLaw['cantons'] }

  it('has the shape of a year of taxes, and no figure out of bounds', () => {
    expect(File.safeParse(content).error?.issues ?? []).toEqual([])
  })

  it('is named by its year, and is a row of the table', () => {
    expect(path).toBe(`./income-${file.year}.json`)
    expect(INCOME_TAXES.rows.map(({ from }) => from)).toContain(`${file.year}-01-01`)
  })

  it('has every canton in the order of the constitution, in a year that has the multipliers', () => {
    expect(Object.keys(file.cantons)).toEqual(CANTONS)
    expect(CANTON_TAXES.rows.map(({ value }) => value.year)).toContain(file.year)
  })

  it.each(CANTONS)('%s says of what is not certain up to where it counts, and why', (name) => {
    const rules = file.cantons[name]
    expect(rules.deductions.some(({ isUncertain }) => isUncertain)).toBe(rules.zone !== undefined)
    for (const { isUncertain, otherwise, wealth } of rules.deductions)
      if (!isUncertain) expect([otherwise, wealth]).toEqual([undefined, undefined])
    if (!rules.zone) return
    expect(rules.note).toBeDefined()
    for (const at of [0, 1] as const) {
      const [told, end] = [rules.zone.upTo[at], endOf(rules, at)]
      if (told === null || end === null) expect(told).toBe(end)
      // A step begins a franc after the one before it ends.
      else expect([end, end - 1]).toContain(told)
    }
  })

  it('has an index for each municipality of a canton that has one', () => {
    const { municipalities } = incomeTaxLawIn(file.year) as IncomeTaxLaw
    const indexed = Object.entries(file.cantons).filter(([, { index }]) => index)
    expect(indexed.length).toBeGreaterThan(0)
    for (const [name, { index, checkedIn }] of indexed) {
      const ofCanton = [...municipalities.values()].filter((one) => one.canton === name).map(({ number }) => number)
      expect(index?.municipalities.map(([number]) => number)).toEqual(ofCanton)
      expect(ofCanton).toEqual(expect.arrayContaining([...(checkedIn ?? [])]))
    }
  })
})

describe('the law of a day', () => {
  const known = INCOME_TAXES.rows.map(({ value }) => value.year)
  const latest = known.at(-1) ?? 0

  it.each([
    ['of the first year', 2026, 2026, false],
    // Its tariffs are known, but not its deductions, which rise with prices as they do.
    ['of the year whose federal tariff is decided', 2027, 2027, true],
    ['far ahead', 2060, 2027, true],
  ])('has the tables of its year, or the latest, marked: %s', (_, year, tariffs, federal) => {
    const law = incomeTaxLawOn(lawDay(`${year}-06-30`))
    expect([law?.federal.year, law?.assumed]).toEqual([tariffs, { federal, cantons: year > latest }])
    expect(law?.year).toBe(known.findLast((one) => one <= year))
  })

  it('is none before the first year', () => expect(incomeTaxLawOn(lawDay('2025-12-31'))).toBeNull())

  it('has the half more of art. 33 al. 1bis let. a', () =>
    expect(FEDERAL_INCOME_RULES.rows[0]?.value.insurance).toEqual([2700, 5550]))

  it('takes the multiplier of the tax on capital but in Fribourg and Valais', () => {
    const law = incomeTaxLawIn(2026) as IncomeTaxLaw
    const ofCapital = CANTON_TAXES.rows[0]?.value.cantons
    const others = CANTONS.filter((name) => law.multipliers[name] !== ofCapital?.[name]?.multiplier)
    expect(others.map((name) => [name, law.multipliers[name]])).toEqual([
      ['FR', 96],
      ['VS', 100],
    ])
  })
})

it('the tables are overdue when their year has ended', () => {
  for (const table of INCOME_TAX_TABLES) {
    expect(overdueOn([table], table.checked)).toEqual([])
    const after = `${Number(table.enactedUntil.slice(0, 4)) + 1}-01-01` as Day
    expect(overdueOn([table], after)).toContainEqual({ id: table.id, why: 'year', since: table.enactedUntil })
  }
})
