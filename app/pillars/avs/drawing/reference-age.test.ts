import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { hasAssumedCohort, requireEstimable, retirementOf } from './reference-age'

describe('when the pension starts', () => {
  it.each([
    ['1962-02-17', 'FEMALE', '2026-08-17', '2026-09-01'],
    ['1961-09-02', 'MALE', '2026-09-02', '2026-10-01'],
    ['1961-01-01', 'FEMALE', '2025-04-01', '2025-05-01'],
    ['1961-11-30', 'FEMALE', '2026-02-28', '2026-03-01'],
    ['1961-10-15', 'FEMALE', '2026-01-15', '2026-02-01'],
    ['1963-05-31', 'FEMALE', '2028-02-29', '2028-03-01'],
    ['1964-02-29', 'FEMALE', '2029-02-28', '2029-03-01'],
    ['1960-12-31', 'MALE', '2025-12-31', '2026-01-01'],
  ] as const)('born %s, %s: reference age on %s, pension from %s', (birthDate, gender, referenceDay, start) => {
    expect(retirementOf({ birthDate: day(birthDate), gender })).toMatchObject({ referenceDay, start })
  })

  // The birth dates of the five fictional persons of the demo.
  it.each([
    ['1971-03-14', 'FEMALE', '2036-04-01'],
    ['1969-10-02', 'MALE', '2034-11-01'],
    ['1972-05-18', 'MALE', '2037-06-01'],
    ['1980-08-23', 'FEMALE', '2045-09-01'],
    ['1976-11-02', 'FEMALE', '2041-12-01'],
  ] as const)('[116] born %s, %s: the month after the 65th birthday, %s', (birthDate, gender, start) => {
    const retirement = retirementOf({ birthDate: day(birthDate), gender })
    expect(retirement.age).toEqual({ years: 65, months: 0 })
    expect(retirement.start).toBe(start)
  })

  it.each([
    ['1961-09-30', false],
    ['1961-10-01', true],
    ['1962-06-30', false],
    ['1962-07-01', true],
    ['1963-03-31', false],
    ['1963-04-01', true],
    ['1964-01-01', false],
  ])('a woman born %s: years of the age class assumed: %s', (birthDate, assumed) => {
    const person = { birthDate: day(birthDate), gender: 'FEMALE' as const }
    expect(hasAssumedCohort(person, retirementOf(person))).toBe(assumed)
  })
})

describe('whom we estimate', () => {
  const check = (birthDate: string, gender: 'MALE' | 'FEMALE') => () => {
    const person = { birthDate: day(birthDate), gender }
    requireEstimable('person', person, retirementOf(person), day('2026-11-21'))
  }

  it.each([
    ['1959-12-31', 'MALE', 'pensionBefore2025'],
    ['1960-12-31', 'FEMALE', 'pensionBefore2025'],
    ['1931-01-01', 'FEMALE', 'pensionBefore2025'],
    ['2008-11-22', 'FEMALE', 'underEighteen'],
    ['2026-11-21', 'MALE', 'underEighteen'],
  ] as const)('not somebody born %s, %s: %s', (birthDate, gender, key) => {
    expect(check(birthDate, gender)).toThrow(expect.objectContaining({ name: 'AvsRefusal', key, who: 'person' }))
  })

  it.each([
    ['1960-01-01', 'MALE'],
    ['1961-01-01', 'FEMALE'],
    ['2008-11-21', 'MALE'],
  ] as const)('somebody born %s, %s', (birthDate, gender) => {
    expect(check(birthDate, gender)).not.toThrow()
  })

  it('says no birth date in the message', () => {
    expect(check('1959-12-31', 'MALE')).toThrow(/^AVS not estimated: pensionBefore2025 \(person\)$/)
  })
})
