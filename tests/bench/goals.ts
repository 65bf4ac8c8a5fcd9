/** What we want to reach, each a ratio of one run on one machine (docs/speed.md). */
export const GOALS = {
  G1: 'weight: HTML and style together at most 15 kB, all but pictures at most 5 times the floor; pictures of a page at most 60 kB, below the fold lazily',
  G2: 'requests: at most 2 before the first paint, none to other hosts, no font',
  G3: 'largest paint: at most 1.4 times the floor',
  G4: 'main thread: blocked at most 1.5 times as long as by the floor',
  G5: 'without scripts: every text and every control',
  G6: 'server: a form page at least 0.30 of Express and renderToString, its p99 at 50 connections at most half of remix-serve; a public page at least 0.3 of bare Node',
  G7: 'calculation of a couple with two times 44 years, explained: at most 10 µs, and at most 80 times a hand-written loop',
  G8: 'vault: at least 0.7 of plain SQLite, and of plain Redis; at most 6 % of a request',
} as const

export type GoalId = keyof typeof GOALS

/** One figure beside its goal; `ratio` to what it is compared with, where it is. */
export type Judged = { goal: GoalId; what: string; figure: string; ratio?: number; wanted: string; met: boolean }

type Bound = { atMost: number } | { atLeast: number }

/** A ratio beside its bound. */
export function judge(goal: GoalId, what: string, figure: string, ratio: number, bound: Bound): Judged {
  const met = 'atMost' in bound ? ratio <= bound.atMost : ratio >= bound.atLeast
  const wanted = 'atMost' in bound ? `≤ ${bound.atMost}` : `≥ ${bound.atLeast}`
  return { goal, what, figure, ratio, wanted, met }
}
