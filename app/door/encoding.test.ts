import { expect, it } from 'vitest'
import { encodingFor } from './encoding'

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
  ['gzip;q=', 'identity'],
])('of who says Accept-Encoding: %s: %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected)
  expect(encodingFor(header), 'asked again').toBe(expected)
})

it('remembers no more headers than browsers send', () => {
  for (let i = 0; i < 1000; i++) encodingFor(`gzip, made-up-${i}`)
  expect(encodingFor('gzip, made-up-1001')).toBe('gzip')
})
