/** Exact numbers: a franc must not depend on how a computer writes a tenth. */
export type Exact = { over: bigint; under: bigint }

export const exact = (over: number | bigint, under: number | bigint = 1): Exact => ({
  over: BigInt(over),
  under: BigInt(under),
})
export const ZERO = exact(0)
export const ONE = exact(1)

/** A number that has at most three decimals, such as a rate in percent or half a franc. */
export const decimal = (value: number): Exact => exact(Math.round(value * 1000), 1000)

export const plus = (a: Exact, b: Exact): Exact => lowest(a.over * b.under + b.over * a.under, a.under * b.under)
export const minus = (a: Exact, b: Exact): Exact => plus(a, { over: -b.over, under: b.under })
export const times = (a: Exact, b: Exact): Exact => lowest(a.over * b.over, a.under * b.under)
export const dividedBy = (a: Exact, b: Exact): Exact => lowest(a.over * b.under, a.under * b.over)
export const isMore = (a: Exact, b: Exact): boolean => a.over * b.under > b.over * a.under
export const sumOf = (all: readonly Exact[]): Exact => all.reduce(plus, ZERO)

/** Whole francs: from 50 centimes on up, else down (RAVS art. 53 al. 2). Amounts are not negative. */
export const wholeFrancs = ({ over, under }: Exact): number => Number((2n * over + under) / (2n * under))

/** Up to the next whole franc (RAVS art. 53quater al. 4). */
export const upToFranc = ({ over, under }: Exact): number => Number((over + under - 1n) / under)

function lowest(over: bigint, under: bigint): Exact {
  let [a, b] = [over < 0n ? -over : over, under]
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? { over, under } : { over: over / a, under: under / a }
}
