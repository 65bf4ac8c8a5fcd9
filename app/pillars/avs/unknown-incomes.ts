import type { AmountRange } from '../result'
import type { AvsFacts } from './facts'
import type { IncomesByLetter } from './paid-pension'
import { MOST_INCOME, type OpenIncomes, openIncomesOf, possibleLives } from './possible-lives'
import type { AssumptionKey, EndsBySpouse, PensionRange, PensionResult, RangeCause } from './result'
import { RANGE_CAUSES } from './result'
import { boxesOfLives, livesIn, outermost } from './rising-lives'
import { nothingShared, type SharedLives } from './shared-lives'

type Result = Pick<PensionResult, 'person' | 'periods' | 'assumptions' | 'range'>

/** The payments in one possible life: the supplement of the transition generation, and the pension over time. */
export type PaidInLife = Pick<PensionResult, 'periods'> & Pick<PensionResult['person'], 'supplement'>

/** How lives are computed: the one that is shown with all its steps, the others without. */
export type LifeComputation<Of extends Result> = {
  result: (life: AvsFacts, shared: SharedLives | null) => Of
  paid: (life: AvsFacts, shared: SharedLives) => PaidInLife
  /** What the spouse's letter says of their incomes. */
  byLetter?: IncomesByLetter | null
}

/**
 * Computes with all possible incomes if some are unknown or estimated. The result uses the expected incomes, and none
 * where nothing is known; the range bounds the payments for life, CHF a month. There is no range if all incomes lead to
 * the same payments. If the pension rises with the incomes, the lives in between are not computed (rising-lives.ts).
 */
export function withUnknownIncomes<Of extends Result>(
  facts: AvsFacts,
  { result, paid, byLetter = null }: LifeComputation<Of>,
): Of {
  const open = openIncomesOf(facts)
  if (!open) return result(facts, null)
  // Former spouses have no letter, and all unknown incomes vary together.
  const letter = facts.marriages.some(({ spouse }) => spouse !== 'partner' && spouse.incomes === null) ? null : byLetter
  const lives = possibleLives(facts, open, letter)
  const shared = nothingShared()
  const shown = result(lives.at(0, 0, 0), shared)
  const possible: PaidInLife[] = [{ supplement: shown.person.supplement, periods: shown.periods }]
  for (const box of boxesOfLives(facts, lives))
    possible.push(...outermost(box, (at) => paid(lives.at(at.amount, at.place, at.person), shared)))
  const isSame = new Set(possible.map(paidOverTime)).size === 1
  const keys = keysOf(open, isSame, letter !== null)
  const causes = keys.filter(isRangeCause)
  const range = rangeOf(possible, causes)
  const assumptions = [...shown.assumptions, ...keys]
  if (!range || !open.ofSpouse || open.besideForecast || letter) return { ...shown, assumptions, range }
  const most = paid(lives.at(lives.amounts.indexOf(MOST_INCOME), 0, 0), shared)
  const spouse: EndsBySpouse = {
    whose: facts.partner?.incomes === null ? 'partner' : 'former',
    nothing: forLife({ supplement: shown.person.supplement, periods: shown.periods }),
    most: forLife(most),
  }
  return { ...shown, assumptions, range: { ...range, spouse } }
}

/** The most lives that one pension takes, not counting halves between which the supplement differs. */
export function livesToCompute(facts: AvsFacts): number {
  const open = openIncomesOf(facts)
  if (!open) return 1
  return boxesOfLives(facts, possibleLives(facts, open)).reduce((sum, box) => sum + livesIn(box), 1)
}

function keysOf(open: OpenIncomes, isSame: boolean, hasLetter: boolean) {
  const { ofSpouse, besideForecast, estimated, spouseEstimated } = open
  const keys: AssumptionKey[] = []
  if (estimated) keys.push('fewFigures')
  if (spouseEstimated) keys.push('spouseFewFigures')
  if (besideForecast && !isSame) keys.push('forecastWithoutIncomes')
  const unknown = hasLetter ? 'spouseIncomesByLetter' : 'spouseIncomesUnknown'
  if (ofSpouse) keys.push(isSame ? 'spouseIncomesWithoutEffect' : unknown)
  return keys
}

const isRangeCause = (key: AssumptionKey): key is RangeCause => (RANGE_CAUSES as readonly AssumptionKey[]).includes(key)

/** All amounts that the person is paid, each with its first day. */
const paidOverTime = ({ supplement, periods }: PaidInLife): string =>
  [supplement, ...periods.map(({ from, person: monthly }) => `${from} ${monthly}`)].join()

/** null: the payments before the last change differ, but not those for life. */
function rangeOf(possible: readonly PaidInLife[], causes: RangeCause[]): PensionRange | null {
  // The higher the average income, the lower the supplement, so the bounds of both do not add up.
  const withSupplement = boundsOf(possible, forLife)
  const pension = boundsOf(possible, lastMonthly)
  const supplement = boundsOf(possible, (paid) => paid.supplement)
  if (isOne(withSupplement)) return null
  return {
    pension: isOne(pension) ? null : pension,
    supplement: isOne(supplement) ? null : supplement,
    withSupplement,
    causes,
  }
}

const isOne = ({ low, high }: AmountRange) => low === high

function boundsOf(possible: readonly PaidInLife[], amountOf: (paid: PaidInLife) => number): AmountRange {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const paid of possible) {
    const amount = amountOf(paid)
    low = Math.min(low, amount)
    high = Math.max(high, amount)
  }
  return { low, high }
}

const forLife = (paid: PaidInLife) => lastMonthly(paid) + paid.supplement

/** For life: the payments once every known change has happened. */
const lastMonthly = ({ periods }: PaidInLife): number => periods.at(-1)?.person ?? 0
