/** Where the tables of a canton let a few francs more of pensions cost more than these francs: read from the tables alone. */
import type { Tariff, TaxStatus } from '~/law/tax/canton-tax'
import {
  type CantonIncomeTax,
  type DeductionScale,
  type IncomeDeduction,
  type IncomeTariff,
  perStatus,
} from '~/law/tax/income-tax-rules'
import type { IncomeTaxLaw } from '~/law/tax/income-taxes'
import type { RetiredHousehold } from '~/pillars/tax/income-tax'

/** CHF a year, from the pensions of a household to more of them. */
type Span = { status: TaxStatus; from: Measures; to: Measures }
type Measures = Record<'pensions' | 'rest', number>

/** A piece of a tariff: its rates in percent, and by how much the tax leaps at its beginning, CHF. */
type Piece = { rate: number; leap: number }

const within = (amount: number, from: number, to: number) => from < amount && amount <= to

/** What the steps of a scale take away between two amounts. */
const fallOf = (scale: DeductionScale, from: number, to: number): number =>
  scale.reduce((sum, [start, amount], at) => {
    const before = at > 0 ? (scale[at - 1]?.[1] ?? 0) : amount
    return sum + (within(start, from, to) ? before - amount : 0)
  }, 0)

/** By how much a deduction falls in steps; what falls franc by franc does not. */
function fallIn(rule: IncomeDeduction, { status, from, to }: Span): number {
  const otherwise = rule.otherwise ? fallOf(rule.otherwise[status], from.rest, to.rest) : 0
  if (rule.kind === 'scale') {
    const scale = (status === 'married' && rule.married) || rule.single
    return Math.max(otherwise, fallOf(scale, from[rule.of], to[rule.of]))
  }
  // Measures on what former deductions left, which is never more than the rest grows by, and a step besides.
  if (rule.kind === 'stairs') return perStatus(rule.cuts, status) * (Math.ceil((to.rest - from.rest) / rule.step) + 1)
  if (rule.kind === 'upTo') {
    const end = perStatus(rule.to, status)
    return end !== null && from.rest <= end && end < to.rest ? perStatus(rule.amounts, status) : 0
  }
  return otherwise
}

function piecesOf(tariff: IncomeTariff): Piece[] {
  if ('averages' in tariff) return ofAverages(tariff.averages)
  if ('logs' in tariff) return ofLogarithms(tariff.logs)
  return ofTariff(tariff)
}

function ofTariff(tariff: Tariff): Piece[] {
  if ('rate' in tariff) return [{ rate: tariff.rate, leap: 0 }]
  if ('slices' in tariff) return tariff.slices.map(([, rate]) => ({ rate, leap: 0 }))
  return tariff.steps.map(([from, tax, rate], at) => {
    const [start, before, old] = tariff.steps[at - 1] ?? [from, 0, 0]
    return { rate, leap: tax - before - ((from - start) * old) / 100 }
  })
}

/** Between two points the tax grows by the rate and by how the rate grows; two points a franc apart are a leap. */
const ofAverages = (points: Extract<IncomeTariff, { averages: unknown }>['averages']): Piece[] =>
  points.map(([income, rate], at) => {
    const [before, lower] = points[at - 1] ?? [income, rate]
    const width = income - before
    if (width <= 1) return { rate, leap: (income * (rate - lower)) / 100 }
    return { rate: rate + (income * (rate - lower)) / width, leap: 0 }
  })

/** Of `a + b x + c x (ln x - 1)` the rate is `b + c ln x`: highest at the end of the band. */
const ofLogarithms = (bands: Extract<IncomeTariff, { logs: unknown }>['logs']): Piece[] =>
  bands.map(([from, a, b, c], at) => {
    const end = bands[at + 1]?.[0] ?? 1_000_000
    const [, oldA, oldB, oldC] = bands[at - 1] ?? [0, 0, 0, 0]
    const taxAt = (one: number, two: number, three: number) =>
      from > 0 ? one + two * from + three * from * (Math.log(from) - 1) : 0
    return { rate: 100 * (b + c * Math.log(end)), leap: taxAt(a, b, c) - taxAt(oldA, oldB, oldC) }
  })

/** Of canton and municipality together, of a franc of taxable income and at a leap, as a share and in CHF. */
type Slope = { rate: number; rise: number; fall: number }

function steepestIn(rules: CantonIncomeTax, status: TaxStatus, multipliers: { canton: number; municipality: number }) {
  const own = piecesOf((status === 'married' && rules.married) || rules.single)
  const its = rules.municipal ? piecesOf(rules.municipal) : own
  // A couple that is taxed at the rate of a part of its income has the leap of each part.
  const parts = status === 'married' ? (rules.splitting?.divisor ?? 1) : 1
  const both = (of: (pieces: Piece[]) => number) =>
    (of(own) * multipliers.canton + of(its) * multipliers.municipality) / 100
  const most = (pieces: Piece[], of: (piece: Piece) => number) => Math.max(0, ...pieces.map(of))
  return {
    rate: both((pieces) => most(pieces, ({ rate }) => rate / 100)),
    rise:
      parts *
      both((pieces) =>
        Math.max(
          rules.nothingBelow ?? 0,
          most(pieces, ({ leap }) => leap),
        ),
      ),
    fall: parts * both((pieces) => most(pieces, ({ leap }) => -leap)),
  } satisfies Slope
}

const steepestOf = ({ adults, municipality }: RetiredHousehold, law: IncomeTaxLaw) => {
  const its = law.municipalities.get(municipality)
  if (!its) throw new Error(`no municipality ${municipality}`)
  const rules = law.cantons[its.canton]
  const multipliers = { canton: law.multipliers[its.canton], municipality: its.multiplier }
  return { rules, steepest: steepestIn(rules, adults === 2 ? 'married' : 'single', multipliers) }
}

/** The most that so much more of pensions may cost beyond these, CHF a year: the steps on the way, and a leap of the tariff. */
export function mostLost(household: RetiredHousehold, more: number, law: IncomeTaxLaw): number {
  const { adults, pensions, premiumPerAdult } = household
  const { rules, steepest } = steepestOf(household, law)
  const status = adults === 2 ? 'married' : 'single'
  const premiums = (premiumPerAdult ?? law.premiumPerAdult) * adults
  const counted = Math.min(premiums, rules.insurance ? perStatus(rules.insurance, status) : premiums)
  const measured = (amount: number): Measures => ({ pensions: amount, rest: amount - Math.min(counted, amount) })
  const span = { status, from: measured(pensions), to: measured(pensions + more) } as const
  const falls = rules.deductions.reduce((sum, rule) => sum + fallIn(rule, span), 0)
  return falls * steepest.rate + steepest.rise
}

/** By how much the tariff of a canton falls at most where the income grows, CHF a year. */
export const largestFall = (household: RetiredHousehold, law: IncomeTaxLaw): number =>
  steepestOf(household, law).steepest.fall
