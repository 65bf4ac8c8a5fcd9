import { describe, expect, it } from 'vitest'
import { SESSION_SECONDS } from '~/shell/settings'
import { catalogueFor } from '~/shell/texts'
import { DAY_IN_WORDS } from '../../tests/support/day-in-words'

const [fr, de] = [catalogueFor(SESSION_SECONDS, 'fr'), catalogueFor(SESSION_SECONDS, 'de')]

/** Every sentence with its key. */
const sentencesOf = (texts: object, under = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${under}${key}`, text] as [string, string]] : sentencesOf(text, `${under}${key}.`),
  )
const [french, german] = [sentencesOf(fr), new Map(sentencesOf(de))]

/** Names, and words that both languages have. */
const THE_SAME = [
  /^home\.partners\.names\./,
  /^films\.\w+\.who\.title$/,
  /^about\.consortium\.softwareNames$/,
  /^cookies\.list\.several$/,
  /^errorPage\.code$/,
  /^frame\.tabs\.pillar3a$/,
  /^home\.examples\.filmShort$/,
  /^explained\.rules\.cap\.result$/,
  /^explained\.steps\.revaluation\.changed$/,
  /^synthesis\.total$/,
  /^takeaway\.files\.pdf$/,
  /^career\.model\.code$/,
  /^careerCheck\.told\.total$/,
  /^words\.cantons\.(UR|SZ|TI|JU)$/,
  /^glossary\.terms\.pension\.name$/,
  /^checked\.tax\.(readingOf\.\w+|inPlace|row)$/,
  /^checked\.incomeTax\.rowIn$/,
  /^law\.tax\.income\.deduction\.fixed$/,
  /^decide\.until\.noNeed$/,
  /^plan\.(picture\.parts|phases)\.pillar3a$/,
]

describe('the two languages', () => {
  it('[178] have the same sentences', () =>
    expect([...german.keys()].toSorted()).toEqual(french.map(([key]) => key).toSorted()))

  it('[178] say nothing in the same words but names and words that both have', () => {
    const same = french.filter(([key, text]) => german.get(key) === text).map(([key]) => key)
    expect(same.filter((key) => !THE_SAME.some((known) => known.test(key)))).toEqual([])
  })

  it('[083] write a day with its year in figures, as the pages do', () => {
    const withDay = [...french, ...german].filter(([, text]) => DAY_IN_WORDS.test(text))
    expect(withDay).toEqual([])
    for (const text of ['le 2 octobre 2026', '1er\u00a0avril\u00a02036', 'am 8. März 2026', '31. Dezember 2026'])
      expect(text).toMatch(DAY_IN_WORDS)
    expect('jusqu’au 31 décembre, puis CHF 2026').not.toMatch(DAY_IN_WORDS)
  })

  it('have the same figures in a sentence', () => {
    // Words for a person of known sex are no figures, and a language may do without them.
    const gapsIn = (sentence = '') => [...new Set(sentence.match(/\{\{(?!born|partner)\w+\}\}/g))].toSorted().join()
    expect(french.filter(([key, text]) => gapsIn(german.get(key)) !== gapsIn(text))).toEqual([])
  })

  it('leave no sentence empty, and no straight or doubled sign', () => {
    // In thousands the apostrophe is straight (U+0027); two sentences of the specification have it.
    const given = ['home.subtitle', 'documents.ready']
    const wrong = ([key, text]: [string, string]) =>
      text.trim() === '' || / {2}|\.\.|"/.test(text) || (/[^\d]'|'[^\d]/.test(text) && !given.includes(key))
    expect([...french, ...german].filter(wrong)).toEqual([])
  })

  it.each([
    ['fr', french, ['en vie', 'vous']],
    ['de', [...german], ['lebt', 'Verheiratet']],
  ] as const)('quote of the page what stands there (%s)', (_language, sentences, alsoQuoted) => {
    const whole: string[] = [...sentences.map(([, text]) => text), ...alsoQuoted]
    // The hints about copied papers quote what is printed there.
    const ofPage = sentences.filter(([key]) => !/^(career|certificate|vested|account3a)\.(\w+\.)?\w+Hint$/.test(key))
    const quoted = ofPage.flatMap(([key, text]) =>
      [...text.matchAll(/«\u00a0?([^{}»]*?)\u00a0?»/g)].map(([, words = '']) => [key, words] as const),
    )
    expect(quoted.length).toBeGreaterThan(5)
    expect(quoted.filter(([, words]) => !whole.includes(words))).toEqual([])
  })
})
