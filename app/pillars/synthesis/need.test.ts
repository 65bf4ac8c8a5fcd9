import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { wholeFranc } from '../money'
import { complementaryHint, needAnswer } from './need'

const column = (monthlyTotal: number | null, range: { low: number; high: number } | null = null) => ({
  monthlyTotal: monthlyTotal === null ? null : wholeFranc(monthlyTotal),
  avs: monthlyTotal === null ? null : ({ monthly: wholeFranc(1890), supplement: 12.5 } as never),
  lpp: null,
  ranges: range && { avs: null, supplement: null, total: range, causes: [] },
  complete: true,
})

describe('what is missing to a need', () => {
  it.each([
    ['less is paid', 5000, 3900, 1100],
    ['as much', 3900, 3900, 0],
    ['more is paid', 3000, 3900, -900],
    ['centimes stay', 3900.35, 3900, 0.35],
    ['nothing is needed', 0, 3900, -3900],
  ])('%s: %d of %d', (_, need, paid, gap) => {
    const { withoutChange, withChange } = needAnswer(need, { withoutChange: column(paid), withChange: null })
    expect(withoutChange).toMatchObject({ paid, gap, range: null })
    expect(withChange).toBeNull()
  })

  it('is given for each column, with its step and article', () => {
    const { withoutChange, withChange } = needAnswer(5000, { withoutChange: column(1903), withChange: column(2500) })
    expect([withoutChange?.gap, withChange?.gap]).toEqual([3097, 2500])
    expect(withoutChange?.steps).toEqual([
      { key: 'needGap', inputs: { need: 5000, avs: 1902.5, lpp: 0 }, output: 3097, article: 'LPP art. 1 al. 1' },
    ])
  })

  it('lies between two amounts where what is paid does: most is missing where least is paid', () =>
    expect(
      needAnswer(5000, { withoutChange: column(2000, { low: 1800, high: 2400 }), withChange: null }).withoutChange
        ?.range,
    ).toEqual({ low: 2600, high: 3200 }))

  it('is not given where nothing is known of what is paid', () =>
    expect(needAnswer(5000, { withoutChange: column(null), withChange: null }).withoutChange).toBeNull())
})

describe('the threshold of complementary benefits', () => {
  const on = day('2026-11-21')

  // 20'670 + 18'900 = 39'570 a year, 3'297.50 a month; 31'005 + 22'320 = 53'325 a year, 4'443.75 a month.
  it.each([
    ['single', 3297.49, true],
    ['single', 3297.5, false],
    ['couple', 4443.74, true],
    ['couple', 4443.75, false],
  ] as const)('%s with %d a month: a right is possible: %s', (who, monthly, isBelow) =>
    expect(complementaryHint({ who, monthly }, on) !== null).toBe(isBelow),
  )

  it.each([
    [2221.87, true],
    [2221.88, false],
  ])('of a couple of whom one pension is known, %d a month is compared with a half: %s', (monthly, isBelow) =>
    expect(complementaryHint({ who: 'couple', monthly, isHalf: true }, on) !== null).toBe(isBelow),
  )

  it('names the amounts of the law, of a rent between those of the regions', () =>
    expect(complementaryHint({ who: 'single', monthly: 2500 }, on)).toEqual({
      who: 'single',
      isHalf: false,
      paid: 30_000,
      living: 20_670,
      rent: { low: 16_680, high: 18_900 },
      wealth: 100_000,
      enactedUntil: '2026-12-31',
    }))
})
