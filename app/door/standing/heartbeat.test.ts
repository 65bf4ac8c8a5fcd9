import { describe, expect, it } from 'vitest'
import { createHeartbeat, createWatch } from './heartbeat'

const MOST = 3

/** `b`: the loop beats; `w`: the watch looks. @returns at which of its looks it finds the loop standing; 0: at none */
function lookThatFinds(course: string, mostAtLast = MOST): number {
  const heartbeat = createHeartbeat()
  // Of the other thread, over the same memory.
  const watch = createWatch(createHeartbeat(heartbeat.buffer))
  const beats = course.split('b').length - 1
  let [looks, beaten] = [0, 0]
  for (const step of course) {
    if (step === 'b') {
      beaten++
      heartbeat.beat(1000, beaten === beats ? mostAtLast : MOST)
    } else {
      looks++
      if (watch() !== null) return looks
    }
  }
  return 0
}

describe('the watch over the event loop', () => {
  it.each([
    ['a loop that turns', 'bwbwbwbwbwbw', 0],
    ['a loop that is late again and again', 'bwwwbwwwwbwwwbwwww', 0],
    ['a loop that stands', 'bwwwww', 5],
    ['a loop that stands after having turned', 'bwbwbwwwww', 7],
    ['beats that come all at once', 'bwbbbbbw', 0],
  ])('%s', (_, course, found) => expect(lookThatFinds(course)).toBe(found))

  it('waits for longer where it is told to', () => {
    expect(lookThatFinds('bwbwwwwwww', 6)).toBe(0)
    expect(lookThatFinds('bwbwwwwwwww', 6)).toBe(9)
  })

  it('tells since when', () => {
    const heartbeat = createHeartbeat()
    const watch = createWatch(heartbeat)
    heartbeat.beat(1234.5, 0)
    expect([watch(), watch()]).toEqual([null, 1235])
  })
})
