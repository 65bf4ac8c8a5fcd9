import type { AvsLaw, PensionLaw } from '~/law/avs/avs-law'
import { type Franc, franc } from '~/pillars/money'

/**
 * The reduction of a pension that starts so many whole months early, percent (LAVS art. 40a, RAVS art. 56).
 * @throws {RangeError} if the law has no early start of that many months
 */
export function earlyReductionPercent(
  months: number,
  { earlyReductions }: Pick<PensionLaw, 'earlyReductions'>,
): number {
  const found = earlyReductions.find((rate) => rate.months === months)
  if (!found) throw new RangeError('no early pension by so many months')
  return found.percent
}

/** Whether an average income (CHF a year) is low enough for the lower rates of LAVS art. 40a al. 3. */
export const isLowIncome = (
  ramd: number,
  { lowIncomeEarlyReduction: rule, minimumPension }: Pick<AvsLaw, 'lowIncomeEarlyReduction' | 'minimumPension'>,
): boolean => rule !== null && ramd <= rule.upToYearlyMinimums * 12 * minimumPension

/**
 * The percentage in the act for a low income (LAVS art. 40a al. 3). It is only shown: the ordinance has a single table,
 * which is applied. To two decimals, since nobody has published it; null: the law of the day has no such rule.
 * @throws {RangeError} if the law has no early start of that many months
 */
export function lowIncomeEarlyReductionPercent(
  months: number,
  law: Pick<AvsLaw, 'earlyReductions' | 'lowIncomeEarlyReduction'>,
): number | null {
  const percent = earlyReductionPercent(months, law)
  const rule = law.lowIncomeEarlyReduction
  return rule && Math.round(percent * (100 - rule.lessPercent)) / 100
}

/**
 * The lower reduction of the transition generation in percent, by average income (CHF a year) and whole months drawn
 * early (RAVS art. 56quater).
 * @throws {RangeError} if the law has no early start of that many months
 */
export function transitionReductionPercent(
  months: number,
  ramd: number,
  { transitionReductions, minimumPension }: Pick<AvsLaw, 'transitionReductions' | 'minimumPension'>,
): number {
  const found = transitionReductions.find(
    ({ upToYearlyMinimums: bound }) => bound === null || ramd <= bound * 12 * minimumPension,
  )
  const percent = found?.percentByMonth[months]
  if (percent === undefined) throw new RangeError('no early pension by so many months')
  return percent
}

/** An amount minus a percentage, whole francs. */
export const reducedBy = (amount: number, percent: number): Franc => franc((amount * (100 - percent)) / 100)
