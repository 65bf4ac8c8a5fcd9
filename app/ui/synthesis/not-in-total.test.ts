import { describe, expect, it } from 'vitest'
import { lacksOfTotal } from './not-in-total'

const THERE = { avs: {}, lpp: {}, vested: {}, pillar3a: {}, missing: [] } as unknown as Parameters<
  typeof lacksOfTotal
>[0]
const PAID = { funds: [{ kind: 'paid' }] }
const LAW = { funds: [{ isByLaw: true }, { kind: 'paid' }] }
const ASKED = { withoutIncomes: false, silent: [] }
const ALL = { avs: ASKED, lpp: ASKED, pillar3a: ASKED }
const SILENT = { ...ASKED, silent: [{ party: 'entity' as const, id: 'a', name: 'A', reason: 'timeout' as const }] }

describe('what the total leaves out', () => {
  it.each<[string, object, object, string[]]>([
    ['nothing', {}, {}, []],
    ['the AVS pension', { missing: ['avs'] }, {}, ['avs']],
    [
      'the AVS pension, for want of incomes',
      { missing: ['avs'] },
      { avs: { ...ASKED, withoutIncomes: true } },
      ['incomes'],
    ],
    ['the second pillar', { lpp: null, vested: null, missing: ['lpp'] }, {}, ['lpp']],
    ['the fund, beside vested benefits', { lpp: null, missing: ['lpp'] }, {}, ['certificate']],
    [
      'all but vested benefits',
      { lpp: null, missing: ['avs', 'lpp', 'pillar3a'] },
      {},
      ['avs', 'certificate', 'pillar3a'],
    ],
    ['the fund of today, beside a pension that is paid', { lpp: PAID, missing: ['lpp'] }, {}, ['todaysFund']],
    ['nothing more of funds that pay too little', { lpp: LAW, missing: ['lpp'] }, {}, []],
    ['nothing, where there is no total', { avs: null, lpp: null, vested: null, pillar3a: null }, {}, []],
    ['what there is none of', { lpp: null, vested: null, pillar3a: null }, {}, []],
    ['who is silent', { pillar3a: null, missing: ['pillar3a'] }, { pillar3a: SILENT }, []],
  ])('is %s', (_, column, missing, lacks) =>
    expect(lacksOfTotal({ ...THERE, ...column }, { ...ALL, ...missing })).toEqual(lacks),
  )
})
