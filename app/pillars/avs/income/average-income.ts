import type { PensionLaw } from '~/law/avs/avs-law'
import type { Franc } from '~/pillars/money'
import { yearlyCredit } from './education-credits'
import { tableRamd, timesFactor, yearlyAverage } from './ramd'

/** The components of an average income. `incomeSum`: CHF, after splitting; `months` of contribution. */
export type AverageIncomeParts = {
  incomeSum: number
  /** The revaluation factor of the first entry. */
  factor: number
  months: number
  educationCreditYears?: number
  /** Care credits have the amount of education credits. */
  careCreditYears?: number
  /** 50 where credits are shared by a couple. */
  creditPercent?: 50 | 100
}

/** CHF a year, each in whole francs; `ramd` is the row of the pension table. */
export type AverageIncome = { income: Franc; educationCredits: Franc; careCredits: Franc; ramd: Franc }

/**
 * The average income that decides a pension: revalued incomes, education and care credits, each divided by the months
 * of contribution and separately rounded to the franc, then added and raised to the next row of the table (LAVS art.
 * 29quater, 30; RAVS art. 51bis, 53). For cases that start from sums; `computeAvs` begins with the account.
 */
export function averageIncome(parts: AverageIncomeParts, law: PensionLaw): AverageIncome {
  const { incomeSum, factor, months, educationCreditYears = 0, careCreditYears = 0, creditPercent = 100 } = parts
  const creditsOf = (years: number) => yearlyAverage((years * yearlyCredit(law) * creditPercent) / 100, months)
  const income = yearlyAverage(timesFactor(incomeSum, factor), months)
  const [educationCredits, careCredits] = [creditsOf(educationCreditYears), creditsOf(careCreditYears)]
  return { income, educationCredits, careCredits, ramd: tableRamd(income + educationCredits + careCredits, law) }
}
