import { describe, expect, it } from 'vitest'
import { coupleLid } from './couple-lid'

const told = (pensions: Parameters<typeof coupleLid>[0]) => {
  const { lid, calculated, paid, over } = coupleLid(pensions)
  return {
    lid,
    calculated: calculated.parts.map(({ of, height }) => `${of} ${height}`),
    paid: paid.parts.map(({ of, height }) => `${of} ${height}`),
    over: over?.height ?? null,
  }
}

describe('the lid on a couple’s pensions', () => {
  it.each([
    [
      'cuts a quarter off two maximum pensions',
      { own: 2520, paid: 1890, limit: 3780, otherPaid: 1890 },
      { lid: 37, calculated: ['own 34', 'other 34'], paid: ['own 25.5', 'other 25.5'], over: 17 },
    ],
    [
      'a small cut is drawn as small as it is',
      { own: 1860, paid: 1792, limit: 3436, otherPaid: 1644 },
      { lid: 22.49, calculated: ['own 35.46', 'other 32.54'], paid: ['own 34.17', 'other 31.35'], over: 2.49 },
    ],
    [
      'leaves room above pensions that are under it',
      { own: 1000, paid: 1000, limit: 3400, otherPaid: 1000 },
      { lid: 20, calculated: ['own 20', 'other 20'], paid: ['own 20', 'other 20'], over: null },
    ],
    [
      'is the person’s part of the limit where the other one is not shown',
      { own: 2520, paid: 1890, limit: 3780, otherPaid: null },
      { lid: 37, calculated: ['own 68'], paid: ['own 51'], over: 17 },
    ],
    [
      'of a partner without pension',
      { own: 2000, paid: 2000, limit: 3780, otherPaid: 0 },
      { lid: 20, calculated: ['own 35.98'], paid: ['own 35.98'], over: null },
    ],
    ['of nothing', { own: 0, paid: 0, limit: 0, otherPaid: null }, { lid: 88, calculated: [], paid: [], over: null }],
  ])('%s', (_, pensions, expected) => expect(told(pensions)).toEqual(expected))

  it('ends what is paid at the lid, or under it', () => {
    const { lid, paid } = coupleLid({ own: 1860, paid: 1792, limit: 3436, otherPaid: 1644 })
    expect(paid.top).toBeCloseTo(lid, 1)
  })
})
