import { type AvsLaw, type PensionLaw, transitionShareOf } from '~/law/avs-law'
import { type Franc, franc } from '../money'
import type { AvsPerson } from './facts'

/** By how much an early pension is reduced; `interpolated`: between two published rates. */
export type EarlyRate = { percent: number; interpolated: boolean }

/**
 * Percent by which a pension is reduced that starts so many whole months early (LAVS art. 40a, RAVS art. 56).
 * @throws {RangeError} where the law knows no early start by so many months
 */
export function earlyReductionPercent(
  months: number,
  { earlyReductions }: Pick<PensionLaw, 'earlyReductions'>,
): number {
  const found = earlyReductions.find((rate) => rate.months === months)
  if (!found) throw new RangeError('no early pension by so many months')
  return found.percent
}

/** The rate for a person: women born from 1961 to 1969 have lower ones, by average income (LAVS art. 40c). */
export function earlyRateOf(
  { birthDate, gender }: Pick<AvsPerson, 'birthDate' | 'gender'>,
  months: number,
  ramd: number,
  law: AvsLaw,
): EarlyRate {
  const inTransition = gender === 'FEMALE' && transitionShareOf(birthDate) > 0
  if (!inTransition) return { percent: earlyReductionPercent(months, law), interpolated: false }
  return { percent: transitionPercent(months, ramd, law), interpolated: months % 12 !== 0 }
}

/** Linear between two whole years, since only those are published. */
function transitionPercent(months: number, ramd: number, { transitionReductions, minimumPension }: AvsLaw): number {
  const found = transitionReductions.find(
    ({ upToYearlyMinimums: bound }) => bound === null || ramd <= bound * 12 * minimumPension,
  )
  const ofYear = (years: number) => (years === 0 ? 0 : (found?.percentByYear[years - 1] ?? Number.NaN))
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (rest === 0) return ofYear(years)
  return ofYear(years) + ((ofYear(years + 1) - ofYear(years)) * rest) / 12
}

/** An amount less so many percent, whole francs. */
export const reducedBy = (amount: number, percent: number): Franc => franc((amount * (100 - percent)) / 100)
