/** Bounds of a pension written down a second time, from the law's figures and not from the engine. CHF a month. */
import type { PensionLaw } from '~/law/avs/avs-law'

/** Half up to whole francs; 1e-9 for the error of binary fractions. */
export const rounded = (amount: number) => Math.floor(amount + 0.5 + 1e-9)

/** Percent of the full pension, to the hundredth (RAVS art. 52). */
const percentOf = (scale: number) => Math.round((10_000 * scale) / 44) / 100

/** The minimum of a scale. */
export const minimumOf = (scale: number, { minimumPension: m }: PensionLaw) => rounded((m * percentOf(scale)) / 100)

/** The maximum of a scale: twice the minimum of the full pension. */
export const maximumOf = (scale: number, { minimumPension: m }: PensionLaw) => rounded((2 * m * percentOf(scale)) / 100)

/** The cap of a couple: 150 % of the maximum, by the mean of both percentages, the higher one twice (RAVS art. 53bis). */
export const coupleCapOf = (a: number, b: number, { minimumPension: m }: PensionLaw) => {
  const percent = (percentOf(Math.min(a, b)) + 2 * percentOf(Math.max(a, b))) / 3
  return rounded((3 * m * percent) / 100)
}
