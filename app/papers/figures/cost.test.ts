/** The cost of reading, counted in patterns applied: no line makes it expensive, and it grows with the lines alone. */
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { certificateOn, forecastOn, kindOfPaper, paperLines, statement3aOn } from '.'

/** Lines of 400 signs, each the dearest of its kind. */
const ODD_LINES = [
  'Altersrente pro Jahr mit 65 voraussichtlich '.repeat(9),
  '65  AR  '.repeat(50),
  "1'234.50  ".repeat(40),
  '1 '.repeat(200),
  '64 Jahre und '.repeat(30),
  "1'234'567'890'".repeat(28),
  '1.1.'.repeat(100),
  'Altersrente  Kapital  65  66  Alter 62  Rente  Monat  Jahr  '.repeat(6),
].map((line) => line.slice(0, 400))

const today = day('2026-11-28')
function readAll(text: string) {
  const lines = paperLines(text)
  return [lines.length, kindOfPaper(lines), certificateOn(lines), statement3aOn(lines, { today }), forecastOn(lines)]
}

/** The number of patterns applied. A pattern that splits a text is applied at each of its signs. */
function patternsFor(text: string): number {
  const { exec } = RegExp.prototype
  let applied = 0
  RegExp.prototype.exec = function (given) {
    applied++
    return exec.call(this, given)
  }
  try {
    readAll(text)
  } finally {
    RegExp.prototype.exec = exec
  }
  return applied
}

describe('the cost of reading', () => {
  it.each(ODD_LINES.map((line) => [line.slice(0, 20), line]))(
    'grows with the lines of %s, and with nothing else',
    (_, line) => {
      const [few = 0, many = 0] = [10, 100].map((count) => patternsFor(`${line}\n`.repeat(count)))
      expect(many).toBeLessThanOrEqual(11 * few)
      expect(few / 10).toBeLessThanOrEqual(MOST_APPLIED)
    },
  )

  it('ends at a thousand lines, and leaves out longer ones', () => {
    expect(readAll(`${ODD_LINES[0]}\n`.repeat(3_000))[0]).toBe(1_000)
    expect(paperLines(`${'Altersguthaben '.repeat(40)}\nAltersguthaben  1'000.00`)).toHaveLength(1)
  })
})

/** Per line, for all three readers together. */
const MOST_APPLIED = 30_000
