import { yearOf } from '../day'
import type { AmountRange, PensionRange, PensionResult } from '../result'
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

type Result = Pick<PensionResult, 'person' | 'periods' | 'assumptions' | 'range'>

/**
 * Computes with every income that a spouse whose incomes are unknown may have had: the result as if nothing was earned,
 * and between which amounts lies what the person is paid for life, CHF a month. Where the person is paid the same with
 * every income there is no range.
 */
export function withUnknownIncomes<Of extends Result>(facts: AvsFacts, compute: (known: AvsFacts) => Of): Of {
  if (!hasUnknown(facts)) return compute(facts)
  const result = compute(withIncomes(facts, 0))
  const possible: Result[] = [result]
  for (const amount of POSSIBLE_INCOMES) possible.push(compute(withIncomes(facts, amount)))
  possible.push(compute(withIncomes(facts, null)))
  const isSame = new Set(possible.map(paidOverTime)).size === 1
  const key = isSame ? 'spouseIncomesWithoutEffect' : 'spouseIncomesUnknown'
  return { ...result, assumptions: [...result.assumptions, key], range: rangeOf(possible) }
}

/** All that the person is paid, from which day on. */
const paidOverTime = ({ person, periods }: Result): string =>
  [person.supplement, ...periods.map(({ from, person: monthly }) => `${from} ${monthly}`)].join()

/** null: what is paid before the last change differs, but not what is paid for life. */
function rangeOf(possible: readonly Result[]): PensionRange | null {
  // The higher the average income the lower the supplement, so that the bounds of both do not add up.
  const withSupplement = boundsOf(possible, (result) => lastMonthly(result) + result.person.supplement)
  if (isOne(withSupplement)) return null
  const pension = boundsOf(possible, lastMonthly)
  const supplement = boundsOf(possible, ({ person }) => person.supplement)
  return {
    pension: isOne(pension) ? null : pension,
    supplement: isOne(supplement) ? null : supplement,
    withSupplement,
  }
}

const isOne = ({ low, high }: AmountRange) => low === high

function boundsOf(possible: readonly Result[], amountOf: (result: Result) => number): AmountRange {
  const amounts = possible.map(amountOf)
  return { low: Math.min(...amounts), high: Math.max(...amounts) }
}

const hasUnknown = ({ partner, marriages }: AvsFacts): boolean =>
  partner?.incomes === null || marriages.some(({ spouse }) => spouse !== 'partner' && spouse.incomes === null)

/** For life: what is paid once every known change has happened. */
const lastMonthly = ({ periods }: Result): number => periods.at(-1)?.person ?? 0

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
