import { Open3kInfo } from '~/dossier/shape/shape'
import { type Reader, required } from './piece'

const RATE = /^(-|\u2212)?(\d{1,3})(?:[.,](\d{1,3}))?[\s\u00a0\u202f]*%?$/

/** Reads a rate in percent: `2.5`, `2,5`, `2.5 %`. */
export const readRate: Reader<number> = (text) => {
  const rate = RATE.exec(text)
  if (!rate) return { problem: 'rateForm' }
  const [, sign, whole, decimals = '0'] = rate
  const value = Number(`${whole}.${decimals}`)
  return { value: sign && value > 0 ? -value : value }
}

/** A rate in percent, 0 to 10. */
export const requiredRate = required(readRate).pipe(Open3kInfo.shape.rate.unwrap())
