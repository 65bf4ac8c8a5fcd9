import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { type VestedAccount, type VestedQuestion, vestedBenefits, vestedWindow } from './vested-benefits'

const ALPHA: VestedAccount = { label: 'Alpha', balance: 50_000.4, rate: 1, paydate: null }

const question = (changes: Partial<VestedQuestion> = {}): VestedQuestion => ({
  birthDate: day('1966-03-20'),
  gender: 'MALE',
  computedOn: day('2026-12-31'),
  worksUntil: null,
  isMarried: false,
  ...changes,
})

describe('vested benefits', () => {
  it('are paid when the AVS pension starts, unless another day is chosen', () => {
    const { result, refusals } = vestedBenefits(
      [ALPHA, { ...ALPHA, label: 'Beta', paydate: day('2027-12-31') }],
      question(),
    )
    // Four years and three months of 1 %; one year of 1 %.
    const untilReference = Math.round(50_000.4 * 1.01 ** 4 * 1.0025)
    expect(refusals).toEqual([])
    expect(result).toMatchObject({
      current: 100_000.8,
      projected: untilReference + 50_500,
      needsConsent: false,
      accounts: [
        { label: 'Alpha', current: 50_000.4, projected: untilReference, paydate: '2031-04-01' },
        { label: 'Beta', current: 50_000.4, projected: 50_500, paydate: '2027-12-31' },
      ],
    })
    expect(result?.steps.map(({ key, inputs, article }) => [key, inputs.label, article])).toEqual([
      ['vestedInterest', 'Alpha', 'OLP art. 13 al. 5'],
      ['vestedCapital', 'Alpha', 'OLP art. 16 al. 1'],
      ['vestedInterest', 'Beta', 'OLP art. 13 al. 5'],
      ['vestedCapital', 'Beta', 'OLP art. 16 al. 1'],
    ])
  })

  it('need the consent of the spouse', () =>
    expect(vestedBenefits([ALPHA], question({ isMarried: true })).result?.needsConsent).toBe(true))

  it.each([
    ['a man', { gender: 'MALE' }, { earliest: '2023-02-20', due: '2028-03-01', latest: '2033-02-20' }],
    [
      'a woman of the transition',
      { gender: 'FEMALE' },
      { earliest: '2022-11-20', due: '2027-12-01', latest: '2032-11-20' },
    ],
  ] as const)('are paid in the five years before and after the own reference age of %s', (_who, { gender }, expected) =>
    expect(vestedWindow({ birthDate: day('1963-02-20'), gender }, day('2026-11-21'))).toEqual(expected),
  )

  it.each<[string, string, Partial<VestedQuestion>, string | null]>([
    ['five years before', '2026-03-20', { computedOn: day('2026-01-01') }, null],
    ['a day earlier', '2026-03-19', { computedOn: day('2026-01-01') }, 'paydateTooEarly'],
    ['a day that is past', '2026-12-30', {}, 'paydatePast'],
    ['the start of the AVS pension', '2031-04-01', {}, null],
    ['later, without work', '2031-04-02', {}, 'paydateTooLate'],
    ['later, while working', '2033-01-01', { worksUntil: day('2033-01-01') }, null],
    ['after the end of work', '2033-01-02', { worksUntil: day('2033-01-01') }, 'paydateTooLate'],
    ['five years after, while working', '2036-03-20', { worksUntil: day('2040-01-01') }, null],
    ['a day later, while working', '2036-03-21', { worksUntil: day('2040-01-01') }, 'paydateTooLate'],
    ['the start of the pension, after an early end of work', '2031-04-01', { worksUntil: day('2029-01-01') }, null],
  ])('%s: %s', (_name, paydate, changes, key) => {
    const told = vestedBenefits([{ ...ALPHA, paydate: day(paydate) }], question(changes))
    expect(told.refusals).toEqual(key ? [{ label: 'Alpha', key }] : [])
    expect(told.result === null).toBe(key !== null)
  })
})
