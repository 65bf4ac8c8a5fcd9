/**
 * The movements of a policy's savings (Transactions of the SFTI Pension API 4.1.0), as far back as the sandbox knows:
 * last year, if the person was there all year, and this one until today. CHF, to the centime.
 */
import { type Day, dayOf, daysInMonth, monthOf, yearOf } from '~/pillars/day'
import type { Transaction, Transactions } from '~/standards/types'
import { lastYearOf } from '../people/personal-details'
import { opaqueId } from '../secrets'
import { referenceDateOf } from './fund-plan'
import type { HeldPolicy } from './policy-document'

type Move = Pick<Transaction, 'category' | 'reason'> & { date: Day; amount: number }

const REASON = {
  fr: {
    carryover: 'Report',
    employee: 'Cotisation de la personne assurée',
    employer: 'Cotisation de l’employeur',
    interest: 'Intérêts',
  },
  de: {
    carryover: 'Saldovortrag',
    employee: 'Beitrag der versicherten Person',
    employer: 'Beitrag des Arbeitgebers',
    interest: 'Zins',
  },
}

/** null: the fund knows nothing about that period. The range is narrowed to what it knows. */
export function transactionsOf(held: HeldPolicy, period: { from: Day; to: Day }, today: Day): Transactions | null {
  const history = movesOf(held, today)
  const from = period.from > history.start ? period.from : history.start
  const to = period.to < today ? period.to : today
  if (from > to) return null

  const reason = REASON[held.fund.language].carryover
  const opening = history.moves
    .filter(({ date }) => date < from)
    .reduce((sum, { amount }) => sum + amount, history.balance)
  const transactions = [asTransaction(held, { date: from, amount: opening, category: 'carryover', reason }, 0)]
  for (const move of history.moves.filter(({ date }) => date >= from && date <= to))
    transactions.push(asTransaction(held, move, transactions.at(-1)?.balance ?? 0))
  return { from, to, transactions }
}

function asTransaction({ policyId }: HeldPolicy, move: Move, balanceBefore: number): Transaction {
  const amount = toCentimes(move.amount)
  return {
    ...move,
    amount,
    balance: toCentimes(balanceBefore + amount),
    id: opaqueId('transaction', policyId, move.date, move.category),
  }
}

/** The start of the known period, the balance then, and what has happened since. */
function movesOf(held: HeldPolicy, today: Day): { start: Day; balance: number; moves: Move[] } {
  const { policy, fund } = held
  const reference = referenceDateOf(policy, today)
  const current = contributionsOf(
    held,
    yearOf(reference),
    reference === dayOf(yearOf(reference), 1, 1) ? 1 : monthAfter(reference),
  )
  const lastYear = lastYearOf(policy, reference)
  if (!lastYear) return { start: reference, balance: policy.balance, moves: current }
  const year = yearOf(reference) - 1
  const credits = contributionsOf(held, year, 1)
  const interest = lastYear.interestCreditLastYear
  return {
    start: dayOf(year, 1, 1),
    balance: lastYear.balanceBeginningLastYear,
    moves: [
      ...credits,
      // The standard has no category for interest.
      { date: dayOf(year, 12, 31), amount: interest, category: 'other', reason: REASON[fund.language].interest },
      ...current,
    ],
  }
}

/** An incomplete month has no credit; the projections do the same. */
const monthAfter = (d: Day) => (d.endsWith('-01') ? monthOf(d) : monthOf(d) + 1)

/** Half from the person and half from the employer, on the last day of each month from `firstMonth` on. */
function contributionsOf({ policy, fund }: HeldPolicy, year: number, firstMonth: number): Move[] {
  const reason = REASON[fund.language]
  const until = (month: number, part: number) => toCentimes((policy.savingsContributionYear * part * month) / 12)
  return Array.from({ length: 12 }, (_, i) => i + 1)
    .filter((month) => month >= firstMonth)
    .flatMap((month): Move[] => {
      const date = dayOf(year, month, daysInMonth(year, month))
      const both = until(month, 1) - until(month - 1, 1)
      const own = until(month, 0.5) - until(month - 1, 0.5)
      return [
        { date, amount: own, category: 'employeeContribution', reason: reason.employee },
        { date, amount: both - own, category: 'employerContribution', reason: reason.employer },
      ]
    })
}

const toCentimes = (amount: number) => Math.round(amount * 100) / 100
