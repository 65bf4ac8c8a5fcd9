/** Growing savings on a scale: today's savings and what is added, and the slice of them that is paid as a pension each year. */

export const SAVINGS_KINDS = ['today', 'payments', 'interest', 'toCome'] as const
export type SavingsKind = (typeof SAVINGS_KINDS)[number]

/** CHF, on the day of the pay-out. `today` or `noInterest` null: unknown. */
type Savings = { today: number | null; withoutInterest: number | null; total: number }

export type SavingsPart = { kind: SavingsKind; amount: number }

/** The final composition of savings, from left to right, in whole francs that add up to the total. */
export function savingsParts({ today, withoutInterest, total }: Savings): SavingsPart[] {
  const sum = Math.round(total)
  if (today === null) return part('toCome', sum)
  const known = Math.min(Math.round(today), sum)
  const paid = withoutInterest === null ? null : Math.round(withoutInterest)
  if (paid === null || paid < known || paid > sum) return [...part('today', known), ...part('toCome', sum - known)]
  return [...part('today', known), ...part('payments', paid - known), ...part('interest', sum - paid)]
}

const part = (kind: SavingsKind, amount: number): SavingsPart[] => (amount > 0 ? [{ kind, amount }] : [])

/** Percent of the width, from left to right, on a scale that `widest` fills. */
export function savingsPlaces(parts: readonly SavingsPart[], widest: number) {
  let from = 0
  return parts.map(({ kind, amount }) => {
    const width = widest > 0 ? (100 * amount) / widest : 0
    const place = { kind, x: round(from), width: round(width) }
    from += width
    return place
  })
}

const round = (percent: number) => Math.round(percent * 100) / 100
