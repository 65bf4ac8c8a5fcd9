import { describe, expect, it } from 'vitest'
import { createLoad } from './load'

const afterWindows = (delays: number[]) => {
  const load = createLoad()
  for (const delay of delays) load.endWindow(delay)
  return load
}

/** How many requests get in. */
function room(load: ReturnType<typeof createLoad>) {
  let count = 0
  while (load.enter()) count++
  return count
}

const LATE = [250, 250, 250]

describe('the load', () => {
  it.each<[string, number[], boolean]>([
    ['nothing measured yet', [], false],
    ['an idle machine', [21, 21, 21, 21], false],
    ['one slow garbage collection', [21, 3_000, 21], false],
    ['a slow start', [800, 600, 21, 21], false],
    ['every other window slow', [300, 21, 300, 21, 300, 21, 300], false],
    ['at the limit for long', [200, 200, 200, 200], false],
    ['late for three windows', LATE, true],
    ['late, and still hard at work', [...LATE, 150, 150, 150, 150, 150], true],
    ['late, and well for a moment', [...LATE, 30, 30, 150, 30, 30], true],
    ['late, and well since', [...LATE, 30, 30, 30], false],
    ['late, well, and slow once', [...LATE, 30, 30, 30, 900], false],
    ['late, well, and late again', [...LATE, 30, 30, 30, ...LATE], true],
  ])('%s: %j is late: %s', (_, delays, late) => expect(afterWindows(delays).isLate()).toBe(late))

  it('lets fewer in while the loop is late, and none is kept out of an idle process', () => {
    expect(room(afterWindows([]))).toBe(500)
    expect(room(afterWindows(LATE))).toBe(16)
    expect(afterWindows(LATE).enter()).not.toBeNull()
  })

  it('has room again once a request is over', () => {
    const load = afterWindows(LATE)
    const leave = load.enter()
    room(load)
    expect(load.enter()).toBeNull()
    leave?.()
    expect(load.enter()).not.toBeNull()
    expect(load.enter()).toBeNull()
  })

  it('counts those who are in already', () => {
    const load = afterWindows([])
    for (let i = 0; i < 20; i++) load.enter()
    for (const delay of LATE) load.endWindow(delay)
    expect(load.enter()).toBeNull()
  })
})
