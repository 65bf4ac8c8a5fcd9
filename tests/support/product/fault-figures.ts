/** What was tried and the results, for `npm run test:faults`, which prints them. */
import { DEEP } from '../deep'

type Figures = { fault: string; tried: number; seen: Set<string>; lost: number; back: number }

/** `lost`: acknowledged, and not there any more. `back`: gone, and there again. */
export type FaultResult = { seen: string; times?: number; lost?: number; back?: number }

export function createFigures(title: string) {
  const rows = new Map<string, Figures>()
  return {
    add(fault: string, { seen, times = 1, lost = 0, back = 0 }: FaultResult) {
      const row = rows.get(fault) ?? { fault, tried: 0, seen: new Set(), lost: 0, back: 0 }
      rows.set(fault, row)
      row.tried += times
      row.seen.add(seen)
      row.lost += lost
      row.back += back
    },
    print() {
      if (!DEEP) return
      const lines = [...rows.values()].map(
        ({ fault, tried, seen, lost, back }) => `| ${fault} | ${tried} | ${[...seen].join('; ')} | ${lost} | ${back} |`,
      )
      const head = ['| fault | tried | what the visitor saw | lost | came back |', '|---|---|---|---|---|']
      process.stdout.write(`\n${title}\n${[...head, ...lines].join('\n')}\n`)
    },
  }
}
