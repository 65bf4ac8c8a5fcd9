/**
 * Bad extracts of an individual account: printed lines with changed characters, among texts that nobody should paste.
 * `secrets` are numbers of persons and accounts that stand in the text and are no amounts; personal numbers may stand
 * nowhere else.
 */
import fc from 'fast-check'
import { hostileText } from './texts'

export type BadExtract = { text: string; secrets: string[] }

export const SPOUSES = ['756.9876.5432.17', '7561234567804', '756 5550 0011 10', '101.62.345.678', '10162345678']
const ACCOUNTS = ['412.087.33', '412087', '98-7654-3', '7700123', '55 443 322', 'CHE-412.087.335']

const office = fc.constantFrom('25', '106', '066.2', '')
const code = fc.constantFrom('1', '01', '11', '8', '18', '7', '0', '4', '99', '')
const months = fc.constantFrom('01-12', '05-09', '01–12', '1/12', '12-01', '00-00', '', '01 12', '5 9')
const year = fc.constantFrom('2015', '1998', '2027', '1900', '98')
const amount = fc.constantFrom("54'000", '54 000', '54.000,50', '-1’234', '1,234', '0', '99999999', 'CHF 12.-', '')
const name = fc.constantFrom('Muster AG', 'Garage 2000', '3 Könige', '')
const between = fc.constantFrom(' ', '  ', '\t', ';', ' | ')

const line = fc
  .tuple(office, fc.constantFrom(...ACCOUNTS, ...SPOUSES), code, months, year, amount, name, between)
  .map(([office, account, code, months, year, amount, name, between]) => ({
    // With something besides the number and the year: alone they are an amount and its year.
    text: [office || (code ? '' : '25'), account, code, months, year, amount, name].join(between),
    secrets: [account],
  }))

const FURNITURE = [
  'Seite 1 von 2',
  'Ausgleichskasse 25',
  'Jahr | Bruchteil | Einkommen',
  "Total 54'000",
  'Tel. 021 000 00 00',
]

/** What text recognition puts in place of a character, and what no text has. */
const WRONG = [
  'O',
  'l',
  'I',
  ' ',
  '  ',
  '.',
  ',',
  "'",
  '-',
  '\t',
  '|',
  '\0',
  '¹',
  '😀',
  '\u202e',
  '\u200b',
  '٣',
  '½',
  '9',
  '',
]

/** Up to three characters after the account number, each replaced by another. */
const damaged = fc
  .tuple(line, fc.array(fc.tuple(fc.nat(200), fc.constantFrom(...WRONG)), { maxLength: 3 }))
  .map(([{ text, secrets }, changes]) => {
    const from = text.indexOf(secrets[0] as string) + (secrets[0] as string).length + 1
    const signs = [...text]
    for (const [at, sign] of changes) {
      const place = from + (at % Math.max(1, signs.length - from))
      if (place < signs.length) signs[place] = sign
    }
    return { text: signs.join(''), secrets }
  })

const plain = (texts: fc.Arbitrary<string>) => texts.map((text): BadExtract => ({ text, secrets: [] }))

const anyLine: fc.Arbitrary<BadExtract> = fc.oneof(
  { arbitrary: damaged, weight: 8 },
  { arbitrary: line, weight: 4 },
  { arbitrary: plain(fc.constantFrom(...FURNITURE)), weight: 2 },
  { arbitrary: plain(hostileText), weight: 1 },
)

/** Long enough for a careless pattern or loop. */
const long = plain(
  fc
    .tuple(
      fc.constantFrom(
        '1',
        '1\n',
        '756.',
        "9'",
        '9 ',
        '01-12 2015 ',
        '1-',
        ';1',
        '(1',
        '\u202e1',
        '\0 1',
        'a 1 ',
        '1\r\n',
        'Total 1\n',
      ),
      fc.constantFrom(299, 301, 5_000, 300_000),
    )
    .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length))),
)

/** A number and a year alone are an amount and its year, whatever the number was before the rest of its line was damaged. */
const isAmountOfYearIn = (number: string, lines: BadExtract[]) =>
  lines.some(({ text }) => text.includes(number) && /^\D*(19|20)\d\d\D*$/.test(text.replace(number, '')))

export const badExtract: fc.Arbitrary<BadExtract> = fc.oneof(
  {
    arbitrary: fc.array(anyLine, { maxLength: 12 }).map((lines) => ({
      text: lines.map(({ text }) => text).join('\n'),
      secrets: lines.flatMap(({ secrets }) => secrets).filter((number) => !isAmountOfYearIn(number, lines)),
    })),
    weight: 50,
  },
  { arbitrary: long, weight: 1 },
)
