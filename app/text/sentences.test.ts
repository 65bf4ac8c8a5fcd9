import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { textIn } from './i18n.server'
import { LANGUAGES } from './language'
import { sentencesOf } from './sentences'

const TEXTS = {
  plain: 'Bonjour',
  under: {
    gap: '{{name}} : {{amount}} ({{name}})',
    counted: 'tous',
    counted_one: 'un',
    counted_other: '{{count}}',
    some_zero: 'rien',
    some_one: '{{count}} année',
    some_other: '{{count}} années',
  },
}
const sentence = sentencesOf(TEXTS, 'fr')

describe('a sentence', () => {
  it.each([
    ['by its key', 'plain', undefined, 'Bonjour'],
    ['with more given than it has gaps', 'plain', { name: 'Claire' }, 'Bonjour'],
    ['with its gaps filled, wherever they stand', 'under.gap', { name: 'A', amount: 0 }, 'A : 0 (A)'],
    ['with what is not given left out', 'under.gap', { name: undefined }, ' :  ()'],
    [
      'and never a gap of what is put in',
      'under.gap',
      { name: '{{amount}}', amount: '$1$&' },
      '{{amount}} : $1$& ({{amount}})',
    ],
  ])('%s', (_, key, given, expected) => expect(sentence(key, given)).toBe(expected))

  it.each(['missing', 'under', 'toString'])('is not found here: %s', (key) =>
    expect(sentence(key, { count: 1 })).toBeUndefined(),
  )

  it.each([undefined, '1', null])('is not found without the number that chooses it: %s', (count) =>
    expect(sentence('under.counted', { count })).toBeUndefined(),
  )

  it.each([
    ['fr', 0, 'rien'],
    ['fr', 1, '1 année'],
    ['fr', 1.5, '1.5 année'],
    ['fr', 2, '2 années'],
    ['de', 1.5, '1.5 années'],
    // French has a form for whole millions, of which no sentence of ours has one.
    ['fr', 1_000_000, undefined],
  ] as const)('is chosen by its number: in %s %d', (language, count, expected) =>
    expect(sentencesOf(TEXTS, language)('under.some', { count })).toBe(expected),
  )

  it.each(LANGUAGES.flatMap((language) => [0, 1, 2, 11, 44].map((count) => [language, count] as const)))(
    'is the one that i18next chooses: in %s %d',
    (language, count) => {
      const chosen = createInstance()
      chosen.init({ lng: language, resources: { [language]: { translation: TEXTS } }, initImmediate: false })
      for (const key of ['under.counted', 'under.some'])
        expect(sentencesOf(TEXTS, language)(key, { count })).toBe(chosen.t(key as 'words.age', { count }))
    },
  )

  it('is missed where there is none', () => {
    const t = textIn('fr')
    expect(() => t('words.nothing' as 'words.yes')).toThrow('no text: words.nothing (fr)')
  })
})
