import { describe, expect, it, vi } from 'vitest'
import { readLppForm } from './lpp-form'
import { type SelectionAsked, saveSelection, tickedIds } from './selection'

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

describe('saveSelection', () => {
  const save = async (request: SelectionAsked) => {
    const saved = vi.fn(async (_ids: string[], _revision?: string) => {})
    await saveSelection(request, { list: async () => ['a', 'b'], getRevision: async () => '7', save: saved }, '5')
    return saved.mock.calls
  }
  const submission = undefined

  it('takes one away from what is there now', async () =>
    expect(await save({ kind: 'remove', id: 'a', submission })).toEqual([[['b'], '7']]))
  it('takes nothing away that is not there, and saves nothing', async () =>
    expect(await save({ kind: 'remove', id: 'x', submission })).toEqual([]))
  it('starts again with an empty list', async () =>
    expect(await save({ kind: 'reset', submission })).toEqual([[[], '5']]))
  it('saves an empty list for who has none', async () =>
    expect(await save({ kind: 'none', submission })).toEqual([[[], '5']]))
  it('saves what is ticked upon the revision of the form', async () =>
    expect(await save(readLppForm(formOf([['ids', 'x']])) as SelectionAsked)).toEqual([[['x'], '5']]))
})

it('knows the ticked ones, one or many', () =>
  expect([undefined, 'a', ['a', 'b']].map(tickedIds)).toEqual([[], ['a'], ['a', 'b']]))
