import type { PensionLaw } from '~/law/avs/avs-law'
import { yearOf } from '~/pillars/day'
import type { AvsChild } from '../facts'

/**
 * For each calendar year of a window, whether it has an education credit: from the year after a birth to the year of
 * the 16th birthday, or of the child's death. Children do not add up (LAVS art. 29sexies, RAVS art. 52f al. 1).
 */
export function creditYears(
  children: readonly AvsChild[],
  from: number,
  to: number,
  { educationCredit }: Pick<PensionLaw, 'educationCredit'>,
): boolean[] {
  const years = new Array<boolean>(to - from + 1).fill(false)
  for (const child of children) {
    const birthYear = yearOf(child.birthDate)
    const lastYear = birthYear + educationCredit.childUnder
    const end = child.deathDate ? Math.min(lastYear, yearOf(child.deathDate)) : lastYear
    for (let year = Math.max(from, birthYear + 1); year <= Math.min(to, end); year++) years[year - from] = true
  }
  return years
}

/** The calendar years of a window, both ends included, that have an education credit; in order. */
export const educationCreditYears = (
  children: readonly AvsChild[],
  from: number,
  to: number,
  law: Pick<PensionLaw, 'educationCredit'>,
): number[] => creditYears(children, from, to, law).flatMap((has, index) => (has ? [from + index] : []))

/** The credit of one year, CHF: three yearly minimum pensions. */
export const yearlyCredit = (law: Pick<PensionLaw, 'educationCredit' | 'minimumPension'>): number =>
  law.educationCredit.yearlyMinimums * 12 * law.minimumPension
