import type { TFunction } from 'i18next'
import { articleText } from '~/language/article'
import type { Language } from '~/language/language'
import type { Source } from '~/pillars/law-tables'

/** The text of a link to a source: the article, and whether it was read in a source that quotes it. */
export function citationOf({ act, article, secondHand }: Source, t: TFunction, language: Language): string {
  const text = articleText(`${act} ${article}`, language)
  return secondHand ? t('law.quoted', { article: text }) : text
}
