import { expect, it } from 'vitest'
import { type FundAnswer, pensionFundOf } from './work'

it.each<[string, FundAnswer | undefined, string[] | null, number, FundAnswer]>([
  ['nothing at all', undefined, null, 0, 'unknown'],
  ['that they do not know', 'unknown', null, 0, 'unknown'],
  ['that there is one', 'yes', null, 0, 'yes'],
  ['that there is none', 'no', null, 0, 'no'],
  ['none on the page of funds', undefined, [], 0, 'no'],
  ['none on the page of funds, after not to know', 'unknown', [], 0, 'no'],
  ['a chosen fund', undefined, ['x'], 0, 'yes'],
  ['a certificate, whatever they said before', 'no', null, 1, 'yes'],
])('of who has told %s', (_, fund, selection, certificates, known) => {
  const info = { person: { fund } }
  const secondPillar = { selection, certificates: Array.from({ length: certificates }, () => ({ kind: 'pension' })) }
  expect(pensionFundOf({ firstPillar: { info }, secondPillar })).toBe(known)
})

it('of a visitor who has given no details', () => {
  const secondPillar = { selection: null, certificates: [] }
  expect(pensionFundOf({ firstPillar: { info: null }, secondPillar })).toBe('unknown')
})

it.each([
  ['several', undefined, 'unknown'],
  ['several', 'yes', 'yes'],
  ['several', 'no', 'no'],
] as const)('%s, fund %s: insured by a fund, %s', (work, fund, expected) => {
  const firstPillar = { info: { person: { work, fund } } }
  expect(pensionFundOf({ firstPillar, secondPillar: { selection: null, certificates: [] } })).toBe(expected)
})

it('of a pension that is paid already insures nobody any more', () => {
  const secondPillar = { selection: null, certificates: [{ kind: 'paid' }] }
  expect(pensionFundOf({ firstPillar: { info: { person: { fund: 'no' } } }, secondPillar })).toBe('no')
})
