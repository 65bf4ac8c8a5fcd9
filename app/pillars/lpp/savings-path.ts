/** Retirement savings on the days for which a certificate states none, from those for which it does. */
import type { Day } from '../day'
import { yearlyCredit } from './other-interest'
import { savingsAtRate } from './projection'

/** Savings on a day, CHF. */
export type SavingsOn = { amount: number; on: Day }

type CreditOf = (year: number) => number

/**
 * What leads from one amount to the next: the credit of each year (CHF), null if it is not known; the interest, percent
 * a year, null if none is printed, and the one that counts then.
 */
export type PathTerms = { creditOf: CreditOf | null; interest: number | null; otherwise: number }

/** What was solved for, so that the stated amounts are met. */
export type Solved = 'interest' | 'contribution'

/** `until` null: for ever; `factor`: what makes the end exact where no interest and no credit lead to it. */
type Stretch = { from: Day; until: Day | null; interest: number; creditOf: CreditOf; factor: number; solved?: Solved }

/** `interest`: percent a year, of the first stretch; `on`: CHF on a day, with a fraction of the credits of each year. */
export type SavingsPath = { interest: number; solved: Solved | null; on: (day: Day, partOf?: CreditOf) => number }

/** Percent a year, between which a projection's own interest lies; outside of it, something else leads to it. */
const [LOWEST, HIGHEST] = [0, 5]

/** Every credit. */
const ALL: CreditOf = () => 1

/**
 * From the savings of today, `start`, through the stated amounts in order of time; beyond the last one as up to it. Each
 * amount is met: by the interest that it implies with the credits, from 0 to 5 %, or else by the credit that it implies with
 * the interest. If nothing is stated of today (null), savings before the first amount are counted back to `since`.
 */
export function savingsPath(
  start: SavingsOn | null,
  stated: readonly SavingsOn[],
  since: Day,
  terms: PathTerms,
): SavingsPath | null {
  const [first] = stated
  const counted = first && !start ? { on: since, amount: discounted(first, since, terms) } : null
  const begin = start ?? counted
  if (!begin) return null
  // What the terms lead to by themselves needs nothing solved, unless the credits alone would give more.
  const isPlain = (from: SavingsOn) => from === counted && from.amount > 0
  const stretches: Stretch[] = []
  let from = begin
  for (const end of stated.filter(({ on }) => on > begin.on)) {
    stretches.push(isPlain(from) ? plainStretch(from.on, end.on, terms) : stretchBetween(from, end, terms))
    from = end
  }
  const last = stretches.at(-1)
  stretches.push(last ? { ...last, from: from.on, until: null, factor: 1 } : plainStretch(begin.on, null, terms))
  const [{ interest, solved = null }] = stretches as [Stretch, ...Stretch[]]
  return {
    interest,
    solved,
    on: (day, partOf = ALL) =>
      stretches.reduce((amount, stretch) => throughStretch(amount, stretch, day, partOf), begin.amount),
  }
}

function throughStretch(
  amount: number,
  { from, until, interest, creditOf, factor }: Stretch,
  day: Day,
  partOf: CreditOf,
): number {
  if (day <= from) return amount
  const isWhole = until !== null && until <= day
  const reached = carried(
    { amount, on: from },
    isWhole ? until : day,
    interest,
    (year) => creditOf(year) * partOf(year),
  )
  return isWhole ? reached * factor : reached
}

const plainStretch = (from: Day, until: Day | null, { creditOf, interest, otherwise }: PathTerms): Stretch => ({
  ...{ from, until, factor: 1 },
  interest: interest ?? otherwise,
  creditOf: creditOf ?? (() => 0),
})

function stretchBetween(start: SavingsOn, end: SavingsOn, { creditOf, interest, otherwise }: PathTerms): Stretch {
  const days = { from: start.on, until: end.on, factor: 1 }
  const implied = creditOf && impliedInterest(start, end, creditOf)
  if (creditOf && implied !== null) return { ...days, interest: implied, creditOf, solved: 'interest' }
  const rate = interest ?? otherwise
  const credit = yearlyCredit(start, end, rate)
  if (credit !== null) return { ...days, interest: rate, creditOf: () => credit, solved: 'contribution' }
  // That interest alone gives more than is stated: a lower one does without credits, or none does.
  const bare = impliedInterest(start, end, () => 0) ?? LOWEST
  const reached = carried(start, end.on, bare, () => 0)
  const factor = reached > 0 ? end.amount / reached : 1
  return { ...days, interest: bare, creditOf: () => 0, factor, solved: 'interest' }
}

const carried = (from: SavingsOn, until: Day, interestRate: number, creditOf: CreditOf): number =>
  carriedAtRate(from, until, creditOf)(interestRate)

const carriedAtRate = ({ amount, on }: SavingsOn, until: Day, creditOf: CreditOf) =>
  savingsAtRate({ balance: amount, balanceDate: on, retirementDate: until, creditOf })

/** The amount on an earlier day from which the terms lead to a stated one. */
function discounted(stated: SavingsOn, since: Day, { creditOf, interest, otherwise }: PathTerms): number {
  const rate = interest ?? otherwise
  const ofCredits = carried({ amount: 0, on: since }, stated.on, rate, creditOf ?? (() => 0))
  const ofOneFranc = carried({ amount: 1, on: since }, stated.on, rate, () => 0)
  return Math.max(0, stated.amount - ofCredits) / ofOneFranc
}

/** Halved until the savings are exact to far less than a Rappen. */
const HALVINGS = 48

/** The interest that leads from one amount to the other with these credits, percent a year; null: none from 0 to 5. */
function impliedInterest(start: SavingsOn, end: SavingsOn, creditOf: CreditOf): number | null {
  const reached = carriedAtRate(start, end.on, creditOf)
  const missing = (rate: number) => end.amount - reached(rate)
  // Funds round their figures to five centimes.
  if (missing(LOWEST) < -0.05 || missing(HIGHEST) > 0.05) return null
  let [low, high] = [LOWEST, HIGHEST]
  for (let index = 0; index < HALVINGS; index++) {
    const middle = (low + high) / 2
    if (missing(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
