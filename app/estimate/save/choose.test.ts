import { describe, expect, it, vi } from 'vitest'
import { chooseParties, type SelectionChange } from './choose'

describe('chooseParties', () => {
  const saves = async (asked: SelectionChange) => {
    const save = vi.fn(async () => {})
    const saveNone = vi.fn(async () => {})
    const calls = { list: async () => ['a', 'b'], getRevision: async () => '7', save, saveNone }
    const hasChanged = await chooseParties(asked, '5', calls)
    expect(hasChanged).toBe(save.mock.calls.length + saveNone.mock.calls.length > 0)
    return { ids: save.mock.calls, none: saveNone.mock.calls }
  }

  it.each<[string, SelectionChange, { ids: unknown[]; none: unknown[] }]>([
    ['takes one away from what is there now', { kind: 'remove', id: 'a' }, { ids: [[['b'], '7']], none: [] }],
    ['takes nothing away that is not there, and saves nothing', { kind: 'remove', id: 'x' }, { ids: [], none: [] }],
    ['starts again with an empty list', { kind: 'reset' }, { ids: [[[], '5']], none: [] }],
    [
      'says that there is none for someone who says so, and for nobody else',
      { kind: 'none' },
      { ids: [], none: [['5']] },
    ],
    [
      'saves what is ticked upon the revision of the form',
      { kind: 'choose', ids: ['x'] },
      { ids: [[['x'], '5']], none: [] },
    ],
  ])('%s', async (_, asked, expected) => expect(await saves(asked)).toEqual(expected))
})
