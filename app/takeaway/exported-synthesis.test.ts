import { describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import type { Silent } from '~/pillars/result'
import { chf, column, digest, outlook } from '../../tests/support/pages/sample-synthesis'
import { outlookIn } from './exported-income'
import { exportedSynthesis } from './exported-synthesis'
import { readVersion1 } from './exported-synthesis-1'

const silent: Silent[] = [
  { party: 'pensionFund', id: 'a', name: 'Caisse secrète', reason: 'timeout' },
  { party: 'pensionFund', id: 'b', name: 'Caisse discrète', reason: 'refused' },
  { party: 'entity', id: 'c', name: 'Banque secrète', reason: 'noProjection', column: 'withChange' },
]
const exported = exportedSynthesis({
  digest: { ...digest({}, silent), withChange: column({ avs: null }) },
  none: { lpp: false, pillar3a: true },
})

describe('what leaves the house', () => {
  it('contains every figure and day of both columns', () => {
    const { avs, lpp, pillar3a, income: _, ...total } = exported.withoutChange
    expect(column()).toMatchObject(total)
    expect(column().avs).toMatchObject(avs ?? {})
    expect(column().lpp).toMatchObject(lpp ?? {})
    expect(column().pillar3a).toMatchObject(pillar3a ?? {})
    expect(exported.withChange?.avs).toBeNull()
    expect(exported).toMatchObject({ computedOn: '2026-11-21', lawYear: 2026, none: { lpp: false, pillar3a: true } })
  })

  it('names nobody: no person, fund, bank, number, address, and not when the partner retires', () => {
    const { avs, lpp, pillar3a } = exported.withoutChange
    expect(Object.keys(avs ?? {})).toEqual(['monthly', 'supplement', 'from', 'to', 'first', 'earlier', 'thirteenth'])
    expect(Object.keys(lpp ?? {})).toEqual(['monthly', 'sureness', 'range', 'capital', 'capitalAtRetirement', 'from'])
    expect(Object.keys(pillar3a ?? {})).not.toContain('accounts')
    expect(JSON.stringify(exported)).not.toMatch(/Caisse|Banque|secrète|http|756/)
    expect(exported.firstName).toBeNull()
  })

  it('says once which kind of party is missing, and in which column', () =>
    expect(exported.silent).toEqual([{ party: 'pensionFund' }, { party: 'entity', column: 'withChange' }]))
})

const none = { lpp: false, pillar3a: false }
const drawn = { ...digest(), outlook: { ...outlook, withChange: outlook.withoutChange }, withChange: column() }

describe('the income over time in a link', () => {
  it('has no salary of a real person, and no share of it: it begins with the first pension', () => {
    const { withoutChange, withChange } = exportedSynthesis({ digest: drawn, none })
    for (const { income } of [withoutChange, withChange ?? withoutChange])
      expect(income).toEqual({
        steps: [
          ['2035-06-01', 780, null, 2312, 1998],
          ['2037-03-01', 801, null, 1902, 1998],
        ],
        lpp: null,
        pillar3a: [299, 328],
        replaced: null,
      })
    expect(JSON.stringify(exportedSynthesis({ digest: drawn, none }))).not.toMatch(/\b(8000|96000)\b/)
  })

  it('has the salary of an invented person', () => {
    const { income } = exportedSynthesis({ digest: drawn, none, firstName: 'Claire' }).withoutChange
    expect(income?.steps[0]).toEqual(['2026-11-21', 678, 8000, null, null])
    expect(income?.replaced).toBe(49)
  })

  it('is opened as the synthesis has it', () => {
    const opened = outlookIn(exportedSynthesis({ digest: drawn, none, firstName: 'Claire' }))
    const { income, spread, replaced } = outlook.withoutChange
    expect(opened?.withoutChange).toMatchObject({ income, spread, replaced: replaced.slice(-1) })
    expect(opened?.withChange?.income).toEqual(income)
    expect(outlookIn(exportedSynthesis({ digest: digest(), none }))).toBeNull()
  })

  it('leaves out steps that differ in the salary alone', () => {
    const [working, , last] = outlook.withoutChange.income
    if (!working || !last) throw new Error('the sample has three steps')
    const both = { ...last, salary: chf(1000), from: day('2036-01-01') }
    const income = [working, both, last]
    const shown = exportedSynthesis({
      digest: { ...drawn, outlook: { ...outlook, withoutChange: { ...outlook.withoutChange, income } } },
      none,
    })
    expect(shown.withoutChange.income?.steps).toEqual([['2036-01-01', 801, null, 1902, 1998]])
  })
})

describe('the change in a link', () => {
  const simulation = {
    ...NO_CHANGE,
    desiredSalary: 77_000,
    currentSalary: 96_000,
    desiredRate: 60,
    lppCapitalShare: 25,
  }

  it('says rate, day and share, and of another salary only that there is one', () => {
    const { change } = exportedSynthesis({ digest: drawn, simulation, none })
    expect(change).toMatchObject({ rate: 60, retirementDate: null, capitalShare: 25, isOtherSalary: true })
  })

  it('is left out where it is not computed', () =>
    expect(exportedSynthesis({ digest: digest(), simulation, none }).change).toBeNull())
})

describe('a link of version 1', () => {
  const base = exportedSynthesis({ digest: digest(), none })
  const { first: _, income: __, avs, ...others } = base.withoutChange
  const { first: ___, earlier: ____, ...pension } = avs ?? { first: null, earlier: [] }
  const later = [{ from: '2037-03-01', monthly: 1890, reason: 'partner' }]
  const old = {
    ...base,
    withoutChange: {
      ...others,
      monthlyTotal: 4310,
      totalFrom: '2035-06-01',
      avs: { ...pension, monthly: 2300, from: '2035-06-01', to: '2037-02-28', thirteenth: 2300, later },
    },
  }

  it('is measured by what is paid for life', () => {
    expect(readVersion1(old)?.withoutChange).toEqual({
      ...base.withoutChange,
      // The sum in whole francs, of amounts with centimes.
      monthlyTotal: 3901,
      first: { monthly: 4311, from: '2035-06-01', to: '2037-02-28' },
    })
    expect(readVersion1(old)).toMatchObject({ change: null, withChange: null, computedOn: base.computedOn })
  })

  it('keeps a pension that does not change', () => {
    const same = { ...old.withoutChange, avs: { ...old.withoutChange.avs, to: null, later: [] } }
    const { withoutChange } = readVersion1({ ...old, withoutChange: same }) ?? {}
    expect(withoutChange).toMatchObject({
      first: null,
      totalFrom: '2035-06-01',
      avs: { monthly: 2300, earlier: [], thirteenth: 2300 },
    })
  })

  it('keeps that there is nothing', () => {
    const nothing = { ...old.withoutChange, monthlyTotal: null, totalFrom: null, avs: null, lpp: null }
    expect(readVersion1({ ...old, withoutChange: nothing })?.withoutChange).toMatchObject({
      monthlyTotal: null,
      first: null,
      avs: null,
    })
  })

  it('of another shape is none', () => expect(readVersion1({ ...old, lawYear: 'x' })).toBeNull())
})

describe('what is left after tax in a link', () => {
  const pensions = { from: day('2035-06-01'), own: { thirteenth: 2_100 }, spouse: null, all: {} }
  const ends = { expected: 4800, low: 4700, high: 4800 }
  const TOLD = {
    ...{ adults: 1, pensions, isAtLeast: false, monthly: ends, assumptions: ['premiumAssumed'] },
    gross: { expected: 5656.58, low: 5656.58, high: 5656.58 },
    tax: { kind: 'range', likely: 9000, reason: 'tableOnly', federal: 817, confidence: 'carried', steps: {} },
  }
  const netIn = (net: object) =>
    exportedSynthesis({ digest: digest(), none, net: { withoutChange: net as never, withChange: null } }).withoutChange

  it('is the amount and its day, not the tax, its reason or what it is computed from', () => {
    const { gross, monthly } = TOLD
    const { net } = netIn(TOLD)
    expect(net).toEqual({ from: '2035-06-01', gross, hasThirteenth: true, monthly, isAtLeast: false, isLikely: true })
    expect(JSON.stringify(netIn(TOLD))).not.toMatch(/tableOnly|carried|817|9000|premium/)
  })

  it('says that there is no 13th pension in it where none is paid', () => {
    const { net } = netIn({ ...TOLD, pensions: { ...pensions, own: { thirteenth: 0 } } })
    expect(net?.hasThirteenth).toBe(false)
  })

  it.each([
    ['of a couple', { ...TOLD, adults: 2 }],
    ['that is refused', { refused: 'spouseUnknown' }],
  ])('has none %s: nothing says so either', (_, net) => expect(netIn(net)).toEqual(netIn({ refused: 'noPension' })))

  it('older links have none', () => {
    const { net: _, ...older } = netIn(TOLD)
    expect(older).toEqual(exportedSynthesis({ digest: digest(), none }).withoutChange)
  })
})
