/**
 * Whole extracts, invented by the rules: what is pasted, and what comes of it. Names, employers and numbers are
 * invented. An example is a file of three parts: title and facts; the text, with `\t`, `\r`, `\n` and `\uXXXX` for
 * characters that an editor hides; and what is read, written as `outcomeOf` does. Each is in the folder of what it
 * shows.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { accountOf, type ExtractRow, type MonthRange, monthsText, readExtract, summaryOf, type UnreadLine } from '.'

const folder = new URL('examples/', import.meta.url)
/** `EXAMPLES=write` writes the expected part anew: read it line by line before keeping it. */
const RENEWS = process.env.EXAMPLES === 'write'
const MINIMUM = 5_000

const plain = (text: string) =>
  text.replace(/\\u([\da-f]{4})|\\([trn])/g, (_, code, sign) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : { t: '\t', r: '\r', n: '\n' }[sign as 't' | 'r' | 'n'],
  )

function readExample(name: string) {
  const [head = '', text = '', expected = ''] = readFileSync(new URL(name, folder), 'utf8').split('---\n')
  const [title = '', ...facts] = head.trimEnd().split('\n')
  const fact = (key: string) => facts.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1)
  const [from = 0, to = -1] = fact('marriage')?.split(' ').map(Number) ?? []
  const marriageYears = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const [born, today] = [day(fact('born') ?? ''), day(fact('today') ?? '')]
  return { name, head, title, text, born, today, marriageYears, expected }
}
type Example = ReturnType<typeof readExample>

const months = (range: MonthRange | null) => monthsText(range) || '?'
const rowText = ({ line, year, months: range, amount, kind, split, payer }: ExtractRow) =>
  `row ${line}: ${year} ${months(range)} ${amount} ${kind}${split ? ' split' : ''}${payer ? ` of ${payer}` : ''}`

const proposalText = (proposal: UnreadLine['proposal']) =>
  proposal === null
    ? ''
    : `; if ${proposal.supposes.join(' and ')}: ${rowText({ line: 0, payer: null, ...proposal }).slice('row 0: '.length)}${
        proposal.with.length > 0 ? ` with ${proposal.with.join(' ')}` : ''
      }`

/** Everything that comes of an example, one fact per line. */
function outcomeOf({ text, born, today, marriageYears }: Example): string {
  const read = readExtract(plain(text.replace(/\n$/, '')), { birthDate: born, today })
  const facts = { referenceYear: Number(born.slice(0, 4)) + 65, minimumIncome: () => MINIMUM, marriageYears }
  const account = accountOf(read.rows, facts)
  const { entries, ...summary } = summaryOf(account, { ...facts, birthDate: born, today })
  const yearText = (name: string) => (one: (typeof account.years)[number]) =>
    `${name} ${one.year}: ${one.amount} in ${one.months} months${one.split ? ' split' : ''}`
  const listed = (name: string, years: readonly (number | string)[]) =>
    years.length > 0 ? [`${name} ${years.join(' ')}`] : []
  const lines = [
    ...read.rows.map(rowText),
    ...read.unread.map(
      ({ line, text: shown, reason, guess, proposal }) =>
        `unread ${line}: ${reason}; guess ${guess.year ?? '?'} ${months(guess.months)} ${guess.amount ?? '?'}${guess.split ? ' split' : ''}${proposalText(proposal)}; ${shown}`,
    ),
    ...read.furniture.map(({ line, as }) => `furniture ${line}: ${as}`),
    ...read.notes.map(({ key, lines: at }) => `note ${key}: ${at.join(' ')}`),
    ...(read.beyond ? [`beyond by ${read.beyond.reason}: ${read.beyond.lines} from ${read.beyond.fromLine}`] : []),
    ...account.years.map(yearText('year')),
    ...account.afterReferenceAge.map(yearText('after')),
    ...listed('care', account.careCreditYears),
    ...account.assumptions.map(({ key, years }) => `assumption ${key}: ${years.join(' ')}`),
    ...account.questions.map((one) =>
      one.key === 'someYearsSplit'
        ? `question ${one.key}: ${one.split.join(' ')} but not ${one.others.join(' ')}`
        : `question ${one.key} ${one.year}: ${one.lines.join(' ')}`,
    ),
    ...account.problems.map((one) =>
      'lines' in one ? `problem ${one.key} ${one.year}: ${one.lines.join(' ')}` : `problem ${one.key}`,
    ),
    ...(entries
      ? [`sum ${entries.years} years ${entries.first}-${entries.last}: ${entries.total}, average ${entries.average}`]
      : []),
    ...listed(
      'without entry',
      summary.withoutEntry.map(({ from, to }) => `${from}-${to}`),
    ),
    ...listed('under minimum', summary.underMinimum),
    ...listed('youth', summary.youthYears),
    ...listed('not yet', summary.notYetEntered),
  ]
  return `${lines.join('\n')}\n`
}

const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .map(readExample)

describe('an extract of the individual account', () => {
  it('is tried in more than sixty examples', () => expect(examples.length).toBeGreaterThan(60))

  it.each(examples.map((one) => [one.title, one] as const))('%s', (_title, one) => {
    const outcome = outcomeOf(one)
    if (RENEWS) writeFileSync(new URL(one.name, folder), [one.head, one.text, outcome].join('---\n'))
    else expect(outcome).toBe(one.expected)
  })
})
