import { describe, expect, it } from 'vitest'
import { readTicked } from './selection'

const asked = (fields: [string, string][]) => {
  const posted = new FormData()
  for (const [name, value] of fields) posted.append(name, value)
  const submission = readTicked(posted, 'fundRequired')
  return submission.status === 'success' ? submission.value.ids : submission.reply().error
}

describe('readTicked', () => {
  it.each<[[string, string][], unknown]>([
    [[['ids', 'a']], ['a']],
    [
      [
        ['ids', 'a'],
        ['ids', 'b'],
      ],
      ['a', 'b'],
    ],
    [
      [
        ['ids', 'a'],
        ['ids', 'a'],
      ],
      ['a'],
    ],
    [[], { ids: ['fundRequired'] }],
    [
      [
        ['__intent__', '{'],
        ['ids', 'a'],
      ],
      ['a'],
    ],
  ])('%j', (fields, expected) => expect(asked(fields)).toEqual(expected))

  it('refuses an id that is none', () => expect(asked([['ids', 'x'.repeat(65)]])).toHaveProperty(['ids[0]']))
})
