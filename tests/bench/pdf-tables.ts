/** How long other people wait while files are taken home: a table, and the goal. */
import { type GoalResult, judge } from './goals'
import { median } from './medians'
import type { Table } from './report'

/** Milliseconds that each waited, for the page and for a file; `cores`: how many the server used. */
export type Slice = { page: number[]; files: number[]; cores: number }

const NAMES: Record<string, string> = { null: 'none', '/data/synthesis.csv': 'CSV', '/data/synthesis.pdf': 'PDF' }
const HEAD = ['file taken meanwhile', 'p50, ms', 'p99, ms', 'longest, ms', 'the file, p50, ms', 'cores used']

const NOTE =
  'A form page is asked for every 50 ms, and a file every 500 ms, whether or not those before are answered; all rounds together. The CSV is made from the same answers as the PDF: what others wait longer beside a PDF is the writing.'

export function pdfTables(slices: ReadonlyMap<string | null, Slice[]>): { tables: Table[]; judged: GoalResult[] } {
  const waited = (file: string | null) => slices.get(file)?.flatMap(({ page }) => page) ?? []
  const rows = [...slices].map(([file, own]) => {
    const files = own.flatMap((slice) => slice.files)
    return [
      NAMES[String(file)] ?? '',
      ...[0.5, 0.99, 1].map((share) => within(waited(file), share).toFixed(1)),
      files.length > 0 ? within(files, 0.5).toFixed(1) : '–',
      median(own.map(({ cores }) => cores)).toFixed(2),
    ]
  })
  const [pdf, csv] = ['/data/synthesis.pdf', '/data/synthesis.csv'].map((file) => within(waited(file), 0.99)) as [
    number,
    number,
  ]
  return {
    tables: [{ title: 'How long others wait', rows: [HEAD, ...rows], notes: [NOTE] }],
    judged: [
      judge('G9', 'p99 of others while PDFs are made, to CSVs', `${pdf.toFixed(1)} ms`, pdf / csv, { atMost: 1.25 }),
    ],
  }
}

/** The longest wait among this share of the shortest. @throws if nobody has waited */
export function within(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  const found = sorted[Math.ceil(sorted.length * share) - 1]
  if (found === undefined) throw new Error('nobody has waited')
  return found
}
