import { type AvsLaw, transitionShareOf } from '~/law/avs/avs-law'
import { type Franc, NO_FRANC, wholeFranc } from '~/pillars/money'
import type { AvsPerson } from '../facts'

export type Supplement = {
  /** CHF a month. */
  amount: Franc
  base: number
  sharePercent: number
}

const NONE: Supplement = { amount: NO_FRANC, base: 0, sharePercent: 0 }

/**
 * The supplement for women born from 1961 to 1969 who draw at the reference age (LAVS art. 34bis): a base by average
 * income, times a share by birth year, reduced with a partial scale and rounded up to the franc (RAVS art. 53quater al. 3, 4).
 * Paid for life beside the pension, outside the couple's cap.
 */
export function transitionSupplement(
  { birthDate, gender }: Pick<AvsPerson, 'birthDate' | 'gender'>,
  ramd: number,
  scale: number,
  law: Pick<AvsLaw, 'supplementClasses' | 'minimumPension' | 'scales'>,
): Supplement {
  const sharePercent = gender === 'FEMALE' ? transitionShareOf(birthDate) : 0
  if (sharePercent === 0 || scale === 0) return NONE
  const base = baseFor(ramd, law)
  const amount = wholeFranc(Math.ceil((base * sharePercent * scale) / (100 * law.scales)))
  return { amount, base, sharePercent }
}

function baseFor(ramd: number, law: Pick<AvsLaw, 'supplementClasses' | 'minimumPension'>): number {
  const yearlyMinimum = 12 * law.minimumPension
  const found = law.supplementClasses.find(
    ({ upToYearlyMinimums }) => upToYearlyMinimums === null || ramd <= upToYearlyMinimums * yearlyMinimum,
  )
  return found?.base ?? 0
}
