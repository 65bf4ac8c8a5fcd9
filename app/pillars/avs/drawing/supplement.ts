import { type AvsLaw, transitionShareOf } from '~/law/avs/avs-law'
import { type Franc, NO_FRANC, wholeFranc } from '~/pillars/money'
import type { ContributionYears } from '../contributions/contribution-years'
import type { InsuredPerson } from '../facts'

export type Supplement = {
  /** CHF a month. */
  amount: Franc
  base: number
  sharePercent: number
}

const NONE: Supplement = { amount: NO_FRANC, base: 0, sharePercent: 0 }

/**
 * The supplement for women born from 1961 to 1969 who draw at the reference age (LAVS art. 34bis): a base by average
 * income, times a share by birth year, times whole contribution years over those of the cohort, rounded up to the franc
 * (RAVS art. 53quater al. 3, 4). It is paid for life with the pension, outside the couple's cap.
 */
export function transitionSupplement(
  { birthDate, gender }: Pick<InsuredPerson, 'birthDate' | 'gender'>,
  ramd: number,
  { years, cohortYears }: Pick<ContributionYears, 'years' | 'cohortYears'>,
  law: Pick<AvsLaw, 'supplementClasses' | 'minimumPension'>,
): Supplement {
  const sharePercent = gender === 'FEMALE' ? transitionShareOf(birthDate) : 0
  if (sharePercent === 0 || years === 0) return NONE
  const base = baseFor(ramd, law)
  const amount = wholeFranc(Math.ceil((base * sharePercent * Math.min(years, cohortYears)) / (100 * cohortYears)))
  return { amount, base, sharePercent }
}

function baseFor(ramd: number, law: Pick<AvsLaw, 'supplementClasses' | 'minimumPension'>): number {
  const yearlyMinimum = 12 * law.minimumPension
  const found = law.supplementClasses.find(
    ({ upToYearlyMinimums }) => upToYearlyMinimums === null || ramd <= upToYearlyMinimums * yearlyMinimum,
  )
  return found?.base ?? 0
}
