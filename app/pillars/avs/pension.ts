import type { AvsLaw } from '~/law/avs/avs-law'
import type { Franc } from '../money'
import type { Step } from '../result'
import type { Career } from './contributions/career'
import type { Account } from './contributions/individual-account'
import { hundredthsOfPercent } from './contributions/scale'
import { fullPensionInTenths, pensionFromRamd } from './full-pension'
import { yearlyCredit } from './income/education-credits'
import { revalue, tableRamd, tableStep, yearlyAverage } from './income/ramd'
import type { Split } from './income/splitting'

/** A pension before the couple's cap: average income (CHF a year), amount (CHF a month), and its steps. */
export type Pension = { ramd: Franc; monthly: Franc; scale: number; steps: Step[] }

/** The pension on a person's own incomes, or on those after splitting. */
export function pensionOf(career: Career, split: Split | null, law: AvsLaw): Pension {
  const steps: Step[] = []
  const incomeSum = sumIncomes(career.account, split, steps)
  const average = averageIncome(career, split, incomeSum, law, steps)
  const ramd = ramdOf(average, averageCredits(career, law, steps), law, steps)
  return { ramd, monthly: amountOf(ramd, career.scale, law, steps), scale: career.scale, steps }
}

function sumIncomes(account: Account, split: Split | null, steps: Step[]): number {
  const change = split ? split.received - split.given : 0
  const incomes = incomesOf(account, change)
  if (split) {
    steps.push({
      key: 'splitting',
      inputs: {
        firstYear: split.from,
        lastYear: split.to,
        years: split.years,
        yearsOnAccount: split.yearsOnAccount,
        given: split.given,
        received: split.received,
      },
      output: change,
      article: 'LAVS art. 29quinquies; RAVS art. 50b',
    })
  }
  const carried = incomes.yearsToCome * incomes.yearlyIncomeToCome
  const planned = incomes.yearsAtNewIncome * incomes.newIncome + incomes.startYearIncome
  const minimum = incomes.yearsAtMinimum * incomes.minimumIncome
  const sum = incomes.recorded + carried + planned + minimum + change
  steps.push({
    key: 'incomeSum',
    inputs: incomes,
    output: sum,
    article: 'LAVS art. 29quinquies',
  })
  return sum
}

/** What is in the account, what is earned in the years to come, and what splitting changes. */
function incomesOf({ window, carriedOn, newIncome, earlyStart }: Account, splitting: number) {
  const newFrom = newIncome?.year ?? Number.POSITIVE_INFINITY
  const startYear = earlyStart?.year ?? Number.POSITIVE_INFINITY
  const minimumIncome = earlyStart?.minimumIncome ?? 0
  let [recorded, yearsToCome, yearsAtNewIncome, yearsAtMinimum, startYearIncome] = [0, 0, 0, 0, 0]
  for (const { kind, year, amount } of window) {
    if (kind !== 'toCome') recorded += amount
    else if (year === startYear && amount > minimumIncome) startYearIncome = amount
    else if (year >= startYear) yearsAtMinimum++
    else if (year >= newFrom) yearsAtNewIncome++
    else yearsToCome++
  }
  return {
    recorded,
    yearsToCome,
    yearlyIncomeToCome: carriedOn ?? 0,
    yearsAtNewIncome,
    newIncome: newIncome?.amount ?? 0,
    monthsInStartYear: earlyStart?.monthsBefore ?? 0,
    startYearIncome,
    yearsAtMinimum,
    minimumIncome,
    splitting,
  }
}

function averageIncome(career: Career, split: Split | null, incomeSum: number, law: AvsLaw, steps: Step[]): number {
  const firstEntry = firstEntryOf(career.account, split)
  if (firstEntry === null) return 0
  const { sum, factor } = revalue(incomeSum, firstEntry, law)
  const months = career.contributions.averageMonths
  const average = yearlyAverage(sum, months)
  steps.push(
    {
      key: 'revaluation',
      inputs: { incomeSum, firstEntry, factor },
      output: sum,
      article: 'LAVS art. 30 al. 1; RAVS art. 51bis',
    },
    { key: 'averageIncome', inputs: { incomeSum: sum, months }, output: average, article: 'LAVS art. 30 al. 2' },
  )
  return average
}

/** The year of the first income that counts, own or received by splitting; null where there is none. */
function firstEntryOf({ window }: Account, split: Split | null): number | null {
  const own = window.find((year) => year.amount > 0)?.year ?? null
  const received = split?.firstReceived ?? null
  if (own === null || received === null) return own ?? received
  return Math.min(own, received)
}

function averageCredits({ creditYears, creditPercent, contributions }: Career, law: AvsLaw, steps: Step[]): number {
  if (creditYears === 0) return 0
  const [credit, months] = [yearlyCredit(law), contributions.averageMonths]
  // Years without an entry have a credit but do not divide: in total they are never worth more than one credit a year.
  const years = Math.min(creditYears, months / 12)
  const average = yearlyAverage((years * credit * creditPercent) / 100, months)
  steps.push({
    key: 'educationCredits',
    inputs: { years, credit, percent: creditPercent, months },
    output: average,
    article: 'LAVS art. 29sexies; RAVS art. 52f',
  })
  return average
}

function ramdOf(averageIncome: number, educationCredits: number, law: AvsLaw, steps: Step[]): Franc {
  const ramd = tableRamd(averageIncome + educationCredits, law)
  steps.push({
    key: 'ramd',
    inputs: { averageIncome, educationCredits, tableStep: tableStep(law) },
    output: ramd,
    article: 'LAVS art. 29quater; RAVS art. 53',
  })
  return ramd
}

function amountOf(ramd: Franc, scale: number, law: AvsLaw, steps: Step[]): Franc {
  const full = pensionFromRamd(ramd, law.scales, law)
  steps.push({
    key: 'fullPension',
    inputs: { ramd, minimum: law.minimumPension, maximum: 2 * law.minimumPension },
    output: full,
    article: 'LAVS art. 34',
  })
  if (scale === law.scales) return full
  const partial = pensionFromRamd(ramd, scale, law)
  steps.push({
    key: 'partialPension',
    inputs: { fullPension: fullPensionInTenths(ramd, law) / 10, scale, percent: hundredthsOfPercent(scale, law) / 100 },
    output: partial,
    article: 'LAVS art. 38; RAVS art. 52',
  })
  return partial
}
