/**
 * Scales of partial pensions (RAVS art. 52 al. 1), as printed: percent of the full pension, and from which ratio on.
 */
import { type Exact, exact, isMore } from './exact'

/** Hundredths of a percent, of scales 1 to 44. */
const PERCENT = [
  227, 455, 682, 909, 1136, 1364, 1591, 1818, 2045, 2273, 2500, 2727, 2955, 3182, 3409, 3636, 3864, 4091, 4318, 4545,
  4773, 5000, 5227, 5455, 5682, 5909, 6136, 6364, 6591, 6818, 7045, 7273, 7500, 7727, 7955, 8182, 8409, 8636, 8864,
  9091, 9318, 9545, 9773, 10000,
]

/** From which ratio of the years to those of the cohort on, hundredths of a percent, scales 2 to 44. */
const AT_LEAST = [
  228, 455, 682, 910, 1137, 1364, 1591, 1819, 2046, 2273, 2501, 2728, 2955, 3182, 3410, 3637, 3864, 4091, 4319, 4546,
  4773, 5001, 5228, 5455, 5682, 5910, 6137, 6364, 6591, 6819, 7046, 7273, 7501, 7728, 7955, 8182, 8410, 8637, 8864,
  9091, 9319, 9546, 9773,
]

/** 0 without a whole year: no pension (LAVS art. 29 al. 1). */
export function scaleOf(fullYears: number, cohortYears: number): number {
  if (fullYears < 1) return 0
  const ratio = exact(fullYears, cohortYears)
  return 1 + AT_LEAST.filter((bound) => !isMore(exact(bound, 10_000), ratio)).length
}

/** The part of the full pension that a scale gives. */
export const partOfFull = (scale: number): Exact => exact(PERCENT[scale - 1] ?? 0, 10_000)
