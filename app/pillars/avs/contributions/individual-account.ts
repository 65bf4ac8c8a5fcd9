import type { AvsLaw } from '~/law/avs/avs-law'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { type Day, dayOf, monthOf, yearOf } from '~/pillars/day'
import type { Retirement } from '../drawing/reference-age'
import type { IncomeToCome, InsuredPerson } from '../facts'
import { monthsInFirst, monthsInPeriods } from './insured-months'

/**
 * An individual account, continued to the reference age. The lists hold one element a calendar year, from `firstYear` on,
 * which is that of the 18th birthday: the months in which the person was insured (`insured`), how many of them count by
 * own contributions (`months`), and the income (`amounts`), which counts in the average even where no month does.
 */
export type Account = {
  firstYear: number
  /** The first year that counts: that of the 21st birthday (LAVS art. 29bis al. 2). */
  windowFrom: number
  referenceYear: number
  /** How many months of that year the reference age leaves, its own included. */
  referenceMonth: number
  /** Months in which the person is insured; in the year of the reference age until then. */
  insured: number[]
  /** Months of the entries, 12 at most. */
  entered: number[]
  /** The year in the course of which the person is taken to have been insured from, by its last months; null: none. */
  insuredInCourseOf: number | null
  /** Months with contributions of their own: those insured, where the income bears the minimum contribution. */
  months: number[]
  /** CHF of the year. */
  amounts: number[]
  /** Whether a former marriage has divided the income already. */
  split: boolean[] | null
  /** The first year that the record cannot know yet. */
  toComeFrom: number
  /** CHF a year in years to come: the income of the last complete year; null: no entry is recent, or no year complete. */
  carriedOn: number | null
  incomeToCome: IncomeToCome | null
  stop: Stop | null
  hasRecentEntry: boolean
  /** Whether somebody has said when the person was insured; else it follows from entries and marriages. */
  isInsuredTold: boolean
  /** Years to come in which the income does not bear the minimum contribution, and the person owes it. */
  nonEmployed: number[]
  /** Whether a known year with an income does not count by itself, since it does not bear the minimum contribution. */
  hasYearUnderMinimum: boolean
  /** Whether the minimum of a year decided that is not known, so that a higher one could have led to another answer. */
  isMinimumDoubtful: boolean
}

/** The end of work: its year, the months worked in it, and whether it is only assumed from an early start. */
export type Stop = { year: number; months: number; assumed: boolean }

/** Before 1 November a record lacks last year too: employers report until 31 October (RAVS art. 140 al. 2). */
const REPORTED_FROM_MONTH = 11

type Years = Pick<Account, 'firstYear' | 'windowFrom' | 'referenceYear' | 'amounts' | 'split'> & {
  entered: number[]
  /** The years of the first entry, of the last entry, and of the last one before that of the record. */
  first: number
  last: number
  lastFinished: number
}

/**
 * Reads the entries into years and carries them on. Entries before the year of the 18th birthday, and those dated after
 * the record, do not count.
 */
export function accountOf(
  person: InsuredPerson,
  marriedInto: number | null,
  retirement: Retirement,
  stop: Stop | null,
  law: AvsLaw,
): Account {
  const years = readEntries(person, retirement, law)
  const { firstYear, windowFrom, referenceYear, amounts, split, last, entered } = years
  const toComeFrom = firstYearToCome(person.incomesAsOf, {
    last,
    lastFinished: years.lastFinished,
    monthsOfLast: entered[last - firstYear] ?? 0,
  })
  const hasRecentEntry =
    amountOf(years, toComeFrom - 1) > 0 ||
    amountOf(years, toComeFrom - 2) > 0 ||
    amountOf(years, yearOf(person.incomesAsOf)) > 0
  const account: Account = {
    firstYear,
    windowFrom,
    referenceYear,
    insured: insuredMonths(person.insured, marriedInto, toComeFrom, years),
    referenceMonth: monthOf(retirement.referenceDay),
    entered: years.entered,
    insuredInCourseOf: insuredInCourseOf(person.insured, marriedInto, toComeFrom, years),
    months: new Array<number>(amounts.length).fill(0),
    amounts,
    split,
    toComeFrom,
    carriedOn: hasRecentEntry ? lastCompleteAmount(years, toComeFrom) : null,
    incomeToCome: person.incomeToCome,
    stop,
    hasRecentEntry,
    isInsuredTold: person.insured !== null,
    nonEmployed: [],
    hasYearUnderMinimum: false,
    isMinimumDoubtful: false,
  }
  limitToReferenceAge(account, person)
  fillKnownYears(account, Math.min(last, toComeFrom - 1), law)
  fillYearsToCome(account, person)
  return account
}

function readEntries(person: InsuredPerson, retirement: Retirement, law: AvsLaw): Years {
  const birthYear = yearOf(person.birthDate)
  const firstYear = birthYear + law.contributionPeriod.youthFrom
  const referenceYear = yearOf(retirement.referenceDay)
  const asOfYear = yearOf(person.incomesAsOf)
  const entries = person.incomes ?? []
  let length = referenceYear - firstYear + 1
  let isSplit = false
  for (const { year, split } of entries) {
    if (year <= asOfYear && year - firstYear >= length) length = year - firstYear + 1
    if (split) isSplit = true
  }
  const amounts = new Array<number>(length).fill(0)
  const entered = new Array<number>(length).fill(0)
  const split = isSplit ? new Array<boolean>(length).fill(false) : null
  let first = Number.POSITIVE_INFINITY
  let last = firstYear - 1
  let lastFinished = firstYear - 1
  for (const entry of entries) {
    const index = entry.year - firstYear
    if (index < 0 || entry.year > asOfYear) continue
    amounts[index] = (amounts[index] as number) + entry.amount
    entered[index] = Math.min(12, (entered[index] as number) + entry.months)
    if (split && entry.split) split[index] = true
    if (entry.year > last) last = entry.year
    if (entry.year > lastFinished && entry.year < asOfYear) lastFinished = entry.year
    if (entry.year < first && (entry.amount > 0 || entry.months > 0)) first = entry.year
  }
  const windowFrom = birthYear + law.contributionPeriod.countsFrom
  return { firstYear, windowFrom, referenceYear, amounts, split, entered, first, last, lastFinished }
}

const amountOf = ({ amounts, firstYear }: Years, year: number) => amounts[year - firstYear] ?? 0

/** The years of the last entry, of the last one before that of the record, and the months of the last. */
export type LastEntries = { last: number; lastFinished: number; monthsOfLast: number }

/** After what a record of this day can know, and after its last entry but that of an unfinished year. */
export function firstYearToCome(asOf: Day, { last, lastFinished, monthsOfLast }: LastEntries): number {
  const asOfYear = yearOf(asOf)
  const firstUnknownYear = asOfYear - (monthOf(asOf) >= REPORTED_FROM_MONTH ? 0 : 1)
  const isUnfinished = last === asOfYear && monthsOfLast < 12
  return Math.max(firstUnknownYear, (isUnfinished ? lastFinished : last) + 1)
}

function lastCompleteAmount({ entered, amounts, firstYear }: Years, before: number): number | null {
  for (let index = Math.min(before - firstYear, entered.length) - 1; index >= 0; index--)
    if (entered[index] === 12) return amounts[index] as number
  return null
}

/**
 * As told; else from the first entry on, in its year as many months as it has, or from the year of marriage to somebody
 * insured. Before the year of the 21st birthday only months with an entry count, since nobody owes contributions then
 * without work (LAVS art. 3 al. 1bis).
 */
function insuredMonths(
  periods: InsuredPerson['insured'],
  marriedInto: number | null,
  toComeFrom: number,
  { firstYear, windowFrom, entered, first }: Years,
): number[] {
  const since = marriedInto !== null && marriedInto <= first ? marriedInto - 1 : first
  const months = periods
    ? monthsInPeriods(periods, firstYear, dayOf(firstYear + entered.length - 1, 12, 31))
    : new Array<number>(entered.length).fill(0)
  if (!periods) months.fill(12, Math.max(0, Math.min(entered.length, since + 1 - firstYear)))
  for (let index = 0; index < entered.length; index++) {
    const inYear = entered[index] as number
    const year = firstYear + index
    if ((year < windowFrom && year < toComeFrom) || (months[index] as number) < inYear) months[index] = inYear
  }
  return months
}

/** A year with a first entry for some of its months: these are its last ones. */
function insuredInCourseOf(
  periods: InsuredPerson['insured'],
  marriedInto: number | null,
  toComeFrom: number,
  { first, windowFrom }: Years,
): number | null {
  const isMarriedInto = marriedInto !== null && marriedInto <= first
  return periods || isMarriedInto || first < windowFrom || first >= toComeFrom ? null : first
}

/** In how many of the first months of a year, until the reference age, the person is insured. */
export function insuredInFirst(
  count: number,
  year: number,
  account: Account,
  { insured: periods }: InsuredPerson,
): number {
  const { insured, entered, firstYear } = account
  const onAccount = entered[year - firstYear] ?? 0
  if (periods) return monthsInFirst(count, periods, year, onAccount)
  if (year === account.insuredInCourseOf) return Math.max(0, onAccount - 12 + count)
  return Math.min(count, insured[year - firstYear] ?? 0)
}

/** In the year of the reference age only the months until then can count (RAVS art. 52c). */
function limitToReferenceAge(account: Account, person: InsuredPerson) {
  const { insured, firstYear, referenceYear, referenceMonth } = account
  insured[referenceYear - firstYear] = insuredInFirst(referenceMonth, referenceYear, account, person)
}

/** A year counts with the months insured if its income bears the minimum contribution of those months (RAVS art. 50). */
function fillKnownYears(account: Account, last: number, { minimumContribution }: AvsLaw) {
  const { amounts, insured, months, firstYear, windowFrom, referenceYear } = account
  for (let index = 0; index <= last - firstYear; index++) {
    const year = firstYear + index
    const amount = amounts[index] as number
    const inYear = insured[index] as number
    const bears = bearsMinimum(year, amount, inYear)
    if (bears) months[index] = inYear
    if (amount === 0 || inYear === 0 || year < windowFrom || year >= referenceYear) continue
    if (!bears) account.hasYearUnderMinimum = true
    if (amount < minimumContribution.income && minimumContributionOf(year).assumed) account.isMinimumDoubtful = true
  }
}

export const bearsMinimum = (year: number, amount: number, insured: number): boolean =>
  amount > 0 && amount * 12 >= minimumContributionOf(year).income * insured

/**
 * Whoever has a recent entry goes on as then, whole years. Whoever says that they are insured, stop working or earn
 * something else owes the minimum contribution at least (LAVS art. 3 al. 1bis, art. 10). Of others nothing is assumed.
 */
function fillYearsToCome(account: Account, person: InsuredPerson) {
  const { amounts, insured, months, firstYear, windowFrom, toComeFrom, referenceYear, incomeToCome } = account
  const { stop, isInsuredTold } = account
  const isOwed = isInsuredTold || (stop !== null && !stop.assumed)
  for (let year = Math.max(firstYear, toComeFrom); year <= referenceYear; year++) {
    const index = year - firstYear
    amounts[index] = 0
    const isOtherIncome = incomeToCome !== null && year >= (incomeToCome.from ?? year)
    if (!account.hasRecentEntry && !isOwed && !isOtherIncome) continue
    if (!isInsuredTold) insured[index] = monthsToCome(year, account)
    const inYear = insured[index] as number
    if (inYear === 0) continue
    months[index] = inYear
    const { amount, worked, isOther } = incomeIn(year, account, person)
    amounts[index] = amount
    if (year < windowFrom) {
      // Nobody owes contributions then without work (LAVS art. 3 al. 1bis).
      months[index] = account.hasRecentEntry || isOtherIncome ? worked : 0
      continue
    }
    if ((isOther || !account.hasRecentEntry) && !bearsMinimum(year, amount, inYear)) account.nonEmployed.push(year)
  }
}

/** Nobody owes contributions before the year of the 21st birthday without work, and none is assumed (LAVS art. 3 al. 1bis). */
const monthsToCome = (year: number, { windowFrom, referenceYear, referenceMonth }: Account) =>
  year < windowFrom ? 0 : year === referenceYear ? referenceMonth : 12

/** `worked`: months. `isOther`: not simply carried on. */
function incomeIn(year: number, account: Account, person: InsuredPerson) {
  const { incomeToCome, stop, carriedOn, insured, firstYear } = account
  const replaces = incomeToCome !== null && year >= (incomeToCome.from ?? year)
  const yearly = replaces ? incomeToCome.amount : (carriedOn ?? 0)
  const inYear = insured[year - firstYear] as number
  const worked = stop && year >= stop.year ? monthsWorked(stop, year, account, person) : inYear
  const amount = worked === 12 ? yearly : Math.round((yearly * worked) / 12)
  return { amount, worked, isOther: replaces || worked < inYear }
}

function monthsWorked({ year, months }: Stop, inYear: number, account: Account, person: InsuredPerson): number {
  if (inYear > year) return 0
  return Math.min(account.insured[year - account.firstYear] as number, insuredInFirst(months, year, account, person))
}

export const amountIn = ({ amounts, firstYear }: Account, year: number): number => amounts[year - firstYear] ?? 0
export const insuredIn = ({ insured, firstYear }: Account, year: number): number => insured[year - firstYear] ?? 0
