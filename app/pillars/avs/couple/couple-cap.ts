import type { PensionLaw } from '~/law/avs/avs-law'
import { type Franc, franc } from '~/pillars/money'
import { hundredthsOfPercent, weightedPercent, weightedScale } from '../contributions/scale'

/** An uncapped pension, CHF a month, with its scale and the share drawn early, percent; 100 for the whole. */
export type ScaledPension = { monthly: number; scale: number; share?: number }

export type CappedCouple = {
  /** CHF a month; whole francs unless only a share is drawn. */
  a: number
  b: number
  /** CHF a month for both together. */
  cap: number
  /** The part of the full cap, in percent. */
  percent: number
  /** The cap by the weighted scale rounded up, CHF a month, if it differs; null: the same. */
  capByScale: Franc | null
  capped: boolean
}

/**
 * Caps the two pensions of a couple at 150 % of the maximum, or of its part for partial scales, in proportion to the
 * uncapped pensions and each whole one rounded to the franc (LAVS art. 35, RAVS art. 53bis). If one or both draw a
 * share early, the cap is reduced to the higher share (RAVS art. 53ter al. 1). The sum can differ from the cap by a
 * franc. A pension of 0 counts as no pension, and then nothing is capped.
 */
export function coupleCap(a: ScaledPension, b: ScaledPension, law: PensionLaw): CappedCouple {
  const hundredths = weightedPercent(a.scale, b.scale, law)
  const whole = wholeCap(hundredths, law)
  const byScale = wholeCap(hundredthsOfPercent(weightedScale(a.scale, b.scale, law), law), law)
  const cap = (whole * Math.max(a.share ?? 100, b.share ?? 100)) / 100
  const sum = a.monthly + b.monthly
  const capped = sum > cap && a.monthly > 0 && b.monthly > 0
  return {
    a: capped ? cappedAmount(a, cap, sum) : a.monthly,
    b: capped ? cappedAmount(b, cap, sum) : b.monthly,
    cap,
    percent: hundredths / 100,
    capByScale: byScale === whole || sum <= Math.min(cap, byScale) ? null : byScale,
    capped,
  }
}

const wholeCap = (hundredths: number, { minimumPension, coupleCapPercent }: PensionLaw): Franc =>
  franc((2 * minimumPension * coupleCapPercent * hundredths) / 1_000_000)

function cappedAmount({ monthly, share = 100 }: ScaledPension, cap: number, sum: number): number {
  return share === 100 ? franc((monthly * cap) / sum) : (monthly * cap) / sum
}
