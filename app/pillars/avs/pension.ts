import { type AvsLaw, revaluationFactorOf, revaluationIn } from '~/law/avs/avs-law'
import { yearOf } from '../day'
import type { Franc } from '../money'
import type { Step } from '../result'
import type { Account } from './contributions/account'
import type { Career } from './contributions/career'
import { hundredthsOfPercent, scaleOf } from './contributions/scale'
import { FIRST_PENSION_YEAR } from './drawing/reference-age'
import { fullPensionInTenths, pensionFromRamd } from './full-pension'
import { yearlyCredit } from './income/education-credits'
import { shownRamd, tableRamd, tableStep, timesFactor, yearlyAverage } from './income/ramd'
import type { Split } from './income/splitting'
import { pensionLevel } from './pension-level'

/** A pension before the couple's cap: average income (CHF a year), amount (CHF a month), and its steps. */
export type Pension = {
  ramd: Franc
  monthly: Franc
  /** Whole years of contribution. */
  years: number
  scale: number
  factor: Factor
  /** Of incomes and credits, before it becomes a row of the table: CHF a year, in today's francs. */
  average: number
  steps: Step[]
}

/** The list to which steps are added; null: only the amount is needed, as for most possible lives. */
type StepList = Step[] | null

/** The revaluation factor, and whether it is an earlier year's because none is published for that of the event. */
export type Factor = { factor: number; assumed: boolean; eventYear: number; firstEntry: number | null }

/** The splittings that have taken place, the year of the insured event, and a factor that stays (LAVS art. 31). */
export type PensionBasis = {
  splits: readonly Split[]
  eventYear: number
  factor?: Factor
  /** The effect of work after the reference age: months that fill gaps, and CHF that are not revalued. */
  afterReferenceAge?: { months: number; incomes: number }
}

/** The pension on a person's own incomes, or on those after splitting. */
export function pensionOf(career: Career, basis: PensionBasis, law: AvsLaw, steps: StepList): Pension {
  const incomeSum = sumIncomes(career, basis.splits, steps)
  const factor = basis.factor ?? factorOf(career, basis)
  const months = career.contributions.averageMonths + (basis.afterReferenceAge?.months ?? 0)
  const incomes = inTodaysFrancs(averageIncome(incomeSum, months, factor, basis, steps), basis.eventYear, law)
  const credits = averageCredits(career, months, law, steps)
  const ramd = ramdOf(incomes, credits, law, steps)
  const { years, scale } = durationOf(career, basis, law, steps)
  const average = incomes + credits
  return { ramd, monthly: amountOf(ramd, scale, law, steps), years, scale, factor, average, steps: steps ?? [] }
}

/**
 * A pension from before our tables is computed with those of its time and then brought up to date (LAVS art. 31, 33ter): with
 * the minimum pension rise the rows of every table and the credits (art. 29sexies al. 2), so the row keeps its place. To the
 * centime, so that an average on a row does not move to the next one.
 */
export function inTodaysFrancs(average: number, eventYear: number, { minimumPension }: AvsLaw): number {
  if (eventYear >= FIRST_PENSION_YEAR) return average
  return Math.round((100 * average * minimumPension) / pensionLevel(eventYear)) / 100
}

/** The career's scale, or the one that includes months worked after the reference age. */
function durationOf(career: Career, { afterReferenceAge }: PensionBasis, law: AvsLaw, steps: StepList) {
  const { scaleMonths, cohortYears, years: before } = career.contributions
  if (!afterReferenceAge?.months) return { years: before, scale: career.scale }
  const years = Math.floor((scaleMonths + afterReferenceAge.months) / 12)
  const scale = scaleOf(years, cohortYears, law)
  const article = 'LAVS art. 29bis al. 4; RAVS art. 52'
  steps?.push({
    key: 'scale',
    inputs: { contributionYears: years, cohortYears, monthsAfterReferenceAge: afterReferenceAge.months },
    output: scale,
    article,
  })
  return { years, scale }
}

function sumIncomes(career: Career, splits: readonly Split[], steps: StepList): number {
  let change = 0
  for (const split of splits) {
    change += split.received - split.given
    steps?.push({
      key: 'splitting',
      inputs: {
        firstYear: split.from,
        lastYear: split.to,
        years: split.years,
        yearsOnAccount: split.yearsOnAccount,
        given: split.given,
        received: split.received,
      },
      output: split.received - split.given,
      article: 'LAVS art. 29quinquies; RAVS art. 50b',
    })
  }
  const incomes = incomesOf(career, change)
  const { recorded, yearsToCome, yearlyIncomeToCome, yearsAtNewIncome, newIncome } = incomes
  const ofSteps = incomes.reducedIncome ?? 0
  const toCome = yearsToCome * yearlyIncomeToCome + yearsAtNewIncome * newIncome + incomes.partYearIncome + ofSteps
  const sum =
    recorded + toCome + incomes.nonEmployedIncome + incomes.youthIncome + incomes.retirementYearIncome + change
  steps?.push(incomeStep(career, incomes, sum))
  return sum
}

function incomeStep({ account }: Career, incomes: Step['inputs'], output: number): Step {
  const owed = owedInRetirementYear(account)
  const inputs = {
    ...incomes,
    ...(account.isEstimated && { estimated: 1 }),
    ...(owed > 0 && { retirementYearOwed: owed }),
  }
  return { key: 'incomeSum', inputs, output, article: 'LAVS art. 29quinquies' }
}

/** The income behind contributions due without work in the months of that year (LAVS art. 3 al. 1bis); in no sum. */
const owedInRetirementYear = ({ nonEmployedYears, amounts, referenceYear, firstYear }: Career['account']): number =>
  nonEmployedYears.includes(referenceYear) ? (amounts[referenceYear - firstYear] as number) : 0

/** Incomes on the account, and of the years to come. Summed up in variables, since fields of an object are slower. */
function incomesOf({ account, endYear, contributions }: Career, splitting: number) {
  const { amounts, firstYear, windowFrom, toComeFrom, nonEmployedYears, carriedOnIncome, incomeToCome } = account
  const reducedFrom = account.payCuts[0] ? yearOf(account.payCuts[0].from) : Number.POSITIVE_INFINITY
  const newFrom = incomeToCome ? (incomeToCome.from ?? toComeFrom) : Number.POSITIVE_INFINITY
  const yearlyIncomeToCome = carriedOnIncome ?? 0
  const newIncome = incomeToCome?.amount ?? 0
  let recorded = 0
  let yearsToCome = 0
  let yearsAtNewIncome = 0
  let partYearIncome = 0
  let yearsReduced = 0
  let reducedIncome = 0
  let yearsNonEmployed = 0
  let yearsCovered = 0
  let nonEmployedIncome = 0
  for (let year = windowFrom; year <= endYear; year++) {
    const amount = amounts[year - firstYear] as number
    if (year < toComeFrom) recorded += amount
    else if (nonEmployedYears.length > 0 && nonEmployedYears.includes(year)) {
      yearsNonEmployed++
      nonEmployedIncome += amount
      // A person who pays has at least the income of the minimum contribution; otherwise the spouse pays for both.
      if (amount === 0) yearsCovered++
    } else if (year >= reducedFrom) {
      yearsReduced++
      reducedIncome += amount
    } else if (year >= newFrom && amount === newIncome) yearsAtNewIncome++
    else if (year < newFrom && amount === yearlyIncomeToCome) yearsToCome++
    else partYearIncome += amount
  }
  return {
    recorded,
    yearsToCome,
    yearlyIncomeToCome,
    yearsAtNewIncome,
    newIncome,
    partYearIncome,
    ...(yearsReduced > 0 && { yearsReduced, reducedIncome }),
    yearsNonEmployed,
    yearsCovered,
    nonEmployedIncome,
    youthMonths: contributions.isUnderOneYear ? 0 : contributions.filled.youth,
    youthIncome: contributions.youthIncome,
    retirementYearIncome: contributions.retirementYearIncome,
    splitting,
  }
}

/** From the first year with an income that counts, own or received; not before the year of the 21st birthday. */
function factorOf(career: Career, { splits, eventYear }: PensionBasis): Factor {
  const { factors, assumed } = revaluationIn(eventYear)
  const first = firstEntryOf(career, splits)
  return { factor: first === null ? 1 : revaluationFactorOf(first, factors), assumed, eventYear, firstEntry: first }
}

function firstEntryOf({ account, endYear, contributions }: Career, splits: readonly Split[]): number | null {
  if (contributions.youthIncome > 0) return account.windowFrom
  let first = firstOwnEntry(account, endYear)
  for (const { firstReceived } of splits)
    if (firstReceived !== null && (first === null || firstReceived < first)) first = firstReceived
  return first
}

function firstOwnEntry({ amounts, firstYear, windowFrom }: Account, endYear: number): number | null {
  for (let year = windowFrom; year <= endYear; year++) if ((amounts[year - firstYear] as number) > 0) return year
  return null
}

function averageIncome(
  incomeSum: number,
  months: number,
  { factor, eventYear, firstEntry }: Factor,
  { afterReferenceAge }: PensionBasis,
  steps: StepList,
): number {
  if (incomeSum === 0 && !afterReferenceAge) return 0
  const revalued = timesFactor(incomeSum, factor)
  steps?.push({
    key: 'revaluation',
    inputs: { incomeSum, factor, eventYear, ...(firstEntry !== null && { firstEntry }) },
    output: revalued,
    article: 'LAVS art. 30 al. 1; RAVS art. 51bis',
  })
  const sum = revalued + (afterReferenceAge?.incomes ?? 0)
  const average = yearlyAverage(sum, months)
  steps?.push({
    key: 'averageIncome',
    inputs: {
      incomeSum: sum,
      months,
      ...(afterReferenceAge && { incomesAfterReferenceAge: afterReferenceAge.incomes }),
    },
    output: average,
    article: afterReferenceAge ? 'LAVS art. 29bis al. 3, art. 30 al. 2; RAVS art. 51bis al. 3' : 'LAVS art. 30 al. 2',
  })
  return average
}

function averageCredits({ credits }: Career, months: number, law: AvsLaw, steps: StepList): number {
  if (credits.sum === 0) return 0
  const credit = yearlyCredit(law)
  const average = yearlyAverage(credits.sum * credit, months)
  const { whole, half, otherPart, sum } = credits
  steps?.push({
    key: 'educationCredits',
    inputs: { years: sum, whole, half, otherPart, credit, months },
    output: average,
    article: 'LAVS art. 29sexies; RAVS art. 52f, 52fbis',
  })
  return average
}

function ramdOf(averageIncome: number, educationCredits: number, law: AvsLaw, steps: StepList): Franc {
  const ramd = shownRamd(tableRamd(averageIncome + educationCredits, law), law)
  steps?.push({
    key: 'ramd',
    inputs: { averageIncome, educationCredits, tableStep: tableStep(law) },
    output: ramd,
    article: 'LAVS art. 29quater; RAVS art. 53',
  })
  return ramd
}

/** The amount for a row of the table and a scale, with its steps. */
export function amountOf(ramd: Franc, scale: number, law: AvsLaw, steps: StepList): Franc {
  const full = pensionFromRamd(ramd, law.scales, law)
  steps?.push({
    key: 'fullPension',
    inputs: { ramd, minimum: law.minimumPension, maximum: 2 * law.minimumPension },
    output: full,
    article: 'LAVS art. 34',
  })
  if (scale === law.scales) return full
  const partial = pensionFromRamd(ramd, scale, law)
  steps?.push({
    key: 'partialPension',
    inputs: { fullPension: fullPensionInTenths(ramd, law) / 10, scale, percent: hundredthsOfPercent(scale, law) / 100 },
    output: partial,
    article: 'LAVS art. 38; RAVS art. 52',
  })
  return partial
}
