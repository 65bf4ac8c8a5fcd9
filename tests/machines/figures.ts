/** What was measured, printed when all is tried; the table stands in docs/operating.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { CrowdReport } from './crowd'

type Row = { what: string } & CrowdReport & { readyMs?: number[] }

const rows: Row[] = []

export const tell = (row: Row) => void rows.push(row)

const HEAD = [
  '| tried | requests | not answered | 503 | saves acknowledged | of them lost | a new process ready after |',
]
const seconds = (ms: number) => (ms / 1000).toFixed(1)

function spanOf(times: number[] = []): string {
  if (times.length === 0) return '–'
  const [least, most] = [Math.min(...times), Math.max(...times)].map(seconds)
  return least === most ? `${least} s` : `${least} to ${most} s`
}

export function print() {
  const lines = rows.map(
    ({ what, requests, unanswered, unavailable, acknowledged, wrong, readyMs }) =>
      `| ${what} | ${requests} | ${unanswered} | ${unavailable} | ${acknowledged} | ${wrong.length} | ${spanOf(readyMs)} |`,
  )
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}`
  const table = [...HEAD, '|---|---|---|---|---|---|---|', ...lines, '', machine].join('\n')
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/machines.md', `${table}\n`)
  console.log(`\n${table}\n`)
}
