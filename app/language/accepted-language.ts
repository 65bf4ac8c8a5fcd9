/** Which of our languages a browser asks for. */
import { LANGUAGES, type Language } from './language'

/** As browsers write it: `de-CH;q=0.8`. */
const RANGE = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)(?:;q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/

/**
 * Our first language in an `Accept-Language` header, by weight and then by position. Weight 0 rules a language out, `*`
 * means our first one that the header does not name, and unreadable entries are ignored.
 * @returns null: the header asks for none of ours
 */
export function acceptedLanguage(header: string | null): Language | null {
  const ranges = (header ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((part) => readRange(part.replace(/[ \t]/g, '')) ?? [])
  const named = new Set(ranges.map(({ language }) => language))
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  for (const { language } of wanted) {
    const found = LANGUAGES.find((one) => (language === '*' ? !named.has(one) : language === one))
    if (found) return found
  }
  return null
}

function readRange(part: string) {
  const [, range, weight = '1'] = RANGE.exec(part) ?? []
  if (!range) return null
  return { language: range.split('-')[0], weight: Number(weight) }
}
