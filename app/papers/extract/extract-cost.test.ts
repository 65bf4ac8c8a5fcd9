/** The cost of reading, counted in patterns applied: no line makes it expensive. */
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { ODD_LINES, oddExtract } from '../../../tests/support/strangers/odd-extract'
import { MOST_LINES, readExtract } from './read-extract'

const facts = { birthDate: day('1971-03-14'), today: day('2026-11-28') }

/** Per line. An ordinary entry takes 217, the most expensive odd line 2,731; four thousand if parts are not counted. */
const MOST_APPLIED = 3_000

/** The number of patterns applied. A pattern that splits a text is applied at each of its characters. */
function patternsFor(text: string): number {
  const { exec } = RegExp.prototype
  let applied = 0
  RegExp.prototype.exec = function (given) {
    applied++
    return exec.call(this, given)
  }
  try {
    readExtract(text, facts)
  } finally {
    RegExp.prototype.exec = exec
  }
  return applied
}

describe('the cost of reading', () => {
  it.each(ODD_LINES.map((line) => [line.slice(0, 20), line]))('is bounded for %s…', (_, line) => {
    expect(patternsFor(line)).toBeLessThanOrEqual(MOST_APPLIED)
  })

  it('grows with the lines, and not with what stood before them', () => {
    const [few = 0, many = 0] = [10, 100].map((count) => patternsFor(Array(count).fill(ODD_LINES[4]).join('\n')))
    // Plus the breaks between the lines.
    expect(many).toBeLessThanOrEqual(10 * few + 100)
  })

  it('takes a line of more than 40 parts for none, and one of 40 still for an entry', () => {
    const line = (words: number) => `25  412.087.33  1  01-12  1998  45'817${'  x'.repeat(words)}`
    expect(readExtract(line(34), facts).rows).toHaveLength(1)
    expect(readExtract(line(35), facts).unread).toMatchObject([{ reason: 'longLine' }])
  })
})

it('the dearest extract is read to its end, and none of its lines lost', () => {
  const { rows, unread, furniture, beyond } = readExtract(oddExtract(), facts)
  expect([rows.length, unread.length + furniture.length, beyond]).toEqual([0, MOST_LINES, null])
})
