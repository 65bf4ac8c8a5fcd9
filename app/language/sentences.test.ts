import { describe, expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import { sentencesOf } from './sentences'

const sentence = sentencesOf({
  plain: 'Bonjour',
  under: { gap: '{{name}} : {{amount}} ({{name}})', counted: 'tous', counted_one: 'un', counted_other: '{{count}}' },
})

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

  it.each(['missing', 'under', 'under.counted', 'toString'])('is not found here: %s', (key) =>
    expect(sentence(key, { count: 1 })).toBeUndefined(),
  )

  it.each([
    ['fr', 0, 'Sans enfant'],
    ['fr', 1, '1 enfant'],
    ['fr', 2, '2 enfants'],
    ['de', 0, 'Keine Kinder'],
    ['de', 1, '1 Kind'],
    ['de', 2, '2 Kinder'],
  ] as const)('is still chosen by a number: in %s %d', (language, count, expected) =>
    expect(textIn(language)('words.children', { count })).toBe(expected),
  )

  it('is filled anew each time that a number chooses it', () => {
    const t = textIn('fr')
    const paid = (count: number, amount: string) => t('outlook.picture.lpp', { count, amount })
    expect([paid(1, 'CHF 1'), paid(2, 'CHF 2'), paid(1, 'CHF 3'), paid(2, '{{count}}')]).toEqual([
      'Caisse de pension CHF 1',
      'Caisses de pension CHF 2',
      'Caisse de pension CHF 3',
      'Caisses de pension {{count}}',
    ])
  })

  it('is missed where there is none', () => {
    const t = textIn('fr')
    expect(() => t('words.nothing' as 'words.yes')).toThrow('no text: words.nothing (fr)')
  })
})
