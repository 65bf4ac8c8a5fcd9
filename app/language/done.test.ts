import { describe, expect, it } from 'vitest'
import { DONE_WITH_ENTITIES, DONE_WITH_FUNDS } from '~/ui/form/selection'
import { DONE_BEFORE, DONE_HERE } from './done'

describe('the word that says what was done', () => {
  it('is said in front of a page or at a part of it, never at both', () => {
    const words = [...DONE_BEFORE, ...DONE_HERE]
    expect(words).toEqual([...new Set(words)])
  })

  it('says nothing about what does not exist', () =>
    expect([DONE_WITH_FUNDS.none, DONE_WITH_ENTITIES.none]).toEqual(['answer', 'answer']))
})
