/** How two figures are told between which something lies: the same on every page and in every file. */
import type { TFunction } from 'i18next'

/** `from x to y`, or `between x and y`. */
type Words = 'words.amountRange' | 'decide.between' | 'checked.between'

/**
 * Both ends as they are written. Ends that are written alike are one, whatever lies behind the last digit: `62 %`, and not
 * `from 62 % to 62 %`.
 */
export const rangeText = (t: TFunction, low: string, high: string, words: Words = 'words.amountRange'): string =>
  low === high ? low : t(words, { low, high })
