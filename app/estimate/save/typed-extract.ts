/** Lines of an extract as they were corrected, removed or added on the page that checks them. */
import { type CareerRow, type ExtractCareer, MOST_CAREER_ROWS, type TypedExtractLine } from '~/dossier/shape/career'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import { accountOf, monthsText, readTypedRow, type TypedProblem } from '~/papers/extract'
import { type Day, yearOf } from '~/pillars/day'
import { type FieldProblem, firstOfEachField } from '../case/refusal'
import { extractDateProblems } from './careers'
import { accountFactsOf, type ExtractFacts, linesInOrder, type PlacedLine } from './checked-extract'
import { answeredIn, questionsIn } from './extract-questions'

/**
 * `first`: the place of the first row in the order of the page. `rows`: as posted, null: the page did not have it, and
 * nothing of it changes; those behind the last line are new. `answers`: to the questions, in their order; null: the page did
 * not have them. `asOf`: the day that the extract bears, where none is saved.
 */
export type TypedExtract = {
  first: number
  rows: readonly (TypedExtractLine | null)[]
  answers: readonly (boolean | null)[] | null
  asOf: Day | null
}

type Change = { career: ExtractCareer | null; problems: FieldProblem[] }

/** Saved as a whole or not at all: with problems there is no career. */
export function withTypedRows(saved: ExtractCareer | null, typed: TypedExtract, facts: ExtractFacts): Change {
  const accountFacts = accountFactsOf(facts)
  const lines = linesInOrder(saved, accountOf(saved?.rows ?? [], accountFacts))
  const asOf = saved?.asOf ?? typed.asOf
  const read = readRows(typed, { lines, saved, facts })
  const answered = saved && answeredIn(saved, typed.answers ?? [])
  const proposed = answered?.rows ?? []
  const rows = rowsAfter(saved, read, proposed.flat())
  const problems = [
    ...(typed.answers ? unansweredIn(saved, typed.answers) : []),
    ...(saved ? proposedTooLate(proposed, saved.asOf) : []),
    ...(saved ? [] : dayProblems(asOf, rows, facts.today)),
    ...read.flatMap(({ problems }) => problems),
    ...(saved ? laterYears(read, saved.asOf) : []),
    ...sumProblems(rows, { read, proposed }, accountFacts),
    ...(rows.length > MOST_CAREER_ROWS ? [{ field: 'rows[0].year', key: 'tooManyRows' as const }] : []),
    ...(saved === null && rows.length === 0 ? [{ field: 'rows[0].amount', key: 'noRowTyped' as const }] : []),
  ]
  if (problems.length > 0 || !asOf) return { career: null, problems: firstOfEachField(problems) }
  const settled = new Set(read.map(({ placed }) => placed?.unreadAt ?? null))
  const unread = (answered?.unread ?? []).flatMap((line, index) => (line && !settled.has(index) ? [line] : []))
  const notes = saved?.notes ? { notes: saved.notes } : {}
  return { career: { way: 'extract', asOf, rows, unread, ...notes }, problems: [] }
}

const dayProblems = (asOf: Day | null, rows: readonly CareerRow[], today: Day): FieldProblem[] =>
  asOf === null ? [{ field: 'extractDate', key: 'required' }] : extractDateProblems({ asOf, rows: [...rows] }, today)

/** Years that the saved extract cannot know, as they were typed. */
const laterYears = (read: readonly ReadRow[], asOf: Day) =>
  read.flatMap(({ index, row }): FieldProblem[] =>
    row && row.year > yearOf(asOf) ? [{ field: `rows[${index}].year`, key: 'yearAfterExtract' }] : [],
  )

/** One posted row: the line that it changes, null: a new one; and what it becomes, null: nothing. */
type ReadRow = { index: number; placed: PlacedLine | null; row: CareerRow | null; problems: FieldProblem[] }

type Given = { lines: readonly PlacedLine[]; saved: ExtractCareer | null; facts: ExtractFacts }

function readRows({ first, rows }: TypedExtract, { lines, saved, facts }: Given): ReadRow[] {
  const lastLine = Math.max(0, ...lines.map(({ shown }) => shown.line))
  return rows.flatMap((row, index): ReadRow[] => {
    if (row === null) return []
    const placed = lines[first + index] ?? null
    if (row.remove) return placed ? [{ index, placed, row: null, problems: [] }] : []
    if (!placed && row.amount.trim() === '' && row.months.trim() === '') return []
    const before = placed?.rowAt === null || !placed ? null : (saved?.rows[placed.rowAt] ?? null)
    const line = placed?.shown.line ?? lastLine + 1 + index
    const { birthForLines: birthDate, today } = facts
    const reading = readTypedRow({ ...row, line, kind: before?.kind ?? null }, { birthDate, today })
    if ('problems' in reading)
      return [{ index, placed, row: null, problems: reading.problems.map((one) => asProblem(one, index, row)) }]
    return [{ index, placed, row: before && saysSame(before, reading.row) ? before : reading.row, problems: [] }]
  })
}

/** What no field shows, such as the account, stays with a line that is not changed. */
const saysSame = (before: CareerRow, after: CareerRow) =>
  before.year === after.year &&
  before.amount === after.amount &&
  before.split === after.split &&
  monthsText(before.months) === monthsText(after.months)

const KEYS: Record<TypedProblem['key'], ProblemKey> = {
  yearForm: 'yearForm',
  yearOutside: 'careerYearRange',
  amountUnclear: 'amountForm',
  amountTooLarge: 'incomeTooLarge',
  lettersInNumber: 'lettersInNumber',
  monthsUnclear: 'monthsForm',
}

const asProblem = ({ field, key }: TypedProblem, index: number, row: TypedExtractLine): FieldProblem => ({
  field: `rows[${index}].${field}`,
  key: row[field].trim() === '' ? 'required' : KEYS[key],
})

/** The field of a question. */
const questionField = (index: number) => `questions[${index}].isRight`

const unansweredIn = (saved: ExtractCareer | null, answers: readonly (boolean | null)[]) =>
  questionsIn(saved).flatMap((_, index): FieldProblem[] =>
    answers[index] == null ? [{ field: questionField(index), key: 'required' }] : [],
  )

const proposedTooLate = (proposed: readonly CareerRow[][], asOf: Day) =>
  proposed.flatMap((rows, index): FieldProblem[] =>
    rows.some(({ year }) => year > yearOf(asOf)) ? [{ field: questionField(index), key: 'yearAfterExtract' }] : [],
  )

/** Changed rows in their places, new ones and what a question settled by their lines. */
function rowsAfter(saved: ExtractCareer | null, read: readonly ReadRow[], proposed: CareerRow[]): CareerRow[] {
  const changed = new Map(read.flatMap(({ placed, row }) => (placed?.rowAt == null ? [] : [[placed.rowAt, row]])))
  const kept = (saved?.rows ?? []).flatMap((row, index) => {
    const after = changed.get(index)
    return after === undefined ? [row] : after === null ? [] : [after]
  })
  const added = read.flatMap(({ placed, row }) => (placed?.rowAt == null && row ? [row] : []))
  return [...kept, ...added, ...proposed].toSorted((one, other) => one.line - other.line)
}

/** A year that is brought below zero, or above the limit, at the first of its posted rows or at the question that settled it. */
function sumProblems(
  rows: readonly CareerRow[],
  { read, proposed }: { read: readonly ReadRow[]; proposed: readonly CareerRow[][] },
  facts: ReturnType<typeof accountFactsOf>,
): FieldProblem[] {
  return accountOf(rows, facts).problems.flatMap((one): FieldProblem[] => {
    if (!('year' in one)) return []
    const at = read.find(({ row }) => row?.year === one.year)
    const question = proposed.findIndex((rows) => rows.some(({ year }) => year === one.year))
    if (!at && question < 0) return []
    const key = one.key === 'belowZero' ? 'yearBelowZero' : 'incomeTooLarge'
    return [{ field: at ? `rows[${at.index}].amount` : questionField(question), key }]
  })
}
