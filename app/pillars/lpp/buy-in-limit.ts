/** How much can be bought into a pension fund (LPP art. 79b; OPP 2 art. 60a, 60b, 60d; LFLP art. 22d). */
import { LPP_BUY_IN } from '~/law/lpp/changes'
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { PILLAR_3A_CEILING_WITH_FUND } from '~/law/pillar-3a/ceilings'
import { rowOn } from '~/law/table'
import { addYears, type Day, dayOf, yearOf } from '../day'
import { balanceAfter } from '../savings'

/** The first year of pillar 3a. */
const FIRST_YEAR_3A = 1987

/**
 * The largest balance that payments of the small ceiling since the age of 24 could have reached at the end of a year, CHF:
 * paid at the end of each year, with the minimum interest of the second pillar (OPP 2 art. 60a al. 2).
 * @throws {NoLawError} before 2006
 */
export function largest3aBalance(birthDate: Day, atEndOf: number): number {
  const { ceilingsFromAge } = rowOn(LPP_BUY_IN, dayOf(atEndOf, 12, 31)).value
  // From the 1st of January after that birthday.
  const first = Math.max(FIRST_YEAR_3A, yearOf(birthDate) + ceilingsFromAge + 1)
  let balance = 0
  for (let year = first; year <= atEndOf; year++) {
    const end = dayOf(year, 12, 31)
    const interestRate = rowOn(LPP_MINIMUM_INTEREST, end).value
    const payment = rowOn(PILLAR_3A_CEILING_WITH_FUND, end).value
    balance = balanceAfter(balance, { interestRate, payment, months: 12 })
  }
  return balance
}

/**
 * The facts that limit a buy-in; money in CHF. `regulatory`: the buy-in that the fund's rules still allow, as its
 * certificate states; `divorce`: the part of it that was lost in a divorce; `pillar3a`: its balance at the end of a
 * year; `vested`: vested benefits that did not go to a fund; `drawn`: old-age benefits of an earlier retirement;
 * `advance`: for a home, not repaid; `arrival`: for newcomers from abroad who were never in a Swiss fund, the day of
 * joining one, and the salary insured by its rules. No party provides `divorce`, `drawn` and `arrival` yet.
 */
export type BuyInFacts = {
  birthDate: Day
  on: Day
  regulatory: number
  divorce?: number
  pillar3a?: { balance: number; atEndOf: number }
  vested?: number
  drawn?: number
  advance?: { amount: number; mayStillBeRepaid: boolean }
  arrival?: { joinedOn: Day; insuredSalary: number }
}

/** What lowers a buy-in, CHF. */
export type BuyInDeductions = { pillar3a: number; vested: number; drawn: number; advance: number }

/**
 * `largest`: in total; `thisYear`: the part allowed in this calendar year, which is less for newcomers from abroad in
 * their first five years, until `arrivalUntil`. `refusal`: until the advance for a home is repaid, only what a divorce
 * took can be bought.
 */
export type BuyInLimit = {
  largest: number
  thisYear: number
  arrivalUntil: Day | null
  deductions: BuyInDeductions
  refusal: 'advanceToRepay' | null
}

/**
 * The largest buy-in. What a divorce took away can always be bought back (LPP art. 79b al. 4; LFLP art. 22d al. 1). An
 * advance for a home must be repaid first; where that is no longer allowed, it lowers the limit (OPP 2 art. 60d).
 */
export function buyInLimit(facts: BuyInFacts): BuyInLimit {
  const { on, regulatory, divorce = 0, advance, arrival } = facts
  const { arrivalYears, arrivalShare } = rowOn(LPP_BUY_IN, on).value
  const deductions = deductionsOf(facts)
  const total = Object.values(deductions).reduce((sum, amount) => sum + amount, 0)
  const refusal = advance?.mayStillBeRepaid && advance.amount > 0 ? 'advanceToRepay' : null
  const voluntary = refusal ? 0 : Math.max(0, regulatory - divorce - total)
  const largest = divorce + voluntary
  const arrivalUntil = arrival ? addYears(arrival.joinedOn, arrivalYears) : null
  const isNew = arrival !== undefined && arrivalUntil !== null && on < arrivalUntil
  const thisYear = isNew ? divorce + Math.min(voluntary, (arrival.insuredSalary * arrivalShare) / 100) : largest
  return { largest, thisYear, arrivalUntil: isNew ? arrivalUntil : null, deductions, refusal }
}

const deductionsOf = ({ birthDate, pillar3a, vested = 0, drawn = 0, advance }: BuyInFacts): BuyInDeductions => ({
  pillar3a: pillar3a ? Math.max(0, pillar3a.balance - largest3aBalance(birthDate, pillar3a.atEndOf)) : 0,
  vested,
  drawn,
  advance: advance && !advance.mayStillBeRepaid ? advance.amount : 0,
})
