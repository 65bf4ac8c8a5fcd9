/** What a part has measured is kept as a file; at the end all of it is printed and written to test-results/bench.md. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { RESULTS } from './bundled'
import { EXTENT } from './extent'
import { GOALS, type GoalId, type GoalResult } from './goals'

/** `rows[0]` is the head. */
export type Table = { title: string; rows: string[][]; notes?: string[] }
export type Part = { order: number; title: string; tables: Table[]; judged: GoalResult[] }

const PARTS = join(RESULTS, 'parts')
export const REPORT = join(dirname(RESULTS), 'bench.md')

export const forgetParts = () => rmSync(PARTS, { recursive: true, force: true })

export function keepPart(part: Part) {
  mkdirSync(PARTS, { recursive: true })
  writeFileSync(join(PARTS, `${part.order}.json`), JSON.stringify(part))
}

/** None where nothing was measured to its end. */
export const keptParts = (): Part[] =>
  (existsSync(PARTS) ? readdirSync(PARTS) : [])
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(PARTS, name), 'utf8')))

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export const table = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')

export const tableWithNotes = ({ title, rows, notes = [] }: Table) =>
  [`#### ${title}`, table(rows), ...notes].join('\n\n')

/** JSON keeps an infinite or missing ratio as null. */
const ratioText = (ratio?: number | null) => (typeof ratio === 'number' ? ratio.toFixed(2) : '–')

function goalsTold(judged: readonly GoalResult[]): string[] {
  const own = judged.toSorted((one, other) => one.goal.localeCompare(other.goal, 'en', { numeric: true }))
  const named = [...new Set(own.map(({ goal }) => goal))]
  const told = named.map((goal: GoalId) => `- **${goal}** ${GOALS[goal]}`)
  return ['### Goals', told.join('\n'), goalTable(own)]
}

export function goalTable(judged: readonly GoalResult[]): string {
  const rows = judged.map(({ goal, what, figure, ratio, wanted, met }) => [
    goal,
    what,
    figure,
    ratioText(ratio),
    wanted,
    met ? 'met' : '**missed**',
  ])
  return table([['goal', 'of', 'figure', 'ratio', 'wanted', ''], ...rows])
}

export const machine = (versions: string) =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)} at the end; ${versions}. Measured ${EXTENT}.`

export function writtenReport(parts: readonly Part[], versions: string): string {
  const judged = parts.flatMap((part) => part.judged)
  return [
    machine(versions),
    ...(judged.length > 0 ? goalsTold(judged) : []),
    ...parts.flatMap(({ title, tables }) => [`### ${title}`, ...tables.map(tableWithNotes)]),
  ].join('\n\n')
}

/** @returns what was written */
export function writeReport(versions: string): string {
  const report = `${writtenReport(keptParts(), versions)}\n`
  writeFileSync(REPORT, report)
  return report
}
