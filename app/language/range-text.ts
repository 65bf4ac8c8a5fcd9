/** How the two ends of a range are written: the same on every page and in every file. */
import type { TFunction } from 'i18next'

/** `from x to y`, or `between x and y`. */
type Words = 'words.amountRange' | 'decide.between' | 'checked.between'

/**
 * Both ends as they are written. Ends that are written alike are one, whatever the digits that are not shown: `62 %`,
 * and not `from 62 % to 62 %`.
 */
export const rangeText = (t: TFunction, low: string, high: string, words: Words = 'words.amountRange'): string =>
  low === high ? low : t(words, { low, high })
