import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { type AvsFrom, avsChoices, avsStart, firstDaysToTry } from './avs-from'

/** Born 10 May 1970: 63 in June 2033, the reference age in June 2035, 70 in June 2040. */
const BORN_1970 = {
  birthDate: day('1970-05-10'),
  reference: day('2035-06-01'),
  limits: { earliest: day('2033-06-01'), latest: day('2040-06-01') },
}
/** A woman born 10 February 1963: 62 in March 2025, the reference age at 64 years and nine months. */
const OF_TRANSITION = {
  birthDate: day('1963-02-10'),
  reference: day('2027-12-01'),
  limits: { earliest: day('2026-12-01'), latest: day('2033-03-01') },
}

describe('the ages at which the AVS can start in all rows', () => {
  it.each<[string, Parameters<typeof avsChoices>[0], AvsFrom[]]>([
    ['of a man', BORN_1970, ['first', 63, 64, 'reference', 65, 66, 67, 68, 69, 70]],
    // Less than a year after the reference age is no deferral, so 65 is not included.
    ['of the transition, some past', OF_TRANSITION, ['first', 64, 'reference', 66, 67, 68, 69, 70]],
    [
      'of the transition, from 62 on',
      { ...OF_TRANSITION, limits: { ...OF_TRANSITION.limits, earliest: day('2025-03-01') } },
      ['first', 62, 63, 64, 'reference', 66, 67, 68, 69, 70],
    ],
    ['after 70', { ...BORN_1970, limits: null }, []],
  ])('%s', (_, facts, choices) => expect(avsChoices(facts, 12)).toEqual(choices))
})

describe('the day on which the AVS starts', () => {
  const facts = { ...BORN_1970, earliest: BORN_1970.limits.earliest }
  it.each<[AvsFrom, string, string]>([
    ['first', '2030-06-01', '2033-06-01'],
    ['first', '2033-06-01', '2033-06-01'],
    ['first', '2036-09-01', '2036-09-01'],
    ['reference', '2030-06-01', '2035-06-01'],
    ['reference', '2038-06-01', '2035-06-01'],
    [64, '2030-06-01', '2034-06-01'],
    [64, '2038-06-01', '2034-06-01'],
  ])('%s, of who leaves on %s: %s', (choice, leaving, start) =>
    expect(avsStart(choice, day(leaving), facts)).toBe(start),
  )
})

it.each([
  ['2033-06-01', '2035-06-01', ['2033-06-01', '2034-01-01', '2035-01-01', '2035-06-01']],
  ['2034-01-01', '2035-01-01', ['2034-01-01', '2035-01-01']],
  ['2036-06-01', '2035-06-01', ['2036-06-01']],
])(
  'the first day of a pension from %s on, with the reference age on %s, is one of these',
  (earliest, reference, days) => expect(firstDaysToTry(day(earliest), day(reference))).toEqual(days),
)
