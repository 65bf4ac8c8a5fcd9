/** Tables of the law that are shown, while the engine applies rules of its own: both must agree. */
import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { MINIMUM_PENSION } from '~/law/avs/minimum-pension'
import { SCALE_SHARES } from '~/law/avs/scale-shares'
import { WIDOWED_SUPPLEMENT } from '~/law/avs/widowed-supplement'
import { lawDay, rowOn } from '~/law/table'
import { formerMarriage, life, man, pensionOf, years } from '../../../tests/support/lives/life'
import { hundredthsOfPercent, scaleOf } from './contributions/scale'

const today = lawDay('2026-11-21')
const law = lawOn(today)

describe('the scales', () => {
  const scales = rowOn(SCALE_SHARES, today).value

  it('are all there', () =>
    expect(scales.map(({ scale }) => scale)).toEqual([...Array(law.scales).keys()].map((n) => n + 1)))

  it.each(scales.map((row) => [row.scale, row] as const))('%i pays and begins as printed', (scale, row) => {
    expect(hundredthsOfPercent(scale, law)).toBe(Math.round(row.percent * 100))
    if (scale === 1) return
    expect(scaleOf(row.fromYearsPercent, 100, law)).toBe(scale)
    expect(scaleOf(Math.round(row.fromYearsPercent * 100 - 1), 10_000, law)).toBe(scale - 1)
  })
})

describe('the supplement of widowed people', () => {
  const { percent, ceilingPercent } = rowOn(WIDOWED_SUPPLEMENT, today).value
  const maximum = (2 * rowOn(MINIMUM_PENSION, today).value * ceilingPercent) / 100
  const former = formerMarriage(man('1960-05-05', []), '2020-06-01', '2021-03-01', 'death')
  const last = (amount: number, marriages: (typeof former)[]) =>
    pensionOf(life(man('1961-05-05', years(1982, 2025, amount)), { marriages })).periods.at(-1)?.person ?? 0

  it.each([15_000, 90_000])('on incomes of %i is that of the table, up to its ceiling', (amount) => {
    const alone = last(amount, [])
    expect(last(amount, [former])).toBe(Math.min(maximum, Math.round((alone * (100 + percent)) / 100)))
  })
})
