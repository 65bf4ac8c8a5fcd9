/** From the average income to the pension (LAVS art. 34; RAVS art. 52, 53). */
import { exact, times, wholeFrancs } from './exact'
import { partOfFull } from './scales'

/** Up to the next step of the table, a tenth of the yearly minimum, from the yearly minimum on. CHF a year. */
export function tableStepOf(average: number, minimum: number): number {
  const yearly = 12 * minimum
  const step = yearly / 10
  return average <= yearly ? yearly : yearly + Math.ceil((average - yearly) / step) * step
}

/** CHF a month in whole francs; the full pension is cut to ten centimes before the part of the scale is taken. */
export function pensionOf(average: number, scale: number, minimum: number): number {
  return wholeFrancs(times(exact(fullInTenths(average, minimum), 10), partOfFull(scale)))
}

/** The highest pension of a scale (LAVS art. 34 al. 3). */
export const highestOf = (scale: number, minimum: number) => pensionOf(72 * minimum, scale, minimum)

/** LAVS art. 34 al. 2 to 4, in tenths of a franc: 600 of them are ten times a fraction of art. 34. */
function fullInTenths(average: number, minimum: number): number {
  if (average <= 12 * minimum) return 10 * minimum
  if (average >= 72 * minimum) return 20 * minimum
  if (average <= 36 * minimum) return Math.floor((444 * minimum + 13 * average) / 60)
  return Math.floor((624 * minimum + 8 * average) / 60)
}
