import { describe, expect, it } from 'vitest'
import { createLoad, type Load } from './load'

/** A window of a second, by its delay; or of another length: `[delay, lasted]`. In milliseconds. */
type Window = number | [delay: number, lasted: number]

function afterWindows(windows: Window[], now = () => 0) {
  const load = createLoad(now)
  for (const window of windows) {
    const [delay, lasted] = Array.isArray(window) ? window : [window, 1000]
    load.endWindow(delay, lasted)
  }
  return load
}

/** How many more requests get in. Each is over when the next one comes, unless they wait. */
function room(load: Load, { wait }: { wait: boolean }) {
  for (let count = 0; count < 1000; count++) {
    const leave = load.enter()
    if (!leave) return count
    if (!wait) leave()
  }
  return 'all'
}

const LATE = [250, 250, 250]

describe('the load', () => {
  it.each<[string, Window[], boolean]>([
    ['nothing measured yet', [], false],
    ['an idle machine', [21, 21, 21, 21], false],
    ['one slow garbage collection', [21, [3_000, 4_000], 21], false],
    ['a slow start', [800, 600, 21, 21], false],
    ['every other window slow', [300, 21, 300, 21, 300, 21, 300], false],
    ['at the limit for long', [200, 200, 200, 200], false],
    ['late for three seconds', LATE, true],
    [
      'late for two long windows, as a late loop makes them',
      [
        [2_000, 2_100],
        [2_000, 2_100],
      ],
      true,
    ],
    ['late, and still hard at work', [...LATE, 150, 150, 150, 150, 150], true],
    ['late, and well for a moment', [...LATE, 30, 30, 150, 30, 30], true],
    ['late, and well since', [...LATE, 30, 30, 30], false],
    ['late, well, and slow once', [...LATE, 30, 30, 30, 900], false],
    ['late, well, and late again', [...LATE, 30, 30, 30, ...LATE], true],
  ])('%s: %j is late: %s', (_, windows, late) => expect(afterWindows(windows).isLate()).toBe(late))

  it.each<[string, Window[], number, number | 'all', number]>([
    ['an idle process', [], 0, 'all', 200],
    ['a loop that turned a moment ago', [], 200, 'all', 200],
    ['a loop that is stuck', [], 201, 16, 16],
    ['a loop that is late, and has just turned', LATE, 0, 'all', 200],
    ['a loop that is late, and stuck', LATE, 201, 8, 8],
    ['a loop that is well again', [...LATE, 30, 30, 30], 201, 16, 16],
  ])(
    '%s has room: %j, %i ms after its last turn: %j that are quick, %j that wait',
    (_, windows, since, quick, slow) => {
      for (const [wait, most] of [
        [false, quick],
        [true, slow],
      ] as const) {
        let time = 0
        const load = afterWindows(windows, () => time)
        time = since
        expect(room(load, { wait })).toBe(most)
      }
    },
  )

  it('gives no place to someone who is still sending, and one as soon as all is here', () => {
    let arrived = false
    const load = createLoad()
    const leaving = Array.from({ length: 300 }, () => load.enter(() => arrived))
    expect(leaving).not.toContain(null)
    expect(room(load, { wait: false })).toBe('all')
    arrived = true
    expect(load.enter()).toBeNull()
    for (const leave of leaving) leave?.()
    expect(load.enter()).not.toBeNull()
  })

  it('has room again with each turn of the loop, but for those who wait', () => {
    let time = 0
    const load = createLoad(() => time)
    const waiting = Array.from({ length: 10 }, () => load.enter())
    time = 300
    expect(room(load, { wait: false })).toBe(6)
    load.turn()
    expect(room(load, { wait: true })).toBe(6)
    for (const leave of waiting) leave?.()
    expect(room(load, { wait: true })).toBe(10)
    load.turn()
    expect(load.enter()).not.toBeNull()
  })
})
