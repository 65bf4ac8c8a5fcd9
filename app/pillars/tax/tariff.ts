import type { Tariff } from '~/law/tax/canton-tax'

/** The tax of a tariff on an amount, CHF; not rounded. */
export function taxOf(tariff: Tariff, amount: number): number {
  if ('rate' in tariff) return (amount * tariff.rate) / 100
  if ('steps' in tariff) return taxBySteps(tariff.steps, amount)
  let [tax, rest] = [0, amount]
  for (const [width, rate] of tariff.slices) {
    const slice = Math.min(rest, width ?? rest)
    tax += (slice * rate) / 100
    rest -= slice
  }
  return tax
}

function taxBySteps(steps: Extract<Tariff, { steps: unknown }>['steps'], amount: number): number {
  const [from, tax, rate] = steps.findLast(([from]) => from <= amount) ?? [amount, 0, 0]
  return tax + ((amount - from) * rate) / 100
}
