import type { AvsLaw } from '~/law/avs/avs-law'
import { monthOf, yearOf } from '~/pillars/day'
import type { Retirement } from '../drawing/reference-age'
import type { InsuredPerson } from '../facts'
import { type Account, amountIn, type Stop } from './account'
import { firstYearToCome, lastCompleteAmount, readEntries } from './account-entries'
import { firstPartYearOf, insuredMonthsOf, limitToReferenceAge } from './insured-months'
import { fillKnownYears } from './known-years'
import { fillYearsToCome } from './years-to-come'

const NO_CUTS: Account['payCuts'] = []

/**
 * Sums up the entries by year and continues them into the years to come.
 * @param insuredByMarriageFrom the first year of a marriage to somebody insured; null: none, or not needed
 * @param stop null: works until the reference age
 */
export function accountOf(
  person: InsuredPerson,
  insuredByMarriageFrom: number | null,
  retirement: Retirement,
  stop: Stop | null,
  law: AvsLaw,
): Account {
  const years = readEntries(person, retirement, law)
  const earned = withoutPaidLater(person, retirement, law) ?? years
  const { firstYear, windowFrom, referenceYear, amounts, isSplit, last, entryMonths } = years
  const toComeFrom = firstYearToCome(person.incomesAsOf, {
    last,
    lastFinished: years.lastFinished,
    monthsOfLast: entryMonths[last - firstYear] ?? 0,
  })
  const incomeUntilThen = person.incomeToCome?.before
  const hasRecentEntry =
    incomeUntilThen !== undefined ||
    amountIn(earned, toComeFrom - 1) > 0 ||
    amountIn(earned, toComeFrom - 2) > 0 ||
    amountIn(earned, yearOf(person.incomesAsOf)) > 0
  const account: Account = {
    firstYear,
    windowFrom,
    referenceYear,
    lawYear: law.lawYear,
    insuredMonths: insuredMonthsOf(person.insured, insuredByMarriageFrom, toComeFrom, years),
    referenceMonth: monthOf(retirement.referenceDay),
    entryMonths,
    firstPartYear: firstPartYearOf(person.insured, insuredByMarriageFrom, toComeFrom, years),
    months: new Array<number>(amounts.length).fill(0),
    amounts,
    isSplit,
    toComeFrom,
    carriedOnIncome: incomeUntilThen ?? (hasRecentEntry ? lastCompleteAmount(earned, toComeFrom) : null),
    incomeToCome: person.incomeToCome,
    stop,
    payCuts: person.payCuts ?? NO_CUTS,
    hasRecentEntry,
    isEstimated: person.incomeBounds !== null,
    isInsuredStated: person.insured !== null,
    nonEmployedYears: [],
    hasYearUnderMinimum: false,
    isMinimumDoubtful: false,
  }
  limitToReferenceAge(account, person)
  fillKnownYears(account, Math.min(last, toComeFrom - 1), law)
  fillYearsToCome(account, person)
  return account
}

/** Only earned income is carried on, so years that are paid later are left out; null: there are no such years. */
function withoutPaidLater(person: InsuredPerson, retirement: Retirement, law: AvsLaw) {
  if (!person.incomes?.some(({ isPaidLater }) => isPaidLater)) return null
  const incomes = person.incomes.filter(({ isPaidLater }) => !isPaidLater)
  return readEntries({ ...person, incomes }, retirement, law)
}
