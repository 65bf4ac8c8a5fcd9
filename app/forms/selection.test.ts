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
  const saves = async (request: SelectionAsked) => {
    const save = vi.fn(async (_ids: string[], _revision?: string) => {})
    const saveNone = vi.fn(async (_revision?: string) => {})
    const calls = { list: async () => ['a', 'b'], getRevision: async () => '7', save, saveNone }
    await saveSelection(request, calls, '5')
    return { ids: save.mock.calls, none: saveNone.mock.calls }
  }
  const submission = undefined

  it('takes one away from what is there now', async () =>
    expect(await saves({ kind: 'remove', id: 'a', submission })).toEqual({ ids: [[['b'], '7']], none: [] }))
  it('takes nothing away that is not there, and saves nothing', async () =>
    expect(await saves({ kind: 'remove', id: 'x', submission })).toEqual({ ids: [], none: [] }))
  it('starts again with an empty list', async () =>
    expect(await saves({ kind: 'reset', submission })).toEqual({ ids: [[[], '5']], none: [] }))
  it('says that there is none for who says so, and for nobody else', async () =>
    expect(await saves({ kind: 'none', submission })).toEqual({ ids: [], none: [['5']] }))
  it('saves what is ticked upon the revision of the form', async () =>
    expect(await saves(readLppForm(formOf([['ids', 'x']])) as SelectionAsked)).toEqual({
      ids: [[['x'], '5']],
      none: [],
    }))
})

it('knows the ticked ones, one or many', () =>
  expect([undefined, 'a', ['a', 'b']].map(tickedIds)).toEqual([[], ['a'], ['a', 'b']]))
