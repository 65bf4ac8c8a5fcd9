/** The tariffs of the tax on income. */
import type { IncomeTariff } from '~/law/tax/income-tax-rules'
import { taxOf } from './tariff'

/** The tax of a tariff on an income, CHF a year; not rounded. */
export function incomeTariffTax(tariff: IncomeTariff, income: number): number {
  if ('averages' in tariff) return (income * averageRate(tariff.averages, income)) / 100
  if ('logs' in tariff) return taxByLogarithm(tariff.logs, income)
  return taxOf(tariff, income)
}

/** Percent of the whole income, in a line between two points; the last rate holds beyond. */
function averageRate(points: Extract<IncomeTariff, { averages: unknown }>['averages'], income: number): number {
  const at = points.findIndex(([amount]) => amount >= income)
  const [upper, upperRate] = points.at(at) ?? [0, 0]
  const [lower, lowerRate] = at > 0 ? (points[at - 1] ?? [0, 0]) : [upper, upperRate]
  return upper === lower ? upperRate : lowerRate + ((upperRate - lowerRate) * (income - lower)) / (upper - lower)
}

function taxByLogarithm(bands: Extract<IncomeTariff, { logs: unknown }>['logs'], income: number): number {
  const [, a, b, c] = bands.findLast(([from]) => from <= income) ?? [0, 0, 0, 0]
  return income > 0 ? a + b * income + c * income * (Math.log(income) - 1) : 0
}
