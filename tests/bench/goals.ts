/** What we want to reach, each a ratio of one run on one machine (docs/speed.md). */
export const GOALS = {
  G1: 'weight: HTML and style together at most 15 kB, all but pictures at most 5 times the floor; pictures of a page at most 60 kB, below the fold lazily',
  G2: 'requests: at most 2 begun before the first paint, none to other hosts, no font',
  G3: 'largest paint: at most 1.15 times a bare page with the same words and style, home 1.2',
  G4: 'main thread: blocked at most 1.5 times as long as by that bare page',
  G5: 'without scripts: every text and every control',
  G6: 'server: a form page at least 0.50 of remix-serve with a bare form of its size, /synthesis 0.30 (on Node 24 0.55 and 0.35), a public page 0.5 of bare Node; over 50 open connections p99 at most 1.5 times p50',
  G7: 'calculation, explained and warm: a couple with two times 44 years at most 8 µs of a core, one person 3, a whole life with a divorce and 70 days of start 3 ms, a couple over three pillars and 70 starts 25 ms',
  G8: 'vault: a couple’s dossier at most 7 kB, a reading at most 60 µs of a core; at least 0.75 of plain SQLite, and of plain Redis',
  G9: 'journey: sign-in, three forms, synthesis and an explanation at most 22 ms of a core; while PDFs are made, others wait (p99) at most 1.25 times as long as while CSVs are',
  G10: 'strangers: no answer holds the event loop for more than 100 ms, whatever is sent; while one session or address does its worst, others wait (p99 of /about) less than 100 ms; memory beyond the resting process at most 256 MB under any upload, and 64 MB under bodies that are half sent',
  G11: 'play: from a press to its figure on the slow phone p75 at most 400 ms, no task over 50 ms; all scripts of the synthesis at most 6 kB; a press at most 10 ms of a core',
} as const

export type GoalId = keyof typeof GOALS

/** One figure beside its goal; `ratio` to what it is compared with, where it is. */
export type GoalResult = { goal: GoalId; what: string; figure: string; ratio?: number; wanted: string; met: boolean }

type Bound = { atMost: number } | { atLeast: number }

/** A ratio beside its bound. */
export function judge(goal: GoalId, what: string, figure: string, ratio: number, bound: Bound): GoalResult {
  const met = 'atMost' in bound ? ratio <= bound.atMost : ratio >= bound.atLeast
  const wanted = 'atMost' in bound ? `≤ ${bound.atMost}` : `≥ ${bound.atLeast}`
  return { goal, what, figure, ratio, wanted, met }
}
