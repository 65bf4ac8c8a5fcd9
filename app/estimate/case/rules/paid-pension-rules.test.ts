import { expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { findPaidPensionProblems } from './paid-pension-rules'

const TODAY = day('2026-11-28')
/** 65 on 01.03.2021; she 64 and three months on 10.08.2025, and drew up to three years early. */
const HE = { birthDate: day('1956-03-01'), gender: 'MALE' as const }
const SHE = { birthDate: day('1961-05-10'), gender: 'FEMALE' as const }

it.each([
  [HE, null, null, []],
  [HE, '2021-04-01', null, []],
  [HE, null, 1850, []],
  [HE, '2019-04-01', 1655, []],
  [HE, '2019-03-01', 1655, ['from pensionSinceRange']],
  [HE, '2026-04-01', 3314, []],
  [HE, '2026-04-01', 3320, ['monthly partnerPensionTooLarge']],
  [HE, '2026-05-01', 1850, ['from pensionSinceRange']],
  [HE, '2026-12-01', 1850, ['from dayInFuture']],
  [SHE, '2022-09-01', 1850, []],
  [SHE, '2022-08-01', 1850, ['from pensionSinceRange']],
  [{ ...HE, birthDate: day('1961-11-30') }, '2026-12-01', null, ['whole partnerNotRetired']],
  [{ ...HE, birthDate: day('1961-10-31') }, '2026-11-01', null, []],
] as const)('%o since %s, CHF %s', (spouse, from, monthly, expected) => {
  const found = findPaidPensionProblems({ from: from && day(from), monthly }, spouse, TODAY)
  expect(found.map(({ part, key }) => `${part} ${key}`)).toEqual(expected)
})
