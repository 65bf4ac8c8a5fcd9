/** The sentences that explain a calculation, in each language: those of the pages, found without i18next and React. */
import type { TFunction } from 'i18next'
import { type Language, LOCALES } from '~/language/language'
import { sentencesOf } from '~/language/sentences'
import { words as wordsInGerman } from '~/language/words.de'
import { words as wordsInFrench } from '~/language/words.fr'
import { explained as avsInGerman } from '~/pages/avs-explained/text.de'
import { explained as avsInFrench } from '~/pages/avs-explained/text.fr'
import { explainedLpp as lppInGerman } from '~/pages/lpp-explained/text.de'
import { explainedLpp as lppInFrench } from '~/pages/lpp-explained/text.fr'
import { explained3a as pillar3aInGerman } from '~/pages/pillar-3a-explained/text.de'
import { explained3a as pillar3aInFrench } from '~/pages/pillar-3a-explained/text.fr'
import { assumptions as assumedInGerman } from '~/ui/synthesis/assumptions-text.de'
import { assumptions as assumedInFrench } from '~/ui/synthesis/assumptions-text.fr'

/** Under the keys of the product's catalogue. */
export const SENTENCES: Record<Language, object> = {
  fr: {
    ...{ explained: avsInFrench, explainedLpp: lppInFrench, explained3a: pillar3aInFrench },
    ...{ assumptions: assumedInFrench, words: { legalMinimum: wordsInFrench.legalMinimum } },
  },
  de: {
    ...{ explained: avsInGerman, explainedLpp: lppInGerman, explained3a: pillar3aInGerman },
    ...{ assumptions: assumedInGerman, words: { legalMinimum: wordsInGerman.legalMinimum } },
  },
}

type Values = { count?: number; [gap: string]: unknown }

/** As the pages' `t`: with a count, the sentence of that number. A key without a sentence throws. */
export function wordsIn(language: Language): TFunction {
  const sentence = sentencesOf(SENTENCES[language])
  const rules = new Intl.PluralRules(LOCALES[language])
  const byNumber = (key: string, values: Values & { count: number }) =>
    (values.count === 0 ? sentence(`${key}_zero`, values) : undefined) ??
    sentence(`${key}_${rules.select(values.count)}`, values)
  const words = (key: string, values: Values = {}): string => {
    const { count } = values
    const found = sentence(key, values) ?? (count === undefined ? undefined : byNumber(key, { ...values, count }))
    if (found === undefined) throw new Error(`no text: ${key} (${language})`)
    return found
  }
  return words as unknown as TFunction
}
