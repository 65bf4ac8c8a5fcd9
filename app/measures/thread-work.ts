import type { ClosedMetrics } from './closed-metrics'
import { PAPER_READINGS, THREAD_OUTCOMES, THREAD_WORK, type Word } from './words'

/** Upper bounds in seconds. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Work = Word<typeof THREAD_WORK>

/** The number of pieces of work of each kind that wait for a thread. */
export type Waiting = Record<Work, () => number>

/** What is done outside the event loop. `setWaiting` writes how much waits now. */
export function threadMeasures({ counter, gauge, histogram }: ClosedMetrics) {
  const done = histogram(
    {
      name: 'piliers_thread_work_seconds',
      help: 'PDFs written and costly calculations made in threads, papers read in a process, with their wait for one, by how it ended',
      labels: { work: THREAD_WORK, outcome: THREAD_OUTCOMES },
    },
    BUCKETS,
    THREAD_WORK.flatMap((work) => THREAD_OUTCOMES.map((outcome) => ({ work, outcome }))),
  )
  const waiting = gauge({
    name: 'piliers_thread_work_waiting',
    help: 'Work that waits for a thread',
    labels: { work: THREAD_WORK },
  })
  const papers = counter(
    {
      name: 'piliers_papers_read_total',
      help: 'Papers sent as a file, by what their reading gave',
      labels: { reading: PAPER_READINGS },
    },
    PAPER_READINGS.map((reading) => ({ reading })),
  )
  return {
    threadDone(kind: Work, outcome: Word<typeof THREAD_OUTCOMES>, ms: number): void {
      done({ work: kind, outcome }, ms / 1000)
    },

    paperRead(reading: Word<typeof PAPER_READINGS>): void {
      papers({ reading })
    },

    /** @param counts null: nothing can wait yet */
    setWaiting(counts: Waiting | null): void {
      for (const work of THREAD_WORK) waiting.set({ work }, counts?.[work]() ?? 0)
    },
  }
}
