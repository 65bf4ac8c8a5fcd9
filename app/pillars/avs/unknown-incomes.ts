import { yearOf } from '../day'
import type { PensionResult } from '../result'
import type { AvsFacts, IncomeEntry, InsuredPerson } from './facts'

const FINEST_STEP = 2_500
const FINE_UNTIL = 120_000

/**
 * Yearly incomes that a spouse may have had, CHF: in small steps as far as a pension changes with them, since between a
 * partial scale and the couple's cap it does not simply rise; then so much that more changes nothing.
 */
const POSSIBLE_INCOMES = [
  ...Array.from({ length: FINE_UNTIL / FINEST_STEP }, (_, at) => (at + 1) * FINEST_STEP),
  200_000,
  400_000,
  10_000_000,
]

type RangeResult = Pick<PensionResult, 'periods' | 'assumptions' | 'range'>

/**
 * Computes with every income that a spouse whose incomes are unknown may have had: the result as if nothing was earned,
 * and between which amounts the pension of the person lies for life, CHF a month.
 */
export function withUnknownIncomes<Result extends RangeResult>(
  facts: AvsFacts,
  compute: (known: AvsFacts) => Result,
): Result {
  if (!hasUnknown(facts)) return compute(facts)
  const result = compute(withIncomes(facts, 0))
  let [low, high] = [lastMonthly(result), lastMonthly(result)]
  const consider = (known: AvsFacts) => {
    const monthly = lastMonthly(compute(known))
    low = Math.min(low, monthly)
    high = Math.max(high, monthly)
  }
  for (const amount of POSSIBLE_INCOMES) consider(withIncomes(facts, amount))
  consider(withIncomes(facts, null))
  return { ...result, assumptions: [...result.assumptions, 'spouseIncomesUnknown'], range: { low, high } }
}

const hasUnknown = ({ partner, marriages }: AvsFacts): boolean =>
  partner?.incomes === null || marriages.some(({ spouse }) => spouse !== 'partner' && spouse.incomes === null)

/** For life: what is paid once every known change has happened. */
const lastMonthly = ({ periods }: RangeResult): number => periods.at(-1)?.person ?? 0

/** @param amount CHF a year in all years that count; null: the spouse was not insured here */
function withIncomes(facts: AvsFacts, amount: number | null): AvsFacts {
  const known = (spouse: InsuredPerson) => (spouse.incomes === null ? withIncome(spouse, amount) : spouse)
  return {
    ...facts,
    partner: facts.partner && known(facts.partner),
    marriages: facts.marriages.map((marriage) =>
      marriage.spouse === 'partner' ? marriage : { ...marriage, spouse: known(marriage.spouse) },
    ),
  }
}

function withIncome(spouse: InsuredPerson, amount: number | null): InsuredPerson {
  if (amount === null) return { ...spouse, insured: spouse.insured ?? [], incomes: [] }
  const from = yearOf(spouse.birthDate) + 21
  const to = yearOf(spouse.incomesAsOf)
  const incomes: IncomeEntry[] = []
  for (let year = from; year <= to; year++) incomes.push({ year, amount, months: 12 })
  return {
    ...spouse,
    insured: spouse.insured ?? [{ from: spouse.birthDate, to: null }],
    incomes,
    incomeToCome: { amount, from: null },
  }
}
