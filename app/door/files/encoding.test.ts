import { expect, it } from 'vitest'
import { quickestFor, smallestFor } from './encoding'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=0.2, identity;q=0.8', 'identity'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
  ['GZIP', 'gzip'],
  ['gzip;q=', 'gzip'],
])('of someone who says Accept-Encoding: %s: %s', (header, expected) => {
  expect(smallestFor(header)).toBe(expected)
  expect(smallestFor(header), 'asked again').toBe(expected)
})

it('remembers no more headers than browsers send', () => {
  for (let i = 0; i < 1000; i++) smallestFor(`gzip, made-up-${i}`)
  expect(smallestFor('gzip, made-up-1001')).toBe('gzip')
})

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['br', 'identity'],
  ['gzip;q=0.2, *;q=0.1', 'gzip'],
])('what is compressed for one answer, for someone who says %s: %s', (header, expected) => {
  expect(quickestFor(header)).toBe(expected)
})
