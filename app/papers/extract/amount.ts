/** Amounts as they are printed and typed: `1'234`, `1 234.00`, `1.234,00`, `CHF 1234.-`, `-1'234`, `1'234-`. */
import type { Franc } from '~/pillars/money'

/** CHF a year; nobody's account holds more. */
export const MOST_FRANCS = 10_000_000
/** Longer is no amount. */
const MOST_SIGNS = 40

export type AmountNote = 'commaAsThousands' | 'centimesRounded'
export type AmountProblem = 'amountUnclear' | 'amountTooLarge' | 'lettersInNumber'
export type ReadAmount = { francs: Franc; notes: AmountNote[] } | { problem: AmountProblem }

const CURRENCY = /^(chf|sfr\.?|fr\.?)$/i
export const isCurrency = (word: string) => CURRENCY.test(word)

/** The whole part, and centimes if there are any; `.-` and `.--` are none. */
const CENTIMES = /^(.*\d)([.,])(\d{1,2}|--?)$/
const PLAIN = /^(0|[1-9]\d{0,11})$/
const GROUPED = /^[1-9]\d{0,2}(?:(['. ,])\d{3})(?:\1\d{3}){0,3}$/

/** Letters that text recognition confuses with digits. Only ever a guess, which the person confirms. */
const SLIPS: Record<string, string> = { O: '0', o: '0', l: '1', I: '1', i: '1', S: '5', B: '8', Z: '2', '!': '1' }
export const withDigitsForLetters = (text: string) => [...text].map((sign) => SLIPS[sign] ?? sign).join('')
const hasSlip = (text: string) => /[OolIiSBZ!]/.test(text)

const NO_SIGN = { body: '', negative: false }

/** The sign stands once, before or after; null if it stands twice. */
function signOf(text: string) {
  const before = /^[-+] ?/.exec(text)?.[0] ?? ''
  const rest = text.slice(before.length)
  // `1234.-` has no centimes, `1234-` is negative.
  const behind = /[^.,-]-$/.test(rest)
  if (before !== '' && behind) return null
  return { ...NO_SIGN, body: behind ? rest.slice(0, -1).trimEnd() : rest, negative: before.startsWith('-') || behind }
}

const withoutCurrency = (text: string) =>
  text
    .replace(/^([-+]?) ?(?:chf|sfr\.?|fr\.?) ?/i, '$1')
    .replace(/ ?(?:chf|sfr\.?|fr\.?)$/i, '')
    .trim()

type Parts = { whole: string; centimes: number; comma: boolean }

/** null if groups or decimals follow no known spelling. */
function partsOf(body: string): Parts | null {
  const decimals = CENTIMES.exec(body)
  const [, before = '', point = '', behind = ''] = decimals ?? []
  const whole = decimals ? before : body
  const group = GROUPED.exec(whole)
  if (!group && !PLAIN.test(whole)) return null
  // `1.234.50`: one sign cannot separate both thousands and centimes.
  if (decimals && group && group[1] === point) return null
  const centimes = /^\d/.test(behind) ? Number(behind.padEnd(2, '0')) : 0
  return { whole: whole.replace(/\D/g, ''), centimes, comma: group?.[1] === ',' && !decimals }
}

/**
 * An amount in whole francs, half a franc rounded up; a negative one is rounded like the positive one that it takes
 * back. A comma or a point before exactly three digits separates thousands; for the comma, a note says so.
 */
export function readAmount(text: string): ReadAmount {
  const unclear = { problem: 'amountUnclear' } as const
  if (text.length > MOST_SIGNS) return unclear
  const sign = signOf(withoutCurrency(text))
  const parts = sign && partsOf(sign.body)
  if (!sign || !parts) {
    const corrected = withDigitsForLetters(text)
    return corrected !== text && hasSlip(text) && 'francs' in readAmount(corrected)
      ? { problem: 'lettersInNumber' }
      : unclear
  }
  const francs = Number(parts.whole) + (parts.centimes >= 50 ? 1 : 0)
  if (francs > MOST_FRANCS) return { problem: 'amountTooLarge' }
  const notes: AmountNote[] = []
  if (parts.comma) notes.push('commaAsThousands')
  if (parts.centimes > 0) notes.push('centimesRounded')
  return { francs: (sign.negative && francs > 0 ? -francs : francs) as Franc, notes }
}
