/** What was understood of an extract, for the page on which it is checked: the lines in its order, and what they add up to. */
import type { CareerNote, CareerRow, ExtractCareer } from '~/dossier/shape/career'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import {
  type Account,
  type AccountAssumption,
  type AccountSummary,
  accountOf,
  monthsText,
  summaryOf,
} from '~/papers/extract'
import { retirementOf } from '~/pillars/avs/drawing/reference-age'
import { type Day, yearOf } from '~/pillars/day'
import type { OwnerOfCareer } from '../case/avs/career-owner'
import { type ExtractQuestion, linesAskedAbout, questionsIn } from './extract-questions'

export type ExtractFacts = OwnerOfCareer & {
  today: Day
  /** From whose year lines are read. */
  birthForLines: Day
  /** Calendar years that an ended marriage divides. */
  marriageYears: readonly number[]
}

/** Why a line that was read is shown among those to look at first. */
export const LINE_DOUBTS = ['duplicateLines', 'sumOrMore', 'belowZero', 'aboveLimit'] as const
export type LineDoubt = { key: (typeof LINE_DOUBTS)[number]; lines: number[] }

/** `line`: of the text. `text`, `reason`: of a line that was not read. Texts as in the fields; amounts in CHF without groups. */
export type CheckedLine = {
  line: number
  text: string | null
  reason: string | null
  doubt: LineDoubt | null
  year: string
  months: string
  amount: string
  split: boolean
}

export type CheckedExtract = {
  /** null: there is no extract yet. */
  asOf: Day | null
  born: Day
  /** Unread ones first, then those in doubt, then by year. */
  lines: CheckedLine[]
  /** About unread lines that are not among the others: each is asked once. */
  questions: ExtractQuestion[]
  unread: number
  doubtful: number
  summary: AccountSummary
  /** Years after the reference age: they count for the one new computation (LAVS art. 29bis al. 3). */
  afterReferenceAge: number[]
  careCreditYears: number[]
  assumptions: AccountAssumption[]
  notes: CareerNote[]
  /** Whether a year can be divided with a spouse already: a marriage has ended, or a line says so. */
  asksSplit: boolean
  /** Of the years of ended marriages, which are divided already and which are not; null: no doubt. */
  someYearsSplit: { split: number[]; others: number[] } | null
  /** The first and the last year that can have an income, for whoever types line by line. */
  years: { first: number; last: number }
}

const FIRST_AGE = 18

export function checkedExtract(career: ExtractCareer | null, facts: ExtractFacts): CheckedExtract {
  const { birthDate, today } = facts
  const referenceYear = yearOf(retirementOf(facts).referenceDay)
  const accountFacts = { ...accountFactsOf(facts), referenceYear }
  const account = accountOf(career?.rows ?? [], accountFacts)
  const split = account.questions.find((one) => one.key === 'someYearsSplit')
  const lines = linesInOrder(career, account)
  return {
    asOf: career?.asOf ?? null,
    born: birthDate,
    lines: lines.map(({ shown }) => shown),
    questions: questionsIn(career),
    unread: career?.unread.length ?? 0,
    doubtful: lines.filter(({ shown }) => shown.doubt).length,
    summary: summaryOf(account, { birthDate, today, ...accountFacts }),
    afterReferenceAge: account.afterReferenceAge.map(({ year }) => year),
    careCreditYears: account.careCreditYears,
    assumptions: account.assumptions,
    notes: career?.notes ?? [],
    asksSplit: facts.marriageYears.length > 0 || lines.some(({ shown }) => shown.split),
    someYearsSplit: split ? { split: split.split, others: split.others } : null,
    years: { first: yearOf(birthDate) + FIRST_AGE, last: yearOf(today) },
  }
}

/** The same of every account of a person. */
export const accountFactsOf = (facts: ExtractFacts) => ({
  referenceYear: yearOf(retirementOf(facts).referenceDay),
  minimumIncome: (year: number) => minimumContributionOf(year).income,
  marriageYears: facts.marriageYears,
})

/** A line as it is shown, and where it comes from: the index among the unread lines, or among the rows. */
export type PlacedLine = { shown: CheckedLine; unreadAt: number | null; rowAt: number | null }

/** The order of the page, which the names of the fields count: it follows from the saved career alone. */
export function linesInOrder(career: ExtractCareer | null, account: Account): PlacedLine[] {
  const doubts = doubtsIn(account)
  const asked = linesAskedAbout(career)
  const unread = (career?.unread ?? []).flatMap(({ line, text, reason, guess }, unreadAt) =>
    asked.has(line) ? [] : [{ shown: { line, text, reason, doubt: null, ...guess }, unreadAt, rowAt: null }],
  )
  const rows = (career?.rows ?? []).map((row, rowAt) => ({
    shown: shownRow(row, doubts.find(({ lines }) => lines.includes(row.line)) ?? null),
    unreadAt: null,
    rowAt,
  }))
  const isFirst = ({ shown }: PlacedLine) => (shown.doubt ? 0 : 1)
  rows.sort((a, b) => isFirst(a) - isFirst(b) || Number(a.shown.year) - Number(b.shown.year) || a.rowAt - b.rowAt)
  return [...unread, ...rows]
}

const shownRow = ({ line, year, months, amount, split }: CareerRow, doubt: LineDoubt | null): CheckedLine => ({
  ...{ line, text: null, reason: null, doubt },
  ...{ year: String(year), months: monthsText(months), amount: String(amount), split },
})

function doubtsIn({ questions, problems }: Account): LineDoubt[] {
  const told: LineDoubt[] = []
  for (const one of [...problems, ...questions]) {
    const key = LINE_DOUBTS.find((doubt) => doubt === one.key)
    if (key && 'lines' in one) told.push({ key, lines: one.lines })
  }
  return told
}
