import type { PensionLaw } from '~/law/avs/avs-law'

type Scales = Pick<PensionLaw, 'scales'>

/**
 * The pension scale, 0 to 44: the person's contribution years as a share of the cohort's years, rounded up (RAVS art.
 * 52). 0: less than one whole year, hence no pension (LAVS art. 29 al. 1).
 */
export const scaleOf = (contributionYears: number, cohortYears: number, law: Scales): number =>
  Math.min(law.scales, Math.ceil((law.scales * contributionYears) / cohortYears))

/** A scale's part of the full pension in hundredths of a percent, 8864 for scale 39 (RAVS art. 52). */
export const hundredthsOfPercent = (scale: number, law: Scales): number => Math.round((scale * 10_000) / law.scales)

/**
 * The part of a couple's full cap that applies if a scale is partial, in hundredths of a percent: the mean of both
 * scales' percentages, the higher one counted twice (RAVS art. 53bis).
 */
export function weightedPercent(a: number, b: number, law: Scales & Pick<PensionLaw, 'coupleScaleWeights'>): number {
  const { lower, higher } = law.coupleScaleWeights
  const [low, high] = [hundredthsOfPercent(Math.min(a, b), law), hundredthsOfPercent(Math.max(a, b), law)]
  return (lower * low + higher * high) / (lower + higher)
}

/** The mean of both scales rounded up to a whole one, from which offices are reported to read the cap instead. */
export function weightedScale(a: number, b: number, { coupleScaleWeights }: Pick<PensionLaw, 'coupleScaleWeights'>) {
  const { lower, higher } = coupleScaleWeights
  return Math.ceil((lower * Math.min(a, b) + higher * Math.max(a, b)) / (lower + higher))
}
