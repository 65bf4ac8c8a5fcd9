import { describe, expect, it } from 'vitest'
import { lacksOfTotal } from './not-in-total'

const THERE = { avs: {}, lpp: {}, vested: {}, pillar3a: {} } as Parameters<typeof lacksOfTotal>[0]
const ASKED = { none: false, withoutIncomes: false, silent: [] }
const ALL = { avs: ASKED, lpp: ASKED, pillar3a: ASKED }
const NONE = { ...ASKED, none: true }
const SILENT = { ...ASKED, silent: [{ party: 'entity' as const, id: 'a', name: 'A', reason: 'timeout' as const }] }

describe('what the total leaves out', () => {
  it.each([
    ['nothing', {}, {}, []],
    ['the AVS pension', { avs: null }, {}, ['avs']],
    ['the AVS pension, for want of incomes', { avs: null }, { avs: { ...ASKED, withoutIncomes: true } }, ['incomes']],
    ['the second pillar', { lpp: null, vested: null }, {}, ['lpp']],
    ['the fund, beside vested benefits', { lpp: null }, {}, ['certificate']],
    ['all but vested benefits', { avs: null, lpp: null, pillar3a: null }, {}, ['avs', 'certificate', 'pillar3a']],
    ['nothing, where there is no total', { avs: null, lpp: null, vested: null, pillar3a: null }, {}, []],
    ['what there is none of', { lpp: null, vested: null, pillar3a: null }, { lpp: NONE, pillar3a: NONE }, []],
    ['who is silent', { pillar3a: null }, { pillar3a: SILENT }, []],
  ])('is %s', (_, column, missing, lacks) =>
    expect(lacksOfTotal({ ...THERE, ...column }, { ...ALL, ...missing })).toEqual(lacks),
  )
})
