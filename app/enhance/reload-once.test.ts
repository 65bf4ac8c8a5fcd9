import { expect, it } from 'vitest'
import { mayReload } from './reload-once'

it.each([
  [null, 1000, true],
  ['1000', 1000, false],
  ['1000', 10_999, false],
  ['1000', 11_000, true],
  ['not a time', 1000, true],
])('[180] reloaded at %s, a page may reload at %d: %s', (last, moment, may) =>
  expect(mayReload(last, moment)).toBe(may),
)
