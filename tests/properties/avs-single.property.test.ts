import { describe, expect } from 'vitest'
import { type AvsLaw, lawOn } from '~/law/avs/avs-law'
import type { PersonPension } from '~/pillars/avs/result'
import { maximumOf, minimumOf, rounded } from './law-amounts'
import { drawnOnTime, singleLife } from './lives'
import { inputOf, lastStep, personPensionOf } from './results'
import { property } from './runs'

describe('the pension of a single person', () => {
  property(
    'lies between minimum and maximum of its scale, less the reduction or plus the supplement where not drawn on time',
    singleLife,
    (life) => {
      const pension = personPensionOf(life)
      EXPECT_BOUNDS[pension.drawing.kind](pension, lawOn(life.day))
    },
  )

  property('on time and with full years is the minimum at least, and never above the maximum', singleLife, (life) => {
    const { scale, monthly } = personPensionOf(drawnOnTime(life))
    const { minimumPension } = lawOn(life.day)
    if (scale === 44) expect(monthly).toBeGreaterThanOrEqual(minimumPension)
    expect(monthly).toBeLessThanOrEqual(2 * minimumPension)
  })
})

const EXPECT_BOUNDS = { onTime: expectOnTime, early: expectEarly, late: expectLate }

function expectOnTime({ monthly, scale }: PersonPension, law: AvsLaw) {
  expectBetween(monthly, minimumOf(scale, law), maximumOf(scale, law))
}

/** A percentage less until the reference age; then a fixed amount, the same percentage of what was drawn early. */
function expectEarly(pension: PersonPension, law: AvsLaw) {
  const { scale, monthly, drawing, steps } = pension
  const percent = inputOf(pension, 'earlyReduction', 'percent')
  // The transition generation has lower rates, and 36 months.
  const highest = law.earlyReductions.find(({ months }) => months === drawing.months)?.percent ?? 10.5
  expectBetween(percent, 0, highest)
  const [minimum, maximum] = [minimumOf(scale, law), maximumOf(scale, law)]
  const part = (amount: number, ofHundred: number) => rounded((amount * ofHundred) / 100)
  expectBetween(monthly, part(minimum, 100 - percent), part(maximum, 100 - percent))
  const scaleAfter = Number(lastStep(steps, 'scale')?.output)
  expectBetween(
    Number(lastStep(steps, 'earlyReductionForLife')?.output),
    minimumOf(scaleAfter, law) - part(maximum, percent),
    maximumOf(scaleAfter, law) - part(minimum, percent),
  )
}

function expectLate(pension: PersonPension, law: AvsLaw) {
  const { scale, monthly, drawing } = pension
  const rate = law.deferralRates.findLast(({ fromMonths }) => fromMonths <= drawing.months)?.percent ?? 0
  const due = scale > 0 ? inputOf(pension, 'deferralSupplement', 'pension') : 0
  expectBetween(due, minimumOf(scale, law), maximumOf(scale, law))
  expect(monthly).toBe(rounded((due * (100 + rate)) / 100))
}

function expectBetween(amount: number, lowest: number, highest: number) {
  expect(amount).toBeGreaterThanOrEqual(lowest)
  expect(amount).toBeLessThanOrEqual(highest)
}
