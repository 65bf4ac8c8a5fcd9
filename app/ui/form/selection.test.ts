import { describe, expect, it } from 'vitest'
import { readLppForm } from '~/pages/lpp/form'

const formOf = (fields: [string, string][]) => {
  const posted = new FormData()
  for (const [name, value] of fields) posted.append(name, value)
  return posted
}
const asked = (fields: [string, string][]) => {
  const { kind, submission, ...rest } = readLppForm(formOf(fields))
  return { kind, ...rest, error: submission?.reply().error }
}

describe('readSelection', () => {
  it.each<[[string, string][], object]>([
    [[['ids', 'a']], { kind: 'choose', ids: ['a'] }],
    [
      [
        ['ids', 'a'],
        ['ids', 'b'],
      ],
      { kind: 'choose', ids: ['a', 'b'] },
    ],
    [
      [
        ['ids', 'a'],
        ['ids', 'a'],
      ],
      { kind: 'choose', ids: ['a'] },
    ],
    [
      [
        ['ids', 'a'],
        ['none', '1'],
      ],
      { kind: 'none' },
    ],
    [[['reset', '1']], { kind: 'reset' }],
    [[['remove', 'a']], { kind: 'remove', id: 'a' }],
    [[], { kind: 'refused', error: { ids: ['fundRequired'] } }],
    [
      [
        ['__intent__', '{'],
        ['ids', 'a'],
      ],
      { kind: 'choose', ids: ['a'] },
    ],
  ])('%j', (fields, expected) => expect(asked(fields)).toMatchObject(expected))

  it('refuses an id that is none', () => expect(asked([['ids', 'x'.repeat(65)]]).kind).toBe('refused'))
})
