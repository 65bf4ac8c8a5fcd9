import { describe, expect, it } from 'vitest'
import { goldenCase } from '../../../tests/support/lives/golden-case'
import { day } from '../day'
import { franc } from '../money'
import { compounded, type DivorceQuestion, divorceHalving, gainInMarriage, halvedDifference } from './divorce-halving'

describe('a case computed from the law', () => {
  it('shares the difference of the gains', () => {
    const { inputs, expected } = goldenCase('div-lpp-halving')
    const gain = gainInMarriage(inputs.exitAtProceedings, inputs.exitAtWeddingCompounded)
    expect(gain).toBe(expected.ownGain)
    expect(halvedDifference(gain, inputs.otherSpouseGain)).toBe(expected.owedToOther)
  })
})

describe('interest up to the proceedings', () => {
  it.each([
    // 4 % a year until 2002, 3.25 % in 2003, 2.25 % in 2004.
    ['2002-01-01', '2005-01-01', 1.04 * 1.0325 * 1.0225],
    // Half a year of 4 %, then half a year of 3.25 %.
    ['2002-07-01', '2003-07-01', 1.02 * 1.01625],
    ['2026-01-01', '2026-01-31', 1 + (0.0125 * 29) / 360],
    ['2026-01-15', '2026-01-15', 1],
    // 4 % before the act was in force, too.
    ['1984-01-01', '1986-01-01', 1.04 ** 2],
  ])('from %s to %s', (start, end, factor) =>
    expect(compounded(100_000, day(start), day(end))).toBeCloseTo(100_000 * factor, 6),
  )
})

describe('the halving', () => {
  const question = (changes: Partial<DivorceQuestion> = {}): DivorceQuestion => ({
    wedding: day('2024-01-01'),
    proceedings: day('2026-01-01'),
    person: { atWedding: 100_000, atProceedings: 150_000 },
    other: { atWedding: 20_000, atProceedings: 30_000 },
    ...changes,
  })
  const halves = (changes: Partial<DivorceQuestion> = {}) => {
    const told = divorceHalving(question(changes))
    if ('refusal' in told) throw new Error(told.refusal)
    return told
  }
  const GROWTH = 1.0125 ** 2

  it('takes what was gained by each, and sets the halves off', () => {
    const { person, other, owed, steps } = halves()
    expect(person.gain).toBeCloseTo(150_000 - 100_000 * GROWTH, 6)
    expect(other.gain).toBeCloseTo(30_000 - 20_000 * GROWTH, 6)
    expect(owed).toBe(franc((person.gain - other.gain) / 2))
    expect(steps.map(({ key, output }) => [key, output])).toEqual([
      ['divorceGain', franc(person.gain)],
      ['divorceGain', franc(other.gain)],
      ['divorceShare', owed],
    ])
  })

  it('goes the other way where the other gained more', () => {
    const { person, other } = question()
    expect(halves({ person: other, other: person }).owed).toBe(-halves().owed)
  })

  it('shares no loss', () =>
    expect(halves({ person: { atWedding: 100_000, atProceedings: 90_000 } }).person.gain).toBe(0))

  it('leaves a spouse what was paid in from their own means (LFLP 22a al. 2)', () => {
    const ownDeposits = [{ amount: 10_000, on: day('2025-01-01') }]
    const { gain } = halves({ person: { atWedding: 100_000, atProceedings: 150_000, ownDeposits } }).person
    expect(gain).toBeCloseTo(150_000 - 100_000 * GROWTH - 10_000 * 1.0125, 6)
  })

  it('shares an advance for a home as if it were there, in proportion (LFLP 22a al. 3; LPP 30c al. 6)', () => {
    // 100'000 at the wedding are 101'250 a year later, three quarters of the 135'000 at that time.
    const homeAdvance = { amount: 40_000, on: day('2025-01-01'), savingsBefore: 135_000 }
    const { gain, compounded: before } = halves({
      person: { atWedding: 100_000, atProceedings: 110_000, homeAdvance },
    }).person
    expect(before).toBeCloseTo((101_250 - 30_000) * 1.0125, 6)
    expect(gain).toBeCloseTo(110_000 + 10_000 - before, 6)
  })

  it('is refused for a wedding before 1995, unless what was there is known', () => {
    const wedding = day('1994-12-31')
    expect(divorceHalving(question({ wedding }))).toEqual({ refusal: 'weddingBefore1995' })
    expect(divorceHalving(question({ wedding, knownAtWedding: true }))).toHaveProperty('owed')
    expect(divorceHalving(question({ wedding: day('1995-01-01') }))).toHaveProperty('owed')
  })

  it('refuses proceedings before the wedding', () =>
    expect(() => divorceHalving(question({ proceedings: day('2023-12-31') }))).toThrow(RangeError))
})
