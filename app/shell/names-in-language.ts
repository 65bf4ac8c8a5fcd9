/**
 * The names that the product itself proposes for copied papers, such as `Ma caisse de pension`, follow the language of the
 * page: they are kept as they were proposed, and read in the other language. A name of one's own stays as it is.
 */
import { LANGUAGES, type Language } from '~/language/language'
import { textIn } from './texts'

const PROPOSED = ['certificate.usualName', 'vested.usualName', 'account3a.usualName'] as const
/** More papers of a kind than anybody can have. */
const MOST = 20

/** What the engine calls the law's guarantee, in place of a fund's name; the same word is also the key of an assumption. */
const LEGAL_MINIMUM = 'legalMinimum'
const isNameOfLegalMinimum = (key: PropertyKey, told: unknown) =>
  (told === LEGAL_MINIMUM && (key === 'name' || key === 'fundName')) ||
  // The names of funds that say too little for another interest.
  (key === 'fixed' && Array.isArray(told) && told[0] === LEGAL_MINIMUM)

/** By language: what a name proposed in another one is called there. */
const NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, namesIn(language)])) as Record<
  Language,
  ReadonlyMap<string, string>
>

function namesIn(language: Language): ReadonlyMap<string, string> {
  const proposed = (one: Language) => {
    const t = textIn(one)
    return PROPOSED.flatMap((key) => Array.from({ length: MOST }, (_, at) => t(key, { count: at + 1 })))
  }
  const own = proposed(language)
  return new Map([
    [LEGAL_MINIMUM, textIn(language)('words.legalMinimum')] as const,
    ...LANGUAGES.filter((one) => one !== language).flatMap((one) =>
      proposed(one).map((name, at) => [name, own[at] ?? name] as const),
    ),
  ])
}

/** An answer with the names of documents in this language. */
export const namedIn =
  (language: Language) =>
  <Answer>(answer: Answer): Answer =>
    translated(NAMES[language], answer)

/** What holds no such name is the same object as before: most answers hold none, so nothing is copied on the way. */
function translated<Told>(names: ReadonlyMap<string, string>, told: Told): Told {
  if (typeof told === 'string') return (told === LEGAL_MINIMUM ? told : (names.get(told) ?? told)) as Told
  if (typeof told !== 'object' || told === null) return told
  if (Array.isArray(told)) return translatedList(names, told) as Told
  if (Object.getPrototypeOf(told) !== Object.prototype) return told
  let copy: Told | null = null
  for (const key of Object.keys(told) as (keyof Told)[]) {
    const isLaw = isNameOfLegalMinimum(key, told[key])
    const ofLaw = names.get(LEGAL_MINIMUM)
    const named = Array.isArray(told[key]) ? [ofLaw] : ofLaw
    const after = (isLaw ? named : translated(names, told[key])) as Told[typeof key]
    if (after === told[key]) continue
    copy ??= { ...told }
    copy[key] = after
  }
  return copy ?? told
}

function translatedList(names: ReadonlyMap<string, string>, told: readonly unknown[]): readonly unknown[] {
  const changed = told.findIndex((one) => translated(names, one) !== one)
  return changed < 0 ? told : told.map((one) => translated(names, one))
}
