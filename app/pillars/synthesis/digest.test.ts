import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { period } from '../../../tests/support/lives/own-period'
import type { PensionResult, PersonPension } from '../avs/result'
import { type Day, day } from '../day'
import type { LppResult } from '../lpp/estimate'
import { addFrancs, type Franc, toRappen, wholeFranc } from '../money'
import type { Pillar3aResult } from '../pillar-3a/estimate'
import { type ColumnParts, column as columnBy, digest } from './digest'
import type { Column } from './result'

const person = (changes: Partial<PersonPension> = {}): PersonPension => ({
  navs: '756.1234.5678.97',
  referenceDate: day('2031-03-20'),
  from: day('2031-04-01'),
  to: null,
  monthly: wholeFranc(2_100),
  ramd: wholeFranc(72_576),
  scale: 44,
  contributionYears: 44,
  cohortYears: 44,
  supplement: 0,
  thirteenth: wholeFranc(2_100),
  later: null,
  drawing: { kind: 'onTime', months: 0 },
  shares: [],
  gaps: { years: [], coveredYears: [], filledMonths: 0, monthlyCost: wholeFranc(0) },
  steps: [],
  ...changes,
})

const pension = (
  own: PersonPension,
  partner: PersonPension | null = null,
  periods = [period(own.from, own.monthly)],
): PensionResult => ({
  computedOn: day('2026-11-21'),
  lawYear: 2026,
  assumptions: [],
  person: own,
  partner,
  periods,
  range: null,
})

const lpp = (from: Day = day('2031-04-01'), capital = 0): LppResult => ({
  monthly: wholeFranc(1_890),
  capital: wholeFranc(capital),
  sureness: 'printed',
  range: null,
  capitalAtRetirement: wholeFranc(420_000),
  from,
  funds: [{ name: 'Caisse Alpha', webUrl: null, asOf: day('2026-01-01') }],
  assumptions: [],
  steps: [{ key: 'fundsTotal', inputs: {}, output: 1_890, article: 'LPP art. 14' }],
})

const pillar3a: Pillar3aResult = {
  current: toRappen(45_000),
  monthlyPayment: wholeFranc(605),
  paymentsUntil: day('2031-04-01'),
  projected: wholeFranc(77_000),
  projectedFrom: day('2031-04-01'),
  accounts: [{ entityName: 'Banque Alpha', current: toRappen(45_000), projected: wholeFranc(77_000) }],
  assumptions: [],
  steps: [],
}

const parts = (changes: Partial<ColumnParts> = {}): ColumnParts => ({
  retirementDate: day('2031-04-01'),
  pension: pension(person()),
  lpp: lpp(),
  vested: null,
  pillar3a,
  knowledge: { lpp: 'allGiven', pillar3a: 'allGiven' },
  ...changes,
})

const LAW = lawOn(day('2026-11-21'))
const column = (of: ColumnParts) => columnBy(of, LAW)

/** A couple: capped from the day the partner's pension starts. */
const couple = (partnerStart: Day) => {
  const later = { from: partnerStart, monthly: wholeFranc(1_890), ramd: wholeFranc(70_000), scale: 44 }
  const periods = [period('2031-04-01', 2_100), period(partnerStart, 1_890)]
  return pension(person({ to: day('2032-12-31'), later }), person({ from: partnerStart }), periods)
}

type Ends = [number, number]
const ends = ([low, high]: Ends) => ({ low, high })
const range = (monthly: Ends | null, supplement: Ends | null, withSupplement: Ends) => ({
  pension: monthly && ends(monthly),
  supplement: supplement && ends(supplement),
  withSupplement: ends(withSupplement),
  causes: [],
})
const between = (avs: Ends | null, supplement: Ends | null, total: Ends) => ({
  avs: avs && ends(avs),
  supplement: supplement && ends(supplement),
  total: ends(total),
  causes: [],
})
const PENSION = range([2_000, 2_400], null, [2_000, 2_400])

describe('column', () => {
  it('[105] single: adds pension and LPP pension, which start on the same day', () => {
    const { monthlyTotal, totalFrom, avs, lpp: second } = column(parts())
    expect(totalFrom).toBe('2031-04-01')
    expect(monthlyTotal).toBe(addFrancs(avs?.monthly ?? null, second?.monthly ?? null))
  })

  it('says how sure the pension of the funds is, with the two ends of its range', () => {
    expect(column(parts()).lpp).toMatchObject({ sureness: 'printed', range: null })
    expect(column(parts()).lpp).not.toHaveProperty('low')
    const range = { low: 1_850, high: 1_930 }
    const computed = column(parts({ lpp: { ...lpp(), sureness: 'computed', range } })).lpp
    expect(computed).toMatchObject({ sureness: 'computed', range, low: 1_850, high: 1_930 })
  })

  it('[105] waits for the part that starts last', () => {
    const { monthlyTotal, totalFrom } = column(parts({ lpp: lpp(day('2033-02-01')) }))
    expect([totalFrom, monthlyTotal]).toEqual(['2033-02-01', 3_990])
  })

  it('[105] [107] couple: takes the pension for life, and tells what is paid at first', () => {
    const capped = column(parts({ pension: couple(day('2033-01-01')) }))
    expect(capped).toMatchObject({ totalFrom: '2033-01-01', monthlyTotal: 1_890 + 1_890 })
    expect(capped.first).toEqual({ monthly: 2_100 + 1_890, from: '2031-04-01', to: '2032-12-31' })
    const first = { monthly: 2_100, from: '2031-04-01', to: '2032-12-31' }
    expect(capped.avs).toMatchObject({ monthly: 1_890, from: '2033-01-01', to: null, thirteenth: 1_890, first })
  })

  it('[105] couple: a fund that pays after the cap begins comes last', () => {
    const late = column(parts({ pension: couple(day('2033-01-01')), lpp: lpp(day('2033-02-01')) }))
    expect(late).toMatchObject({ totalFrom: '2033-02-01', monthlyTotal: 1_890 + 1_890 })
    expect(late.first).toEqual({ monthly: 2_100, from: '2031-04-01', to: '2032-12-31' })
    const sameDay = column(parts({ pension: couple(day('2033-02-01')), lpp: lpp(day('2033-02-01')) }))
    expect(sameDay.monthlyTotal).toBe(1_890 + 1_890)
  })

  it('knows no start of a partner’s pension where the partner has none', () => {
    const partner = person({ monthly: wholeFranc(0), thirteenth: wholeFranc(0), scale: 0 })
    expect(column(parts({ pension: pension(person(), partner) })).avs?.partnerStart).toBeNull()
  })

  it.each([
    ['2029-04-01', '2031-04-01', 1_814 + 1_890],
    ['2030-06-01', '2031-04-01', 1_814],
    ['2031-05-01', '2031-05-01', 1_814],
  ])('[105] a fund from %s beside a pension that changes more than once', (from, totalFrom, atFirst) => {
    const own = person({ from: day('2029-04-01'), monthly: wholeFranc(1_814) })
    const periods = [period('2028-01-01', null), period('2029-04-01', 1_814), period('2030-06-01', 1_633)]
    const changing = pension(own, person({ from: day('2028-01-01') }), [...periods, period('2031-04-01', 1_700)])
    const total = column(parts({ pension: changing, lpp: lpp(day(from)) }))
    expect(total).toMatchObject({ totalFrom, monthlyTotal: 1_700 + 1_890 })
    expect(total.first?.monthly).toBe(atFirst)
    expect(total.avs?.earlier.map(({ monthly, to, endedBy }) => [monthly, to, endedBy])).toEqual([
      [1_814, '2030-05-31', 'other'],
      [1_633, '2031-03-31', 'other'],
    ])
  })

  it('leaves out what ended before the day of computation', () => {
    const own = person({ from: day('2025-04-01') })
    const running = pension(own, null, [period('2025-04-01', 2_000), period('2026-10-01', 2_100)])
    expect(column(parts({ pension: running, lpp: null }))).toMatchObject({ monthlyTotal: 2_100, first: null })
  })

  it('[105] adds nothing for someone who has no pension', () => {
    const none = pension(person({ monthly: wholeFranc(0), scale: 0 }), null, [])
    expect(column(parts({ pension: none })).monthlyTotal).toBe(1_890)
  })

  it('[105] includes the supplement, rounds once and leaves the 13th pension out', () => {
    const total = column(parts({ pension: pension(person({ supplement: 12.5 })) })).monthlyTotal
    expect(total).toBe(4_003)
  })

  it('[106] adds the LPP capital drawn to the projected 3a, and no balance that becomes a pension', () => {
    const { capitalTotal, lpp: second, pillar3a: third } = column(parts({ lpp: lpp(day('2031-04-01'), 105_000) }))
    expect(capitalTotal).toBe(addFrancs(second?.capital ?? null, third?.projected ?? null))
    expect(capitalTotal).toBe(182_000)
  })

  it.each<[string, Partial<ColumnParts>, Day | null, number | null, number | null]>([
    ['no LPP', { lpp: null }, day('2031-04-01'), 2_100, 77_000],
    ['no 3a', { pillar3a: null }, day('2031-04-01'), 3_990, 0],
    ['no AVS', { pension: null, lpp: lpp(day('2031-05-01')) }, day('2031-05-01'), 1_890, 77_000],
    ['3a alone', { pension: null, lpp: null }, null, null, 77_000],
    ['AVS alone', { lpp: null, pillar3a: null }, day('2031-04-01'), 2_100, null],
    ['nobody', { pension: null, lpp: null, pillar3a: null }, null, null, null],
  ])('[105] [106] runs over the parts that are there: %s', (_name, changes, totalFrom, monthlyTotal, capitalTotal) => {
    const result = column(parts(changes))
    expect(result).toMatchObject({ totalFrom, monthlyTotal, capitalTotal })
    expect([result.avs === null, result.lpp === null, result.pillar3a === null]).toEqual([
      changes.pension === null,
      changes.lpp === null,
      changes.pillar3a === null,
    ])
  })

  it.each<[string, Partial<ColumnParts>, PensionResult['range'], Column['ranges']]>([
    ['with a fund', {}, PENSION, between([2_000, 2_400], null, [3_890, 4_290])],
    [
      'with a fund whose pension lies in a range too',
      { lpp: { ...lpp(), sureness: 'computed', range: { low: 1_850, high: 1_930 } } },
      PENSION,
      between([2_000, 2_400], null, [3_850, 4_330]),
    ],
    ['without a fund', { lpp: null }, PENSION, between([2_000, 2_400], null, [2_000, 2_400])],
    [
      'with a supplement that falls where the pension rises',
      {},
      range([2_000, 2_400], [50, 160], [2_160, 2_450]),
      between([2_000, 2_400], [50, 160], [4_050, 4_340]),
    ],
    [
      'the supplement alone',
      { lpp: null },
      range(null, [50, 100], [2_570, 2_620]),
      between(null, [50, 100], [2_570, 2_620]),
    ],
    ['every income known, or the same with every one', {}, null, null],
  ])('tells between which amounts pension, supplement and total lie: %s', (_name, changes, of, ranges) => {
    expect(column(parts({ pension: { ...pension(person()), range: of }, ...changes })).ranges).toEqual(ranges)
  })

  it('names what opens the range', () => {
    const estimate: PensionResult = { ...pension(person()), range: { ...PENSION, causes: ['fewFigures'] } }
    expect(column(parts({ pension: estimate })).ranges?.causes).toEqual(['fewFigures'])
  })

  it('keeps the steps out of the figures', () => {
    const { lpp: second, pillar3a: third } = column(parts())
    expect(second).not.toHaveProperty('steps')
    expect(third).not.toHaveProperty('steps')
  })
})

describe('digest', () => {
  const input = { computedOn: day('2026-11-21'), law: LAW, withoutChange: parts(), changes: null, silent: [] }

  it('has one column before a simulation', () => {
    expect(digest(input)).toEqual({
      computedOn: '2026-11-21',
      lawYear: 2026,
      withoutChange: column(parts()),
      withChange: null,
      differences: [],
      silent: [],
    })
  })

  it('has two columns with one, and names who did not answer', () => {
    const silent = [{ party: 'pensionFund', id: 'f1', name: 'Caisse Beta', reason: 'timeout' } as const]
    const changed = parts({ retirementDate: day('2032-04-01'), lpp: null })
    const answer = digest({ ...input, changes: [{ cause: 'retirementDate', parts: changed }], silent })
    expect(answer.withChange).toMatchObject({ retirementDate: '2032-04-01', lpp: null, monthlyTotal: 2_100 as Franc })
    expect(answer.silent).toEqual(silent)
  })
})
