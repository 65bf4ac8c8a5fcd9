import { expect, it } from 'vitest'
import { acceptedLanguage } from './accepted-language'

it.each([
  ['en-US,en;q=0.9,de-CH;q=0.8', 'de'],
  ['en-US,en;q=0.9,fr-CH;q=0.8,de;q=0.7', 'fr'],
  ['de;q=0.7, fr;q=0.9', 'fr'],
  ['de-CH, fr-CH', 'de'],
  ['fr;q=0.8,de;q=0.8', 'fr'],
  ['DE-ch;Q=0.5', 'de'],
  ['gsw,de-CH-1996;q=0.3', 'de'],
  ['fr;q=0,de;q=0.1', 'de'],
  ['fr;q=0.000, *', 'de'],
  ['en,*;q=0.5', 'fr'],
  ['en,*;q=0.5,fr;q=0.1', 'de'],
  ['de;q=0.9,*', 'fr'],
  ['*;q=0,de', 'de'],
  ['de;q=high,fr;q=0.1', 'fr'],
  ['de;q=2,,;;,fr;q=0.1', 'fr'],
  ['de ; q = 0.4', 'de'],
  ['en', null],
  ['', null],
  ['de;q=0', null],
  ['default, fra, de_CH', null],
  [',;q=1,-de,*-de', null],
  ['x'.repeat(10_000), null],
  [null, null],
])('%j: %s', (header, language) => expect(acceptedLanguage(header)).toBe(language))
