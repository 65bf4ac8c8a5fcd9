import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { MOST_BYTES, MOST_LINES, readExtract } from '.'
import type { UnreadReason } from './extract-reading'

const facts = { birthDate: day('1971-03-12'), today: day('2026-11-22') }
const read = (text: string) => readExtract(text, facts)
const rowOf = (text: string) => {
  const { rows, unread } = read(text)
  return rows.length === 1 && unread.length === 0 ? rows[0] : { unread: unread[0]?.reason }
}

const START = '25  123.456  1  01-12  2015  '

describe('an amount in a line', () => {
  it.each([
    ["54'000", 54_000],
    ['54 000', 54_000],
    ['54.000', 54_000],
    ['54000', 54_000],
    ["54'000.00", 54_000],
    ['54.000,49', 54_000],
    ['54 000.50', 54_001],
    ["1'054'000", 1_054_000],
    ['CHF 54000.-', 54_000],
    ['Fr. 54000.--', 54_000],
    ['sFr. 54000', 54_000],
    ['54000 CHF', 54_000],
    ['0', 0],
    ['7', 7],
    ["-1'234", -1_234],
    ["1'234-", -1_234],
    ["10'000'000", 10_000_000],
  ])('%s is read', (text, amount) => expect(rowOf(START + text)).toMatchObject({ amount, year: 2015 }))

  it.each<[string, UnreadReason]>([
    ["10'000'001", 'amountTooLarge'],
    ["54'00", 'amountUnclear'],
    ["5'4000", 'amountUnclear'],
    ["54'000.000", 'amountUnclear'],
    ['-54000-', 'amountUnclear'],
    ['054000', 'amountUnclear'],
    ["54'O00", 'lettersInNumber'],
    ['l2000', 'lettersInNumber'],
    ['54 OOO', 'lettersInNumber'],
    ['54 0O0', 'lettersInNumber'],
    ['54 000 12', 'extraNumber'],
    ['54 .50', 'extraNumber'],
    ['', 'noAmount'],
    ['Muster AG', 'noAmount'],
  ])('%s is not', (text, reason) => expect(rowOf(START + text)).toEqual({ unread: reason }))
})

describe('a code', () => {
  it.each([
    ['1', 'income', 1],
    ['01', 'income', 1],
    ['2', 'income', 1],
    ['3', 'income', 1],
    ['5', 'income', 1],
    ['9', 'income', 1],
    ['21', 'income', 1],
    ['61', 'income', 1],
    ['81', 'income', 1],
    ['11', 'reversal', -1],
    ['33', 'reversal', -1],
    ['54', 'reversal', -1],
    ['79', 'reversal', -1],
    ['7', 'afterReferenceAge', 1],
    ['17', 'afterReferenceAge', -1],
    ['8', 'share', 1],
    ['08', 'share', 1],
    ['18', 'share', -1],
    ['38', 'share', -1],
  ])('%s is %s, with its sign', (code, kind, sign) => {
    const line = (amount: string) => `25  123.456  ${code}  01-12  2015  ${amount}`
    expect(rowOf(line('5000'))).toMatchObject({ kind, amount: sign * 5_000, split: kind === 'share' })
    if (sign < 0) expect(rowOf(line('-5000'))).toMatchObject({ kind, amount: -5_000 })
  })

  it.each(['l', 'O1', '1I'])('%s is a slip, not a code', (code) =>
    expect(rowOf(`25  123.456  ${code}  01-12  2015  5000`)).toEqual({ unread: 'lettersInNumber' }),
  )
})

describe('months', () => {
  it.each([
    ['01-12', 1, 12],
    ['05-05', 5, 5],
    ['5-9', 5, 9],
    ['05 - 09', 5, 9],
    ['05/09', 5, 9],
  ])('%s are read', (text, from, to) =>
    expect(rowOf(`25 123.456 1 ${text} 2015 5000`)).toMatchObject({ months: { from, to } }),
  )

  it.each(['12-01', '00-12', '01-13', '00-00'])('%s are none', (text) =>
    expect(rowOf(`25 123.456 1 ${text} 2015 5000`)).toEqual({ unread: 'monthsUnclear' }),
  )
})

describe('the number of a person', () => {
  const NUMBERS = [
    '756.9876.5432.17',
    '7569876543217',
    '756 9876 5432 17',
    '756-9876-5432-17',
    '756/9876/5432/17',
    '756 . 9876 . 5432 . 17',
    '7.5.6.9.8.7.6.5.4.3.2.1.7',
    '756.98765432.17',
    '75698 76543 217',
    '756’9876’5432’17',
    '756\u00a09876\u202f5432\u200917',
    '756.\u200b9876.5432.17',
    '７５６.９８７６.５４３２.１７',
    '101.62.345.678',
    '10162345678',
    '101 62 345 678',
  ]
  it.each(NUMBERS)('%s is thrown away where a line is read', (number) => {
    expect(read(`25  ${number}  08  2005  12'000`).rows).toEqual([
      { line: 1, year: 2005, months: null, amount: 12_000, kind: 'share', split: true, payer: 1 },
    ])
  })

  it.each(NUMBERS)('%s is thrown away where a line is unread', (number) => {
    const [line] = read(`2015 54000\n25  ${number}  08  2OO5  12'000`).unread
    expect(line).toEqual({
      line: 2,
      text: "25 … 08 2OO5 12'000",
      reason: 'lettersInNumber',
      guess: { year: 2005, months: null, amount: 12_000, split: true },
      proposal: null,
    })
  })

  it('is not seen in an amount, its year and its months', () =>
    expect(rowOf("25 756.123 1 01-12 2015 56'000")).toMatchObject({ amount: 56_000 }))
})

describe('a number of an account', () => {
  it.each(['123.456', '123456', "123'456", '12 34 56', '123-456/7', '1998', 'A4711', '1.2.3'])(
    '%s is no amount and no year where a line is unread, which is shown as it was',
    (number) => {
      const [line] = read(`25  ${number}  1  01-12  2015  54'O00  Muster AG`).unread
      expect(line?.guess).toEqual({ year: 2015, months: { from: 1, to: 12 }, amount: 54_000, split: false })
      expect(line?.text).toBe(`25 ${number} 1 01-12 2015 54'O00 Muster AG`)
    },
  )

  it('tells two accounts apart, and is not kept', () => {
    const { rows } = read(
      "25 1234567 1 01-06 2015 20'000\n25 7654321 1 07-12 2015 30'000\n25 1234567 1 01-12 2016 40'000",
    )
    expect(rows.map(({ payer }) => payer)).toEqual([1, 2, 1])
    expect(JSON.stringify(rows)).not.toMatch(/1234567|7654321/)
  })
})

describe('an unread line', () => {
  it.each([
    ["2007 25'000'000", "2007 25'000'000"],
    ["2007 25'000'000.00", "2007 25'000'000.00"],
    ["1985 40'000", "1985 40'000"],
    ["25;412.087.33;1;;13-14;2015;54'000", "25;412.087.33;1;;13-14;2015;54'000"],
    ["06.2002 - 05.2003 45'817", "06.2002 - 05.2003 45'817"],
    ["01.06.2002-31.05.2003 45'817", "01.06.2002-31.05.2003 45'817"],
    ['25\t11111111111\t10\t2013\t7', '25 11111111111 10 2013 7'],
    ['a 7S6.9876.5432.l7 1', 'a … 1'],
    ['(756.9876.5432.17) 1', '( … ) 1'],
    ['25 756.9876.5432 1', '25 …'],
    ['25 756 9876', '25 …'],
    ['25 7569876543 1', '25 … 1'],
    ['25 756 2O15 1', '25 756 2O15 1'],
    [`${'x'.repeat(295)} 756.9876.5432.17`, `${'x'.repeat(119)}…`],
    [`2015 ${' '.repeat(280)}756.9876.5432.17 ${'x'.repeat(290)}`, '2015 …'],
  ])('%s is shown as it was, without numbers of persons', (line, text) =>
    expect(read(line).unread.map((one) => one.text)).toEqual([text]),
  )

  it.each([
    ["25 123.456 12 2007 45'817", null],
    ["25 123.456 31 2007 45'817", -45_817],
    ["25 123.456 11 01-12 2007 45'8l7", -45_817],
    ["25 11 01-12 2007 45'817", null],
    ["106 01-12 2007 45'817", null],
    ["25 01-12 2007 45'817", 45_817],
    ["25 756.9876.5432.17 01-12 2007 45'817", null],
    ["2007 Muster -45'817", -45_817],
  ])('%s has a sign only where it is told', (line, amount) =>
    expect(read(line).unread.map(({ guess }) => guess.amount)).toEqual([amount]),
  )
})

describe('limits', () => {
  const lines = (count: number) => Array.from({ length: count }, () => '2015 54000').join('\n')

  it('reads 500 lines with a digit, and tells what is beyond', () => {
    expect(read(lines(MOST_LINES)).beyond).toBeNull()
    const { rows, beyond } = read(`${lines(MOST_LINES)}\nMuster AG\n${lines(3)}`)
    expect(rows).toHaveLength(MOST_LINES)
    expect(beyond).toEqual({ reason: 'lines', fromLine: 502, lines: 3 })
  })

  it('reads no text of more than 256 kB, and says how many lines it has', () => {
    const text = `2015 5400\n${'é'.repeat(MOST_BYTES / 2 - 5)}`
    expect(read(text).beyond).toBeNull()
    expect(read(`${text}é`)).toEqual({
      rows: [],
      unread: [],
      furniture: [],
      notes: [],
      beyond: { reason: 'size', fromLine: 1, lines: 1 },
    })
  })

  it('guesses nothing of a line that is too long, and counts blanks of a wide layout once', () => {
    const text = '2015 54000 …'
    expect(read(`2015 54000 ${'x'.repeat(300)}`).unread).toMatchObject([{ reason: 'longLine', text }])
    expect(read(`2015${' '.repeat(600)}54000`).rows).toMatchObject([{ year: 2015, amount: 54_000 }])
  })
})

describe('a reversal', () => {
  const ENTRY = "25 123.456 1 02-11 2015 54'000"
  const pairs = (line: string) => read(`${ENTRY}\n${line}`).notes.filter(({ key }) => key === 'cancelled')

  it.each(["25 123.456 11 02-11 2015 54'000", "25 123.456 31 02-11 2015 -54'000", '25 123.456 1 02-11 2015 54000-'])(
    '%s cancels the entry',
    (line) => {
      expect(pairs(line)).toEqual([{ key: 'cancelled', lines: [1, 2] }])
      expect(read(`${ENTRY}\n${line}`).rows).toEqual([])
    },
  )

  it.each([
    ['year', "25 123.456 11 02-11 2016 54'000"],
    ['first month', "25 123.456 11 01-11 2015 54'000"],
    ['last month', "25 123.456 11 02-12 2015 54'000"],
    ['amount', "25 123.456 11 02-11 2015 54'001"],
    ['account', "25 123.457 11 02-11 2015 54'000"],
    ['kind, a share of a spouse', "25 123.456 18 02-11 2015 54'000"],
  ])('of another %s does not', (_what, line) => expect(pairs(line)).toEqual([]))

  it('cancels one entry of two', () =>
    expect(read(`${ENTRY}\n${ENTRY}\n25 123.456 11 02-11 2015 54'000`).rows).toMatchObject([{ line: 2 }]))
})

it('keeps what splitting moved from and to the same spouse, in equal amounts too', () =>
  expect(read("25 756.9876.5432.17 08 2003 5'000\n25 756.9876.5432.17 18 2003 5'000").rows).toMatchObject([
    { amount: 5_000, kind: 'share' },
    { amount: -5_000, kind: 'share' },
  ]))
