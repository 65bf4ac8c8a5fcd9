/** What is deducted from pensions without any proof, in the order of the canton. */
import type { TaxStatus } from '~/law/tax/canton-tax'
import { type CantonIncomeTax, type DeductionScale, type IncomeDeduction, perStatus } from '~/law/tax/income-tax-rules'

/** CHF a year. `premiums`: those of the household; `wealth`: its net wealth, null: not given. */
export type TaxedHousehold = {
  status: TaxStatus
  pensions: number
  premiums: number
  wealth: number | null
}

/** CHF a year, each deduction as far as something was left. */
export type DeductionSteps = {
  insurance: number
  deductions: { kind: IncomeDeduction['kind']; amount: number; isUncertain: boolean }[]
  left: number
}

/** Which end of what is not certain: as if the deduction of pensioners counted, or as if it did not. */
export type UncertainEnd = 'low' | 'high'

export function deductionSteps(rules: CantonIncomeTax, household: TaxedHousehold, end: UncertainEnd): DeductionSteps {
  const { status, pensions, premiums } = household
  const most = rules.insurance ? perStatus(rules.insurance, status) : premiums
  const insurance = Math.min(premiums, most, pensions)
  const rest = pensions - insurance
  let left = rest
  const deductions = rules.deductions.map((rule) => {
    const measured = { status, pensions, rest, left }
    const amount = Math.min(left, counts(rule, household, end) ? amountOf(rule, measured) : without(rule, measured))
    left -= amount
    return { kind: rule.kind, amount, isUncertain: rule.isUncertain ?? false }
  })
  return { insurance, deductions, left }
}

function counts({ isUncertain, wealth: limit }: IncomeDeduction, { wealth }: TaxedHousehold, end: UncertainEnd) {
  if (!isUncertain) return true
  if (!limit || wealth === null) return end === 'low'
  if (wealth <= limit.upTo) return true
  return limit.above === 'unknown' && end === 'low'
}

type Measured = { status: TaxStatus; pensions: number; rest: number; left: number }

const without = ({ otherwise }: IncomeDeduction, { status, rest }: Measured): number =>
  otherwise ? onScale(otherwise[status], rest) : 0

const onScale = (scale: DeductionScale, income: number): number => scale.findLast(([from]) => from <= income)?.[1] ?? 0

function amountOf(rule: IncomeDeduction, { status, pensions, rest, left }: Measured): number {
  const adults = status === 'single' ? 1 : 2
  switch (rule.kind) {
    case 'fixed':
      return perStatus(rule.amounts, status)
    case 'gap':
      return Math.max(0, rule.rate * (perStatus(rule.to, status) - rest))
    case 'gapEach':
      return Math.min(rule.max * adults, Math.max(0, rule.rate * (rule.to * adults - rest)))
    case 'coupleShare':
      return status === 'single' ? 0 : Math.min(rule.max, Math.max(rule.min, rule.rate * rest))
    case 'scale':
      return onScale((status === 'married' && rule.married) || rule.single, rule.of === 'pensions' ? pensions : rest)
    case 'stairs':
      return onStairs(rule, status, rule.of === 'rest' ? rest : left)
    case 'fade':
      return Math.max(0, perStatus(rule.amounts, status) - Math.max(0, rest - perStatus(rule.from, status)))
    case 'modest':
      return modest(perStatus(rule.amounts, status), rule.rate, left)
    case 'upTo':
      return rest <= (perStatus(rule.to, status) ?? Number.POSITIVE_INFINITY) ? perStatus(rule.amounts, status) : 0
    case 'shareThenFall':
      return shareThenFall(rule, status, rest)
  }
}

function onStairs(
  { amounts, from, step, cuts }: Extract<IncomeDeduction, { kind: 'stairs' }>,
  status: TaxStatus,
  income: number,
): number {
  const above = income - perStatus(from, status)
  const steps = above < 0 ? 0 : Math.floor(above / step) + 1
  return Math.max(0, perStatus(amounts, status) - perStatus(cuts, status) * steps)
}

/** Published results show hundreds: an income of 19'301 in Lausanne has 15'800, not 15'849.50. */
const modest = (amount: number, rate: number, left: number): number =>
  Math.round(Math.max(0, amount - rate * Math.max(0, left - amount)) / 100) * 100

function shareThenFall(
  { rates, to, end }: Extract<IncomeDeduction, { kind: 'shareThenFall' }>,
  status: TaxStatus,
  rest: number,
): number {
  const [rate, threshold, last] = [perStatus(rates, status), perStatus(to, status), perStatus(end, status)]
  if (rest <= threshold) return rate * rest
  return Math.max(0, (rate * threshold * (last - rest)) / (last - threshold))
}
