/** Questions about an extract of which one answer settles many lines: each names what these lines do not say themselves. */
import {
  type CareerRow,
  type ExtractCareer,
  MOST_QUESTIONS,
  type Supposition,
  type UnreadLine,
} from '~/dossier/shape/career'
import { monthsText } from '~/papers/extract'

/** One line alone is corrected in its fields. */
const LEAST_LINES = 2
/** Of different offices, that one question names. */
const MOST_NUMBERS = 5

type LineWithProposal = UnreadLine & { proposal: NonNullable<UnreadLine['proposal']> }

/** How one line would be read. Texts as in the fields. */
type ProposedLine = { line: number; text: string; year: string; months: string; amount: number }

/** `numbers`: that would be offices'. `lines`: in the order of the text. */
export type ExtractQuestion = { supposes: Supposition[]; numbers: string[]; lines: ProposedLine[] }

const hasProposal = (one: UnreadLine): one is LineWithProposal => one.proposal !== undefined

/** The lines of each question, in the order of the text. */
function groupsIn(career: ExtractCareer | null): LineWithProposal[][] {
  const groups = new Map<string, LineWithProposal[]>()
  for (const one of (career?.unread ?? []).filter(hasProposal)) {
    const key = one.proposal.supposes.join()
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].filter((group) => group.length >= LEAST_LINES).slice(0, MOST_QUESTIONS)
}

export const questionsIn = (career: ExtractCareer | null): ExtractQuestion[] => groupsIn(career).map(questionOf)

function questionOf(group: LineWithProposal[]): ExtractQuestion {
  const supposes = group[0]?.proposal.supposes ?? []
  const offices = supposes.includes('office') ? group.map(officeIn) : []
  return { supposes, numbers: [...new Set(offices)].slice(0, MOST_NUMBERS), lines: group.map(proposedLine) }
}

/** It stands first, or behind the year. */
function officeIn({ text, proposal: { year } }: LineWithProposal): string {
  const [first = '', second = ''] = text.split(/[ ;|":=,]+/).filter(Boolean)
  return first === String(year) ? second : first
}

const proposedLine = ({ line, text, proposal: { year, months, amount } }: LineWithProposal): ProposedLine => ({
  ...{ line, text, year: String(year), months: monthsText(months), amount },
})

/** The lines of the text that a question is about, also those that say the rest of another. */
const linesOf = (group: readonly LineWithProposal[]) => group.flatMap(({ line, proposal }) => [line, ...proposal.with])

/** Lines that are asked about together, and stand nowhere by themselves. */
export const linesAskedAbout = (career: ExtractCareer | null) => new Set(groupsIn(career).flatMap(linesOf))

/** What each answer makes of the extract: rows where it is yes, lines to be corrected one by one where it is no. */
export function answeredIn(career: ExtractCareer, answers: readonly (boolean | null)[]) {
  const groups = groupsIn(career)
  const rows = groups.map((group, index) => (answers[index] === true ? group.map(rowOf) : []))
  const settled = new Set(groups.flatMap((group, index) => (answers[index] === true ? linesOf(group) : [])))
  const denied = new Set(groups.flatMap((group, index) => (answers[index] === false ? group : [])))
  const unread = career.unread
    .map((one) => (hasProposal(one) && denied.has(one) ? withoutDenied(one) : one))
    .map((one) => (settled.has(one.line) ? null : one))
  return { rows, unread }
}

const rowOf = ({ line, proposal: { supposes, with: others, ...row } }: LineWithProposal): CareerRow => ({
  ...{ line, payer: null },
  ...row,
})

type GuessField = 'year' | 'months' | 'amount'

/**
 * What a line leaves open where the answer is no. Numbers that are no months may be a code: then the sign is open too. A
 * line of a column has only its own number.
 */
const LEFT_OPEN: Record<Supposition, GuessField[]> = {
  office: ['amount'],
  noCode: ['amount'],
  monthColumns: ['months', 'amount'],
  shortYear: ['year'],
  columns: [],
}

/** Nothing that was just denied is filled in again. */
function withoutDenied({ proposal, ...line }: LineWithProposal): UnreadLine {
  const open = proposal.supposes.flatMap((one) => LEFT_OPEN[one])
  return { ...line, guess: { ...line.guess, ...Object.fromEntries(open.map((field) => [field, ''])) } }
}
