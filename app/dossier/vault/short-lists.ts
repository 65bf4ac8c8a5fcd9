/** Lists of a dossier in the short form in which they are stored, since a shorter text is parsed faster. */
import { z } from 'zod'
import { MOST_BENEFITS, PolicyBenefits } from '../shape/fund-policy'
import { type IncomeEntry, MOST_REGISTERED } from '../shape/register-record'

/**
 * An entry of twelve months in the year after the previous entry is its amount alone; any other has year, amount,
 * months, and a 1 if it is already divided with a former spouse.
 */
export const ShortIncomes = z
  .array(
    z.union([
      z.number(),
      z.tuple([z.number(), z.number(), z.number()]),
      z.tuple([z.number(), z.number(), z.number(), z.literal(1)]),
    ]),
  )
  .max(MOST_REGISTERED.incomes)
export type ShortIncomes = z.infer<typeof ShortIncomes>

const WHOLE_YEAR = 12

export const shortIncomes = (incomes: readonly IncomeEntry[]): ShortIncomes =>
  incomes.map(({ year, amount, months, split }, index) => {
    if (split) return [year, amount, months, 1]
    return months === WHOLE_YEAR && year - 1 === incomes[index - 1]?.year ? amount : [year, amount, months]
  })

export function longIncomes(short: ShortIncomes): IncomeEntry[] {
  let year = Number.NaN
  return short.map((one) => {
    if (typeof one === 'number') return { year: ++year, amount: one, months: WHOLE_YEAR }
    year = one[0]
    return { year, amount: one[1], months: one[2], ...(one[3] && { split: true }) }
  })
}

/** Room for the fields of other releases. */
const MOST_COLUMNS = 20
const FIELDS = Object.keys(PolicyBenefits.shape) as (keyof PolicyBenefits)[]

/**
 * One list for each field, in the order of the shape, with the value of each benefit in turn; null: it has none. The
 * list is empty if no benefit has the field.
 */
export const ShortBenefits = z.array(z.array(z.number().nullable()).max(MOST_BENEFITS)).max(MOST_COLUMNS)
export type ShortBenefits = z.infer<typeof ShortBenefits>

export const shortBenefits = (benefits: readonly PolicyBenefits[]): ShortBenefits =>
  FIELDS.map((field) => {
    const values = benefits.map((one) => one[field] ?? null)
    return values.every((value) => value === null) ? [] : values
  })

export const longBenefits = (short: ShortBenefits): PolicyBenefits[] =>
  (short[0] ?? []).map((_, index) => {
    const long: Partial<PolicyBenefits> = {}
    for (let column = 0; column < FIELDS.length; column++) {
      const value = short[column]?.[index] ?? null
      if (value !== null) long[FIELDS[column] as keyof PolicyBenefits] = value
    }
    return long as PolicyBenefits
  })
