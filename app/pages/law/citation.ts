import type { TFunction } from 'i18next'
import { articleText } from '~/language/article'
import type { Language } from '~/language/language'
import type { Source } from '~/pillars/law-tables'

/** What a link to a source says: the article, and whether it was read where others quote it. */
export function citationOf({ act, article, secondHand }: Source, t: TFunction, language: Language): string {
  const text = articleText(`${act} ${article}`, language)
  return secondHand ? t('law.quoted', { article: text }) : text
}
