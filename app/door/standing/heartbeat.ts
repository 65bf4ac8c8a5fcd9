/** The beats of the event loop, in memory that another thread can read while the loop is stuck. */

const CELLS = ['beats', 'at', 'most'] as const

export type Heartbeat = ReturnType<typeof createHeartbeat>

/** @param buffer of another thread's heartbeat, which is then this one */
export function createHeartbeat(buffer = new SharedArrayBuffer(CELLS.length * BigInt64Array.BYTES_PER_ELEMENT)) {
  const cells = new BigInt64Array(buffer)
  const read = (cell: (typeof CELLS)[number]) => Number(Atomics.load(cells, CELLS.indexOf(cell)))
  return {
    buffer,

    /**
     * @param at milliseconds since 1970
     * @param most how many beats may be missed after this one
     */
    beat(at: number, most: number): void {
      Atomics.store(cells, CELLS.indexOf('at'), BigInt(Math.round(at)))
      Atomics.store(cells, CELLS.indexOf('most'), BigInt(most))
      Atomics.add(cells, CELLS.indexOf('beats'), 1n)
    },

    read: () => ({ beats: read('beats'), at: read('at'), most: read('most') }),
  }
}

/**
 * For the watching thread, which calls this as often as the loop should beat. What is missed is counted in calls and not by
 * a clock: where the machine sleeps, or the process is stopped, both threads stand.
 * @returns since when the loop has been stuck, in milliseconds since 1970; null: it is running
 */
export function createWatch(heartbeat: Pick<Heartbeat, 'read'>): () => number | null {
  let seen = -1
  let missed = 0
  return () => {
    const { beats, at, most } = heartbeat.read()
    missed = beats === seen ? missed + 1 : 0
    seen = beats
    return missed > most ? at : null
  }
}
