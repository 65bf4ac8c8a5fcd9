/** A random account, printed in random spellings, is read back as it was. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type ExtractRow, type MonthRange, readExtract } from '~/papers/extract'
import { day } from '~/pillars/day'
import { oneOf, orNull } from './chances'
import { property } from './runs'

const facts = { birthDate: day('1971-03-12'), today: day('2026-11-22') }

const groups = (amount: number, sign: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, sign)
/** `numbers`: how whole francs are written. The last, a comma, only between thousands. */
const SPELLINGS = [
  (n: number) => groups(n, "'"),
  (n: number) => groups(n, '’'),
  (n: number) => groups(n, '\u202f'),
  (n: number) => groups(n, '.'),
  (n: number) => groups(n, ','),
  (n: number) => `${groups(n, "'")}.00`,
  (n: number) => `${groups(n, '.')},40`,
  (n: number) => `${n}.-`,
  (n: number) => `CHF ${groups(n, ' ')}`,
  (n: number) => `${groups(n, "'")} Fr.`,
]

const month = fc.integer({ min: 1, max: 12 })
const months = fc.tuple(month, month).map(([a, b]): MonthRange => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const two = (n: number) => String(n).padStart(2, '0')

/** Reversals are odd and incomes even: none cancels another, which examples show. */
const entry = fc.record({
  year: fc.integer({ min: 1988, max: 2026 }),
  months,
  half: fc.integer({ min: 7, max: 499_999 }),
  kind: oneOf('income', 'reversal', 'share', 'afterReferenceAge', 'careCredit'),
  office: oneOf('25', '106', '066.2'),
  account: oneOf('123.456', '7700-1', '40.112.7', '1998', '000123'),
  spouse: oneOf('756.9876.5432.17', '756 9876 5432 17', '7569876543217', '101.62.345.678'),
  isBack: fc.boolean(),
  text: oneOf('Muster AG', 'Exemple et Fils SA', 'Il Gusto', ''),
  spelling: oneOf(...SPELLINGS),
  separator: oneOf('  ', '\t', ';', ' | ', ' ', '\u00a0\u00a0', '    '),
  dash: oneOf('-', '–', '/', ' - '),
})
type PrintedEntry = typeof entry extends fc.Arbitrary<infer T> ? T : never

const TAKES_BACK = { income: false, reversal: true, careCredit: false }
const takesBack = ({ kind, isBack }: PrintedEntry) => (kind in TAKES_BACK ? kind === 'reversal' : isBack)
const CODES = { income: '1', reversal: '1', share: '8', afterReferenceAge: '7', careCredit: '0' }
const sizeOf = (one: PrintedEntry) => (one.kind === 'careCredit' ? 0 : 2 * one.half + (one.kind === 'reversal' ? 1 : 0))
/** An account number with blanks has no separate column if blanks separate the columns. */
const accountOf = ({ kind, spouse, account }: PrintedEntry) =>
  kind === 'share' ? spouse : kind === 'careCredit' ? '11111111111' : account

function print(one: PrintedEntry): string {
  const { year, months: range, office, spelling, separator, dash, text, kind } = one
  const code = takesBack(one) ? `1${CODES[kind]}` : CODES[kind]
  const printed = `${two(range.from)}${dash}${two(range.to)}`
  const named = kind === 'share' && one.isBack ? [] : [printed]
  const amount = kind === 'careCredit' ? '0' : spelling(sizeOf(one))
  return [office, accountOf(one), code, ...named, year, amount, text].join(separator).trimEnd()
}

const expected = (one: PrintedEntry, at: number): Omit<ExtractRow, 'payer'> => ({
  line: at + 2,
  year: one.year,
  months: one.kind === 'share' ? null : one.months,
  amount: (takesBack(one) ? -sizeOf(one) : sizeOf(one)) as ExtractRow['amount'],
  kind: one.kind,
  split: one.kind === 'share',
})

describe('an extract', () => {
  property('is read back as it was printed', fc.array(entry, { maxLength: 12 }), (entries) => {
    // One kind that takes nothing back cannot be cancelled; a reversal after the reference age may be.
    const unlike = entries.filter(({ kind, isBack }) => kind !== 'afterReferenceAge' || !isBack)
    const read = readExtract(['Extrait du compte individuel', ...unlike.map(print)].join('\n'), facts)
    expect(read.unread).toEqual([])
    expect(read.rows.map(({ payer, ...row }) => row)).toEqual(unlike.map(expected))
    const accounts = unlike.map((one) => `${one.office} ${one.kind === 'share' ? 'spouse' : accountOf(one)}`)
    const order = [...new Set(accounts)]
    expect(read.rows.map(({ payer }) => payer)).toEqual(accounts.map((account) => order.indexOf(account) + 1))
  })

  const typed = fc.record({
    year: fc.integer({ min: 1988, max: 2026 }),
    amount: fc.integer({ min: 13, max: 999_999 }),
    months: orNull(months, 3),
    spelling: oneOf(...SPELLINGS),
    order: oneOf('yearFirst', 'amountFirst'),
    between: oneOf(' ', '  ', '\t', ';', ': '),
  })
  /** `1998 2000`, `2000 12` and `2000 12 345` (months, or thousands) leave a doubt, and stay unread. */
  const isClear = ({ amount, spelling }: { amount: number; spelling: (n: number) => string }) =>
    /^\d+$/.test(spelling(amount)) ? amount > 2026 : !/^(\d|1[0-2])\s\d{3}/.test(spelling(amount))
  property('typed as years and amounts is read back', fc.array(typed, { maxLength: 12 }), (lines) => {
    const text = lines.map(({ year, amount, months: range, spelling, order, between }) => {
      if (range) return [year, `${two(range.from)}-${two(range.to)}`, spelling(amount)].join(between.replace(':', ''))
      return order === 'yearFirst' ? [year, spelling(amount)].join(between) : `${spelling(amount)} ${year}`
    })
    const read = readExtract(text.join('\n'), facts)
    const unclear = new Set(read.unread.map(({ line }) => line))
    expect(lines.filter((one, i) => unclear.has(i + 1) && isClear(one))).toEqual([])
    const clear = lines.flatMap(({ year, amount, months: range }, i) =>
      unclear.has(i + 1) ? [] : [{ year, amount, months: range }],
    )
    expect(read.rows.map(({ year, amount, months: range }) => ({ year, amount, months: range }))).toEqual(clear)
  })
})
