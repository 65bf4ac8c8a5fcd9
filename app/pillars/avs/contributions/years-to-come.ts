/** The years that no record can know yet: their incomes, and which of their months count. */
import { dayOf, yearOf } from '~/pillars/day'
import type { InsuredPerson } from '../facts'
import type { Account, Stop } from './account'
import { insuredInFirst } from './insured-months'
import { reachesMinimum } from './known-years'

/**
 * With a recent entry, work goes on as then, for whole years. People who state that they are insured, stop working or
 * earn something else owe at least the minimum contribution (LAVS art. 3 al. 1bis, art. 10). Nothing is assumed about
 * others.
 */
export function fillYearsToCome(account: Account, person: InsuredPerson) {
  const { amounts, insuredMonths, months, firstYear, windowFrom, toComeFrom, referenceYear, incomeToCome } = account
  const { stop, isInsuredStated, lawYear } = account
  const isOwed = isInsuredStated || (stop !== null && !stop.assumed)
  for (let year = Math.max(firstYear, toComeFrom); year <= referenceYear; year++) {
    const index = year - firstYear
    amounts[index] = 0
    const isOtherIncome = incomeToCome !== null && year >= (incomeToCome.from ?? year)
    if (!account.hasRecentEntry && !isOwed && !isOtherIncome) continue
    if (!isInsuredStated) insuredMonths[index] = monthsToCome(year, account)
    const inYear = insuredMonths[index] as number
    if (inYear === 0) continue
    months[index] = inYear
    const { amount, workedMonths, isOther } = incomeIn(year, account, person)
    amounts[index] = amount
    if (year < windowFrom) {
      // At that age nobody owes contributions without work (LAVS art. 3 al. 1bis).
      months[index] = account.hasRecentEntry || isOtherIncome ? workedMonths : 0
      continue
    }
    if ((isOther || !account.hasRecentEntry) && !reachesMinimum(year, amount, inYear, lawYear))
      account.nonEmployedYears.push(year)
  }
}

/**
 * Before the year of the 21st birthday nobody owes contributions without work, and no work is assumed (LAVS art. 3 al.
 * 1bis).
 */
const monthsToCome = (year: number, { windowFrom, referenceYear, referenceMonth }: Account) =>
  year < windowFrom ? 0 : year === referenceYear ? referenceMonth : 12

/** `amount`: CHF. `isOther`: not simply carried on. */
function incomeIn(year: number, account: Account, person: InsuredPerson) {
  const { incomeToCome, stop, carriedOnIncome, insuredMonths, firstYear, payCuts } = account
  const replaces = incomeToCome !== null && year >= (incomeToCome.from ?? year)
  const yearly = replaces ? incomeToCome.amount : (carriedOnIncome ?? 0)
  const inYear = insuredMonths[year - firstYear] as number
  const workedMonths = stop && year >= stop.year ? monthsWorked(stop, year, account, person) : inYear
  if (payCuts.length > 0 && isReducedIn(year, account)) {
    const amount = Math.round((yearly * monthsAtFullPay(year, workedMonths, payCuts)) / 12)
    return { amount, workedMonths, isOther: true }
  }
  const amount = workedMonths === 12 ? yearly : Math.round((yearly * workedMonths) / 12)
  return { amount, workedMonths, isOther: replaces || workedMonths < inYear }
}

/** Whether work is reduced in a year, or before it. */
export const isReducedIn = (year: number, { payCuts }: Pick<Account, 'payCuts'>): boolean =>
  payCuts[0] !== undefined && yearOf(payCuts[0].from) <= year

/** The number of full-time months to which the first months of a year amount. */
function monthsAtFullPay(year: number, workedMonths: number, payCuts: Account['payCuts']): number {
  let months = 0
  for (let month = 1; month <= workedMonths; month++) {
    const first = dayOf(year, month, 1)
    months += payCuts.findLast(({ from }) => from <= first)?.part ?? 1
  }
  return months
}

function monthsWorked({ year, months }: Stop, inYear: number, account: Account, person: InsuredPerson): number {
  if (inYear > year) return 0
  return Math.min(
    account.insuredMonths[year - account.firstYear] as number,
    insuredInFirst(months, year, account, person),
  )
}
