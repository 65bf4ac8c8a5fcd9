/** The sentences of explanations, found as the product finds them. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '~/language/language'
import { textIn } from '~/shell/texts'
import { SENTENCES, wordsIn } from './sentences'

type Texts = { [key: string]: string | Texts }

const keysOf = (texts: Texts, under = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [under + key] : keysOf(text, `${under}${key}.`),
  )
const NUMBERED = /_(zero|one|two|few|many|other)$/
/** Every gap of every sentence. */
const VALUES = new Proxy<Record<string, unknown>>({}, { get: (_, gap) => `<${String(gap)}>`, has: () => true })

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const [ours, product] = [wordsIn(language), textIn(language)] as unknown as ((k: string, v: object) => string)[]
  const keys = keysOf(SENTENCES[language] as Texts)

  it('each sentence is that of the product', () => {
    expect(keys.length).toBeGreaterThan(500)
    for (const key of keys.filter((one) => !NUMBERED.test(one)))
      expect(ours?.(key, VALUES), key).toBe(product?.(key, VALUES))
  })

  it('of a number, the same sentence is chosen', () => {
    const numbered = [...new Set(keys.filter((one) => NUMBERED.test(one)).map((one) => one.replace(NUMBERED, '')))]
    expect(numbered.length).toBeGreaterThan(20)
    for (const key of numbered)
      for (const count of [0, 1, 2, 3, 12, 44, 528])
        expect(ours?.(key, { count }), `${key} ${count}`).toBe(product?.(key, { count }))
  })

  it('a key without a sentence throws', () => {
    expect(() => ours?.('explained.nothing', {})).toThrow('no text')
    expect(() => ours?.('explained.nothing', { count: 1 })).toThrow('no text')
  })
})
