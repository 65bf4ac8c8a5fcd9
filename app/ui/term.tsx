import { Fragment, type ReactNode } from 'react'
import { glossaryPath } from '~/language/glossary'
import type { Language } from '~/language/language'
import { termFinder } from '~/language/term-finder'
import { type T, useText } from './frame/text'

/**
 * A sentence in which each term of the glossary links to its explanation where it first appears on the page. Not for text
 * inside a form: following a link there would lose the entries.
 */
export function Words({ children: sentence }: { children: string }) {
  const { language, t, to, linked } = useText()
  const pieces: ReactNode[] = []
  let end = 0
  for (const { term, word, at } of finderIn(language, t)(sentence)) {
    if (linked.has(term) || isAlone(word, sentence)) continue
    linked.add(term)
    pieces.push(
      <Fragment key={term}>
        {sentence.slice(end, at)}
        <a className="term" href={to(glossaryPath(term))} aria-label={`${word} (${t('frame.footer.glossary')})`}>
          {word}
        </a>
      </Fragment>,
    )
    end = at + word.length
  }
  return (
    <>
      {pieces}
      {sentence.slice(end)}
    </>
  )
}

const finders = new Map<Language, ReturnType<typeof termFinder>>()

/** Made once, since the names never change. */
function finderIn(language: Language, t: T) {
  const finder = finders.get(language) ?? termFinder(language, (term) => t(`glossary.terms.${term}.name`))
  finders.set(language, finder)
  return finder
}

/** Whether a link would be alone, in which case it would have to be as large as a button. */
const isAlone = (word: string, sentence: string) => !/[\p{L}\p{N}]/u.test(sentence.replace(word, ''))
