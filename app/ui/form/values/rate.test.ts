import { expect, it } from 'vitest'
import { PROVIDER_ACCOUNT } from '~/forms/provider-account'
import { readShare } from './rate'

const { rate: requiredRate } = PROVIDER_ACCOUNT.schema.shape

const read = (text: string) => {
  const rate = requiredRate.safeParse(text)
  return rate.success ? rate.data : rate.error.issues[0]?.message
}

it.each([
  ['0', 0],
  ['-0', 0],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['1.25 %', 1.25],
  ['1,25%', 1.25],
  ['0.125', 0.125],
  ['10', 10],
])('reads %s as %d percent', (text, rate) => expect(read(text)).toBe(rate))

it.each([
  ['10.01', 'rateRange'],
  ['50', 'rateRange'],
  ['-1', 'rateRange'],
  ['abc', 'rateForm'],
  ['1.2.3', 'rateForm'],
  ['1e1', 'rateForm'],
  ['%', 'rateForm'],
  ['', 'required'],
])('refuses %s: %s', (text, key) => expect(read(text)).toBe(key))

it.each([
  ['80', 80],
  ['80 %', 80],
  ['1/4', 25],
  ['1 / 3', 33.33],
  ['4/5', 80],
  ['½', 50],
  ['0.8', 80],
  ['0,25', 25],
  ['.5', 50],
  ['0.333', 33.3],
  ['0', 0],
  ['0.5 %', 0.5],
  ['1.5', 1.5],
])('reads the share %s as %d percent', (text, value) => expect(readShare(text)).toEqual({ value }))

it.each(['1/0', '1/', 'un quart', '/4'])('refuses the share %s', (text) =>
  expect(readShare(text)).toEqual({ problem: 'rateForm' }),
)
