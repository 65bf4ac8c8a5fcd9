/** Figures that are printed in parts: mandatory and above, employee and employer, a month and a year. */
import { agreed, type Candidate } from './found'
import type { Role } from './labels'

export type Per = 'month' | 'year'

/** A number with its line; `also`: the line of its other part. */
export type Amount = { value: number; line: number; above?: number | undefined; also?: number; per: Per | null }

type Numbers = readonly Candidate<string, number>[]

export const isNumber = <Field extends string>(one: Candidate<Field>): one is Candidate<Field, number> =>
  typeof one.value === 'number'

export const withRole = <One extends Candidate<string>>(candidates: readonly One[], role: Role) =>
  candidates.filter(({ reading }) => reading.roles.has(role))
const without = (candidates: Numbers, roles: readonly Role[]) =>
  candidates.filter(({ reading }) => !roles.some((role) => reading.roles.has(role)))

/** null: none is named, or both. */
export function perOf({ reading: { roles } }: Pick<Candidate<string>, 'reading'>): Per | null {
  if (roles.has('month') === roles.has('year')) return null
  return roles.has('month') ? 'month' : 'year'
}

const toAmount = (one: Candidate<string, number> | null): Amount | null =>
  one && { value: one.value, line: one.line, above: one.above, per: perOf(one) }

const inCentimes = (value: number) => Math.round(value * 100) / 100

/** Both parts together, of the same period; null if one of them is missing or unclear. */
export function sumOf(one: Amount | null, other: Amount | null): Amount | null {
  if (!one || !other || one.per !== other.per) return null
  const { line, above, per } = one
  return {
    value: inCentimes(one.value + other.value),
    line,
    above,
    per,
    ...(other.line !== line && { also: other.line }),
  }
}

/** One part: `mandatory`, `above`, `employee` or `employer`. */
export const partOf = (candidates: Numbers, part: Role): Amount | null =>
  toAmount(agreed(without(withRole(candidates, part), ['total'])))

/** The total, else what names no part, else both parts together. */
export function wholeOf(candidates: Numbers, [one, other]: readonly [Role, Role]): Amount | null {
  const totals = withRole(candidates, 'total')
  const plain = without(candidates, [one, other, 'total'])
  if (totals.length > 0) return toAmount(agreed(totals))
  if (plain.length > 0) return toAmount(agreed(plain))
  return sumOf(partOf(candidates, one), partOf(candidates, other))
}

export const BY_LAW = ['mandatory', 'above'] as const
export const BY_PARTY = ['employee', 'employer'] as const

/**
 * Those of a year, then those of a month. One of which no period is named may be of either, so it must not contradict
 * the others.
 */
export function byPeriod(candidates: Numbers): Candidate<string, number>[][] {
  const of = (per: Per | null) => candidates.filter((one) => perOf(one) === per)
  const unnamed = of(null)
  const named = [of('year'), of('month')].filter((group) => group.length > 0)
  return named.length > 0 ? named.map((group) => [...group, ...unnamed]) : [unnamed]
}
