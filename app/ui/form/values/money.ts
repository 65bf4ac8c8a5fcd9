import { LONGEST_FIGURE, type Reader, reader } from './piece'

const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/
/** Apostrophes (straight and curly) and spaces between thousands, as people and spreadsheets write them. */
const GROUPED = /^(\d{1,3}(?:(['\u2019 \u00a0\u202f])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/
/** `10.500` is ambiguous: ten and a half, or ten thousand five hundred? */
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/

/** Strips `CHF` before and `.–` after the amount. */
const withoutDecoration = (text: string) =>
  text
    .replace(/^(CHF|Fr\.)[\s\u00a0\u202f]*/i, '')
    .replace(/\.[-\u2013\u2014]{1,2}$/, '')
    .trim()

/** Reads an amount in CHF: `85'000`, `85 000`, `85000.50`, `85 000,50`. Never guesses. */
export const readMoney: Reader<number> = reader<number>(LONGEST_FIGURE, (text) => {
  const amount = withoutDecoration(text)
  const unsigned = amount.replace(/^[-\u2212]\s*/, '')
  if (AMBIGUOUS.test(unsigned)) return { problem: 'amountAmbiguous' }
  const plain = PLAIN.exec(unsigned)
  const grouped = GROUPED.exec(unsigned)
  if (!plain && !grouped) return { problem: 'amountForm' }
  if (unsigned !== amount) return { problem: 'amountNegative' }
  const francs = (plain?.[1] ?? grouped?.[1] ?? '').replace(/\D/g, '')
  const centimes = plain?.[2] ?? grouped?.[3] ?? ''
  return { value: Number(`${francs}.${centimes || '0'}`) }
})
