import type { PensionLaw } from '~/law/avs/avs-law'
import { type Franc, franc } from '../money'
import { hundredthsOfPercent } from './contributions/scale'
import { tableRamd } from './income/ramd'

/**
 * The monthly pension for an average income (CHF a year) and a scale (0 to 44), CHF a month: the cell of the
 * official table (LAVS art. 34, RAVS art. 52 and 53). The full pension is cut to 10 centimes, then the percentage of
 * the scale is taken and rounded to the franc. All arithmetic is in whole numbers, so no binary fraction can creep in.
 */
export function pensionFromRamd(ramd: number, scale: number, law: PensionLaw): Franc {
  const hundredths = hundredthsOfPercent(scale, law)
  return franc(Math.floor((fullPensionInTenths(ramd, law) * hundredths + 50_000) / 100_000))
}

/**
 * The full pension in tenths of a franc, cut, of which the scales take a percentage. Its parts are percentages of the
 * minimum pension m and six-hundredths of the income.
 */
export function fullPensionInTenths(average: number, law: PensionLaw): number {
  const { formula, minimumPension: m } = law
  const income = tableRamd(average, law)
  if (income <= formula.minimumUpTo * m) return 10 * m
  if (income >= formula.maximumFrom * m) return 20 * m
  const { fixedPercent, variableSixHundredths } = income <= formula.breakAt * m ? formula.lower : formula.upper
  return Math.floor((6 * fixedPercent * m + variableSixHundredths * income) / 60)
}
