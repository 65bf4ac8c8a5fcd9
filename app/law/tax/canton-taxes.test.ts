/** The files of the cantons' taxes, a year each: data, so that the compiler does not hold their shape. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CAPITAL_TAX_CONFIDENCE } from './canton-tax'
import { CANTON_TAXES } from './canton-taxes'
import { CANTONS } from './cantons'

const FILES = import.meta.glob<unknown>('./cantons-*.json', { eager: true, import: 'default' })

const amount = z.number().min(0).max(2_000_000)
const rate = z.number().min(0).max(20)
const tariff = z.union([
  z.strictObject({ rate }),
  z.strictObject({
    steps: z
      .array(z.tuple([amount, amount, rate]))
      .min(2)
      .max(30),
  }),
  z.strictObject({
    slices: z
      .array(z.tuple([amount.nullable(), rate]))
      .min(2)
      .max(30),
  }),
])
const share = z.number().gt(0).max(1)
const method = z.union([
  z.strictObject({ kind: z.literal('tariff') }),
  z.strictObject({ kind: z.literal('share'), share, above: z.strictObject({ from: amount, share }).optional() }),
  z.strictObject({ kind: z.literal('annuity'), annuities: z.union([z.tuple([share]), z.tuple([share, share])]) }),
])
const simple = {
  method,
  single: tariff,
  married: tariff.optional(),
  splitting: z.strictObject({ divisor: z.number().gt(1).max(2), isRounded: z.boolean() }).optional(),
  min: rate.optional(),
  max: rate.optional(),
  marriedDeduction: amount.optional(),
}
/** Percent; in Obwalden, where the simple tax is low, a municipality takes 525. */
const multiplier = z.number().gt(0).max(600)
const cantonTax = z.strictObject({
  ...simple,
  article: z.string().min(1).max(40).nullable(),
  confidence: z.enum(CAPITAL_TAX_CONFIDENCE),
  provisional: z.strictObject(simple).optional(),
  multiplier,
})
const municipality = z.tuple([z.int().min(1).max(6999), multiplier, z.string().min(2).max(60)])
const canton = z.strictObject({
  note: z.string().max(200).optional(),
  tax: cantonTax.nullable(),
  municipalities: z.array(municipality).min(1).max(400),
})
const File = z.strictObject({
  what: z.string(),
  source: z.string(),
  address: z.url(),
  year: z.int().min(2026).max(2100),
  checked: z.iso.date(),
  cantons: z.record(z.enum(CANTONS), canton),
})

describe.each(Object.entries(FILES))('%s', (path, content) => {
  const file = content as z.infer<typeof File>
  const all = Object.values(file.cantons).flatMap(({ municipalities }) => municipalities)

  it('has the shape of a year of taxes, and no figure out of bounds', () => {
    expect(File.safeParse(content).error?.issues ?? []).toEqual([])
  })

  it('is named by its year, and is a row of the table', () => {
    expect(path).toBe(`./cantons-${file.year}.json`)
    expect(CANTON_TAXES.rows.map(({ from }) => from)).toContain(`${file.year}-01-01`)
  })

  it('has every canton in the order of the constitution, and says why one is refused', () => {
    expect(Object.keys(file.cantons)).toEqual(CANTONS)
    for (const { tax, note } of Object.values(file.cantons)) if (!tax) expect(note).toBeDefined()
  })

  it('has each municipality once, in the order of the register, by a name of its own in its canton', () => {
    for (const { municipalities } of Object.values(file.cantons)) {
      const numbers = municipalities.map(([number]) => number)
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
      expect(new Set(municipalities.map(([, , name]) => name)).size).toBe(municipalities.length)
    }
    expect(new Set(all.map(([number]) => number)).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(1900)
    expect(all.length).toBeLessThan(2300)
  })
})

it('the rows are the files, the earliest first', () => {
  const days = CANTON_TAXES.rows.map(({ from }) => from)
  expect(days).toEqual(
    Object.keys(FILES)
      .map((path) => `${/\d{4}/.exec(path)?.[0]}-01-01`)
      .toSorted(),
  )
})
