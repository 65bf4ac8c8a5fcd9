/** Prepares the page that checks an extract: one part of its lines, and what all of them add up to. */
import type { readExtractCheck } from '~/estimate/save/extracts'
import { LINES_A_PART, type LineValues } from '~/forms/career/check'
import { amountText } from '~/language/format'
import { ownerAt } from '~/ui/own-papers/career-place'
import { squaresOf } from './squares'

type CheckedExtract = NonNullable<Awaited<ReturnType<typeof readExtractCheck>>['checked']>

/** Empty rows for lines of the extract that were not copied. */
const ROWS_TO_ADD = 3

const partIn = ({ searchParams }: URL): number | null => {
  const text = searchParams.get('part') ?? '1'
  return text.length <= 2 && /^[1-9]\d?$/.test(text) ? Number(text) : null
}

/** Whether the address names no part, or one that a long extract could have. */
export const isPart = (address: URL) => partIn(address) !== null

/** The number of the part, from 1. */
export const partAt = (address: URL): number => partIn(address) ?? 1

/** `line` null: a row to add. */
export type ShownLine = Omit<CheckedExtract['lines'][number], 'line' | 'year' | 'months' | 'amount' | 'split'> & {
  line: number | null
  values: LineValues
}

export function checkView({ checked, revision }: Awaited<ReturnType<typeof readExtractCheck>>, address: URL) {
  const owner = ownerAt(address)
  const pageTitle = { key: `careerCheck.title.${owner}` as const }
  if (!checked) return { owner, revision, hasForm: false as const, pageTitle }
  const { lines, questions, asOf, ...told } = checked
  const all =
    asOf === null
      ? yearsToType(checked)
      : [...lines.map(shownLine), ...Array.from({ length: ROWS_TO_ADD }, () => emptyLine())]
  const parts = Math.max(1, Math.ceil(all.length / LINES_A_PART))
  const part = Math.min(partAt(address), parts)
  const first = (part - 1) * LINES_A_PART
  return {
    owner,
    revision,
    hasForm: true as const,
    pageTitle,
    asOf,
    questions: part === 1 ? questions : [],
    part,
    parts,
    lines: all.slice(first, first + LINES_A_PART),
    count: lines.length,
    squares: asOf === null ? [] : squaresOf(checked),
    ...told,
  }
}

export type CheckView = ReturnType<typeof checkView>
export type FullCheck = Extract<CheckView, { hasForm: true }>

const shownLine = ({
  line,
  text,
  reason,
  doubt,
  year,
  months,
  amount,
  split,
}: CheckedExtract['lines'][number]): ShownLine => ({
  ...{ line, text, reason, doubt },
  values: {
    year,
    months,
    amount: /^-?\d+$/.test(amount) ? amountText(Number(amount)) : amount,
    split: split ? 'on' : '',
    remove: '',
  },
})

const emptyLine = (year = ''): ShownLine => ({
  ...{ line: null, text: null, reason: null, doubt: null },
  values: { year, months: '', amount: '', split: '', remove: '' },
})

/** One row per year, from the year of the 18th birthday on. */
function yearsToType({ years: { first, last } }: CheckedExtract): ShownLine[] {
  const length = Math.max(1, Math.min(LINES_A_PART, last - first + 1))
  return Array.from({ length }, (_, index) => emptyLine(String(last - length + 1 + index)))
}
