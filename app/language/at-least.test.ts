import { describe, expect, it } from 'vitest'
import type { Difference } from '~/pillars/synthesis/result'
import { differencesOfWhole } from './at-least'

const differenceOf = (figure: Difference['figure']) => ({ figure, before: 0, after: 1, difference: 1, causes: [] })
const differences = [differenceOf('total.monthly'), differenceOf('avs.monthly')]

describe('the difference of a monthly total', () => {
  it.each([
    [true, true, ['total.monthly', 'avs.monthly']],
    [true, null, ['total.monthly', 'avs.monthly']],
    [false, false, ['avs.monthly']],
    [true, false, ['avs.monthly']],
    [false, null, ['avs.monthly']],
  ])('complete without a change: %s, with it: %s', (without, withIt, told) => {
    const columns = {
      withoutChange: { complete: without },
      withChange: withIt === null ? null : { complete: withIt },
    }
    expect(differencesOfWhole({ differences, ...columns }).map(({ figure }) => figure)).toEqual(told)
  })
})
