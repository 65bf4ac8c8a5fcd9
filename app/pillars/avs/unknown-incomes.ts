import type { AmountRange, AssumptionKey, PensionRange, PensionResult, RangeCause } from '../result'
import { RANGE_CAUSES } from '../result'
import type { SharedAccounts } from './contributions/contributor'
import type { AvsFacts } from './facts'
import { type OpenIncomes, openIncomesOf, possibleLives } from './possible-lives'

type Result = Pick<PensionResult, 'person' | 'periods' | 'assumptions' | 'range'>

/**
 * Computes with all incomes that are possible where some are unknown or estimated: the result with the expected ones, and
 * as if nothing was earned where nothing is known; and between which amounts lies what the person is paid for life, CHF a
 * month. Where the person is paid the same with all of them there is no range.
 */
export function withUnknownIncomes<Of extends Result>(
  facts: AvsFacts,
  compute: (known: AvsFacts, shared: SharedAccounts | null) => Of,
): Of {
  const open = openIncomesOf(facts)
  if (!open) return compute(facts, null)
  const [shown, ...others] = possibleLives(facts, open)
  const shared: SharedAccounts = new Map()
  const result = compute(shown ?? facts, shared)
  const possible: Result[] = [result]
  for (const life of others) possible.push(compute(life, shared))
  const isSame = new Set(possible.map(paidOverTime)).size === 1
  const keys = keysOf(open, isSame)
  const causes = keys.filter(isRangeCause)
  return { ...result, assumptions: [...result.assumptions, ...keys], range: rangeOf(possible, causes) }
}

function keysOf({ ofSpouse, besideForecast, estimated, spouseEstimated }: OpenIncomes, isSame: boolean) {
  const keys: AssumptionKey[] = []
  if (estimated) keys.push('fewFigures')
  if (spouseEstimated) keys.push('spouseFewFigures')
  if (besideForecast && !isSame) keys.push('forecastWithoutIncomes')
  if (ofSpouse) keys.push(isSame ? 'spouseIncomesWithoutEffect' : 'spouseIncomesUnknown')
  return keys
}

const isRangeCause = (key: AssumptionKey): key is RangeCause => (RANGE_CAUSES as readonly AssumptionKey[]).includes(key)

/** All that the person is paid, from which day on. */
const paidOverTime = ({ person, periods }: Result): string =>
  [person.supplement, ...periods.map(({ from, person: monthly }) => `${from} ${monthly}`)].join()

/** null: what is paid before the last change differs, but not what is paid for life. */
function rangeOf(possible: readonly Result[], causes: RangeCause[]): PensionRange | null {
  // The higher the average income the lower the supplement, so that the bounds of both do not add up.
  const withSupplement = boundsOf(possible, (result) => lastMonthly(result) + result.person.supplement)
  const pension = boundsOf(possible, lastMonthly)
  const supplement = boundsOf(possible, ({ person }) => person.supplement)
  if (isOne(withSupplement)) return null
  return {
    pension: isOne(pension) ? null : pension,
    supplement: isOne(supplement) ? null : supplement,
    withSupplement,
    causes,
  }
}

const isOne = ({ low, high }: AmountRange) => low === high

function boundsOf(possible: readonly Result[], amountOf: (result: Result) => number): AmountRange {
  const amounts = possible.map(amountOf)
  return { low: Math.min(...amounts), high: Math.max(...amounts) }
}

/** For life: what is paid once every known change has happened. */
const lastMonthly = ({ periods }: Result): number => periods.at(-1)?.person ?? 0
