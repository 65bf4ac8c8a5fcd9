/** The sentences of the product, with the length of a session filled in. */
import { createInstance, type ParseKeys, type TFunction, type TOptions } from 'i18next'
import { MOST_TIMES_KEPT } from '~/dossier/vault/keeping'
import type { Language } from '~/language/language'
import { fillGaps, sentencesOf, withFilled } from '~/language/sentences'
import { de } from './catalogue.de'
import { fr } from './catalogue.fr'
import { SESSION_SECONDS } from './settings'

export type { TFunction }

const SENTENCES: Record<Language, typeof fr | typeof de> = { fr, de }

/** The length of a session in minutes, and with all extensions in hours. */
const lengthOf = (seconds: number) => {
  const sessionMinutes = Math.ceil(seconds / 60)
  return { sessionMinutes, sessionHours: Number((((MOST_TIMES_KEPT + 1) * sessionMinutes) / 60).toFixed(1)) }
}

/** The names of who runs the service; undefined: not told, and no sentence is used that would tell it. */
type OperatorNames = Record<Language, string> | undefined

/** All sentences of a language for this length of a session, in seconds. */
export const catalogueFor = (sessionSeconds: number, language: Language, operator?: OperatorNames) =>
  withFilled(operator ? ofService(SENTENCES[language]) : SENTENCES[language], {
    ...lengthOf(sessionSeconds),
    ...(operator && { operator: operator[language] }),
  })

/** What an operator runs is no prototype, as the specification's sentence has it. */
const ofService = <Texts extends typeof fr | typeof de>(texts: Texts): Texts => ({
  ...texts,
  avs: { ...texts.avs, notHandled: texts.avs.notHandledByService },
})

/**
 * One i18next instance per language and process, since one per request would cost at least 0.6 ms. It is used for plural
 * sentences and missing keys; all others are looked up directly.
 */
function fixedText(language: Language, sentences: object): TFunction {
  const instance = createInstance()
  instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['text'],
    defaultNS: 'text',
    resources: { [language]: { text: sentences } },
    interpolation: { escapeValue: false },
    initImmediate: false,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`no text: ${key} (${language})`)
    },
  })
  const sentence = sentencesOf(sentences)
  const choice = rememberedChoice(instance.getFixedT(language))
  return ((key: ParseKeys, options: TOptions = {}) =>
    sentence(key, options) ?? fillGaps(choice(key, options.count), options)) as TFunction
}

/** More than there are ages, months and numbers of things in sentences. */
const MOST_REMEMBERED = 2000

/** The sentence that i18next chooses by a number, its gaps unfilled. It is asked once, since an answer takes 4 to 10 µs. */
function rememberedChoice(choose: TFunction) {
  const remembered = new Map<string, string>()
  return (key: ParseKeys, count: number | undefined): string => {
    const place = `${key} ${count}`
    const known = remembered.get(place)
    if (known !== undefined) return known
    const sentence: string = choose(key, { count, skipInterpolation: true })
    if (remembered.size < MOST_REMEMBERED) remembered.set(place, sentence)
    return sentence
  }
}

/** The sentences of each language for this length of a session, in seconds. A key without a sentence throws. */
export function createTexts(sessionSeconds: number, operator?: OperatorNames): (language: Language) => TFunction {
  const made = new Map<Language, TFunction>()
  return (language) => {
    const text = made.get(language) ?? fixedText(language, catalogueFor(sessionSeconds, language, operator))
    made.set(language, text)
    return text
  }
}

/** The sentences for the default length of a session. */
export const textIn = createTexts(SESSION_SECONDS)
