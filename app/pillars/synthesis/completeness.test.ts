import { describe, expect, it } from 'vitest'
import type { LppAssumptionKey } from '../lpp/result'
import { completenessOf, hasSameParts, type Knowledge } from './completeness'

const lppOf = (...assumptions: LppAssumptionKey[]) => ({ assumptions })
const ALL_GIVEN = { lpp: 'allGiven', pillar3a: 'allGiven' } as const satisfies Record<string, Knowledge>
const WHOLE = { pension: {}, lpp: lppOf(), pillar3a: {}, knowledge: ALL_GIVEN }

describe('a total', () => {
  it.each<[string, Partial<Parameters<typeof completenessOf>[0]>, boolean, string[]]>([
    ['with all three pillars', {}, true, []],
    ['without the AVS', { pension: null }, false, ['avs']],
    ['without a fund that nobody has told of', { lpp: null }, false, ['lpp']],
    ['without a fund, of whoever has none', { lpp: null, knowledge: { ...ALL_GIVEN, lpp: 'none' } }, true, []],
    ['with one of two funds', { knowledge: { ...ALL_GIVEN, lpp: 'someSilent' } }, false, ['lpp']],
    ['with what the law guarantees of the second pillar', { lpp: lppOf('legalMinimum') }, false, ['lpp']],
    ['with a certificate that is carried on', { lpp: lppOf('contributionsStay') }, true, []],
    ['without pillar 3a, which pays once', { pillar3a: null }, true, ['pillar3a']],
    [
      'without pillar 3a, of whoever has none',
      { pillar3a: null, knowledge: { ...ALL_GIVEN, pillar3a: 'none' } },
      true,
      [],
    ],
    ['with one of two 3a accounts', { knowledge: { ...ALL_GIVEN, pillar3a: 'someSilent' } }, true, ['pillar3a']],
    ['of nothing', { pension: null, lpp: null, pillar3a: null }, false, ['avs', 'lpp', 'pillar3a']],
  ])('%s', (_, changes, complete, missing) =>
    expect(completenessOf({ ...WHOLE, ...changes })).toEqual({ complete, missing }),
  )
})

describe('two totals add up the same', () => {
  const column = { avs: {}, lpp: {}, vested: null, pillar3a: {}, missing: [] }
  it.each([
    ['with the same pillars', {}, true, true],
    ['but for the AVS', { avs: null, missing: ['avs' as const] }, false, true],
    ['but for the second pillar', { lpp: null, missing: ['lpp' as const] }, false, false],
    ['but for one of its funds', { missing: ['lpp' as const] }, false, false],
    ['but for pillar 3a', { pillar3a: null, missing: ['pillar3a' as const] }, true, false],
  ])('%s', (_, changes, monthly, capital) => {
    const other = { ...column, ...changes }
    expect([hasSameParts('monthly', column, other), hasSameParts('capital', column, other)]).toEqual([monthly, capital])
  })
})
