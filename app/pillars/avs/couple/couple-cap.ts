import type { PensionLaw } from '~/law/avs/avs-law'
import { type Franc, franc } from '~/pillars/money'
import { hundredthsOfPercent, weightedScale } from '../contributions/scale'

/** An uncapped pension: CHF a month, and its scale. */
export type ScaledPension = { monthly: Franc; scale: number }

export type CappedCouple = {
  a: Franc
  b: Franc
  /** CHF a month for both together. */
  cap: Franc
  /** The scale from which the cap was taken. */
  scale: number
  capped: boolean
}

/**
 * Caps the two pensions of a couple at 150 % of the maximum, or of its share for the weighted scale, in proportion to
 * the uncapped pensions and each rounded to the franc (LAVS art. 35, RAVS art. 53bis). Their sum can differ from the cap
 * by a franc. A pension of 0 counts as none, and then nothing is capped.
 */
export function coupleCap(a: ScaledPension, b: ScaledPension, law: PensionLaw): CappedCouple {
  const scale = weightedScale(a.scale, b.scale, law)
  const fullCapInHundredths = 2 * law.minimumPension * law.coupleCapPercent
  const cap = franc(Math.floor((fullCapInHundredths * hundredthsOfPercent(scale, law) + 500_000) / 1_000_000))
  const sum = a.monthly + b.monthly
  if (sum <= cap || a.monthly === 0 || b.monthly === 0) {
    return { a: a.monthly, b: b.monthly, cap, scale, capped: false }
  }
  const reduced = (monthly: Franc) => franc(Math.floor((2 * monthly * cap + sum) / (2 * sum)))
  return { a: reduced(a.monthly), b: reduced(b.monthly), cap, scale, capped: true }
}
