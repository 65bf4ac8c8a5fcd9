import { type AvsLaw, transitionShareOf } from '~/law/avs/avs-law'
import type { AvsPerson } from '../facts'

export type Supplement = {
  /** CHF a month; 12.50 is possible. */
  amount: number
  base: number
  sharePercent: number
}

const NONE: Supplement = { amount: 0, base: 0, sharePercent: 0 }

/**
 * The supplement for women born from 1961 to 1969 who draw at the reference age (LAVS art. 34bis): a base by average
 * income, times a share by birth year. A partial scale reduces it and rounds it up to the franc, not above the full
 * one, which is not rounded. Paid for life beside the pension, outside the couple's cap.
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
  const hundredths = base * sharePercent
  const full = hundredths / 100
  const amount = scale === law.scales ? full : Math.min(full, Math.ceil((hundredths * scale) / (100 * law.scales)))
  return { amount, base, sharePercent }
}

function baseFor(ramd: number, law: Pick<AvsLaw, 'supplementClasses' | 'minimumPension'>): number {
  const yearlyMinimum = 12 * law.minimumPension
  const found = law.supplementClasses.find(
    ({ upToYearlyMinimums }) => upToYearlyMinimums === null || ramd <= upToYearlyMinimums * yearlyMinimum,
  )
  return found?.base ?? 0
}
