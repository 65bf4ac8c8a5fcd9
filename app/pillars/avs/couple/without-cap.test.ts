import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { type LawName, lawAs } from '~/law/avs/other-law'
import { man, couple as spouses, woman, years } from '../../../../tests/support/lives/life'
import { day } from '../../day'
import { computeAvs } from '../compute-avs'

/** Two maximum pensions from the same day on. */
const facts = spouses(
  woman('1970-04-10', years(1991, 2025, 100_000)),
  man('1970-04-20', years(1991, 2025, 110_000)),
  '1998-06-01',
)
const on = day('2026-11-21')
const under = (law: LawName) => computeAvs(facts, lawAs(lawOn(on), law), on)

describe('two pensions of a couple', () => {
  it('are capped by the law of today, and each as computed as if art. 35 were repealed', () => {
    expect(under('today').periods.at(-1)).toMatchObject({ person: 1890, partner: 1890, total: 3780, capped: true })
    expect(under('withoutCap').periods.at(-1)).toMatchObject({
      person: 2520,
      partner: 2520,
      total: 5040,
      capped: false,
    })
  })

  it('have no step of a cap without it', () => {
    const keys = (law: LawName) => under(law).person.steps.map(({ key }) => key)
    expect(keys('today')).toContain('coupleCap')
    expect(keys('withoutCap')).not.toContain('coupleCap')
  })

  it('have no 13th pension as if art. 34ter were repealed, and are the same otherwise', () => {
    const [today, without] = [under('today'), under('without13th')]
    expect([today.person.thirteenth, without.person.thirteenth]).toEqual([1890, 0])
    expect(without.periods).toEqual(today.periods)
  })
})
