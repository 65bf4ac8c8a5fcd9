import { describe, expect, it } from 'vitest'
import { lastStep, man, single, woman, years } from '../../../../tests/support/lives/life'

/** Born 10 May 1966: reference age on 10 May 2031, pension from 1 June 2031. */
const bornIn1966 = (drawing: string) => single(man('1966-05-10', years(1987, 2025, 60_000), { drawing }))

describe('a deferred pension', () => {
  it.each([
    // 2117 at the reference age; the supplement by itself is rounded.
    ['2032-06-01', 12, 5.2, 2227],
    ['2032-09-01', 15, 6.6, 2257],
    ['2033-05-01', 23, 9.4, 2316],
    ['2033-06-01', 24, 10.8, 2346],
    ['2036-06-01', 60, 31.5, 2784],
  ])('[123] from %s, %d months late, rises by %d % to %d', (drawFrom, months, percent, monthly) => {
    const result = bornIn1966(drawFrom)
    expect(result.person).toMatchObject({
      from: drawFrom,
      to: null,
      monthly,
      thirteenth: monthly,
      scale: 44,
      drawing: { kind: 'late', months },
    })
    expect(lastStep(result.person, 'deferralSupplement')).toMatchObject({ inputs: { average: 2117, months, percent } })
    expect(result.assumptions).toContain('workAfterReferenceAgeLeftOut')
  })

  it('of less than a year is none', () => {
    const result = bornIn1966('2032-05-01')
    expect(result.person).toMatchObject({ from: '2031-06-01', monthly: 2117, drawing: { kind: 'onTime', months: 0 } })
    expect(result.assumptions).toContain('deferralUnderOneYear')
  })

  it('until 70 ends after five years for a woman whose reference age lies below 65', () => {
    // Born 1962: 64 and a half in 2027; five years later is 2032, 70 half a year after that.
    const result = single(woman('1962-11-03', years(1983, 2025, 60_000), { drawing: '2032-12-01' }))
    expect(result.person).toMatchObject({ from: '2032-06-01', drawing: { kind: 'late', months: 60 } })
    expect(result.assumptions).toContain('deferralEndsAfterFiveYears')
  })

  it('of the transition generation has its supplement beside, which does not rise', () => {
    const onTime = single(woman('1966-07-17', years(1987, 2025, 70_000)))
    const late = single(woman('1966-07-17', years(1987, 2025, 70_000), { drawing: '2033-08-01' }))
    expect([onTime.person.supplement, late.person.supplement]).toEqual([81, 81])
    expect(late.person.monthly).toBe(2258 + 244)
    expect(late.periods[0]?.total).toBe(2258 + 244 + 81)
  })
})
