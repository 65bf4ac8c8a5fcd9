/** Reads the figures of a statement of a 3a account or policy from the text of its file. Pure. */
import { type Day, yearOf } from '~/pillars/day'
import { candidatesIn } from './candidates'
import { agreed, type Candidate, type FoundFigure, type FoundValue, figuresOf } from './found'
import type { PaperLine } from './paper-lines'
import { isNumber } from './parts-of-figure'
import { STATEMENT_3A_LABELS, STATEMENT_KIND_WORDS, type StatementLabelField } from './statement-3a-labels'
import { phraseFinder, wordsOf } from './words'

/** The fields of the form that a statement can fill, by their names. */
export type StatementFigure = 'kind' | 'solde' | 'amount' | 'rate' | 'paidThisYear' | 'paydate' | 'maturity'

type One = Candidate<StatementLabelField, number>

const HIGHEST_RATE = 10
const findKind = phraseFinder(
  STATEMENT_KIND_WORDS.flatMap(([kind, words]) => words.map((phrase) => [kind, phrase] as const)),
)

function kindIn(lines: readonly PaperLine[]): FoundValue | null {
  const found = lines.flatMap(({ text, number }) =>
    findKind(wordsOf(text)).map(({ key }) => ({ value: key, line: number })),
  )
  for (const [kind] of STATEMENT_KIND_WORDS) {
    const first = found.find(({ value }) => value === kind)
    if (first) return first
  }
  return null
}

/** A statement may list each day's balance: the last one counts. */
function latest(candidates: readonly One[]): One | null {
  const days = candidates.flatMap(({ reading }) => reading.days)
  const last = days.toSorted().at(-1)
  return agreed(candidates) ?? agreed(candidates.filter(({ reading }) => last && reading.days.includes(last)))
}

const isEndOfYear = (day: Day) => day.endsWith('-12-31') || day.endsWith('-01-01')

export function statement3aOn(lines: readonly PaperLine[], { today }: { today: Day }): FoundFigure<StatementFigure>[] {
  const { candidates } = candidatesIn(lines, STATEMENT_3A_LABELS)
  const of = (field: StatementLabelField) => candidates.filter((one) => one.field === field)
  const numbersOf = (field: StatementLabelField) => of(field).filter(isNumber)
  const solde = latest(numbersOf('solde'))
  const [asOf] = solde?.reading.days ?? []
  const deposits = agreed(numbersOf('deposits').filter(({ reading }) => !reading.roles.has('month')))
  // What was paid in a year that goes on is less than what is paid in a year.
  const isOfWholeYear = asOf === undefined || isEndOfYear(asOf)
  const isOfThisYear = asOf !== undefined && yearOf(asOf) === yearOf(today)
  const kind = kindIn(lines)
  const found: Partial<Record<StatementFigure, FoundValue | null>> = {
    kind,
    solde,
    amount: isOfWholeYear ? deposits : null,
    paidThisYear: !isOfWholeYear && isOfThisYear ? deposits : null,
    rate: kind?.value === 'policy' ? null : agreed(numbersOf('rate').filter(({ value }) => value <= HIGHEST_RATE)),
    maturity: kind?.value === 'policy' ? agreed(numbersOf('maturity')) : null,
    paydate: kind?.value === 'policy' ? agreed(of('paydate')) : null,
  }
  return figuresOf(found, lines)
}
