import { LONGEST_FIGURE, type Reader, reader } from './piece'

const RATE = /^(-|\u2212)?(\d{1,3})(?:[.,](\d{1,3}))?[\s\u00a0\u202f]*%?$/

/** Reads a rate in percent: `2.5`, `2,5`, `2.5 %`. */
export const readRate: Reader<number> = reader<number>(LONGEST_FIGURE, (text) => {
  const rate = RATE.exec(text)
  if (!rate) return { problem: 'rateForm' }
  const [, sign, whole, decimals = '0'] = rate
  const value = Number(`${whole}.${decimals}`)
  return { value: sign && value > 0 ? -value : value }
})

const FRACTIONS: Record<string, string> = { '¼': '1/4', '½': '1/2', '¾': '3/4' }
const FRACTION = /^(\d{1,3})\s*\/\s*([1-9]\d{0,2})$/

/** Less than one, without a percent sign: `0.8` means four fifths, since nobody means 0.8 %. */
const BELOW_ONE = /^0?[.,]\d{1,3}$/

/** Reads a part of a whole, in percent: `80`, `80 %`, `1/4`, `½`, `0.8`. Thirds keep two decimals. */
export const readShare: Reader<number> = reader<number>(LONGEST_FIGURE, (text) => {
  if (BELOW_ONE.test(text)) return { value: Math.round(10_000 * Number(text.replace(',', '.'))) / 100 }
  const fraction = FRACTION.exec(FRACTIONS[text] ?? text)
  if (!fraction) return readRate(text)
  return { value: Math.round((10_000 * Number(fraction[1])) / Number(fraction[2])) / 100 }
})
