/** What only the other language says: a page of this one may neither show nor announce it. */
import { plain } from './screen'
import { type Language, TEXT } from './words'

/** Languages are named in their own language everywhere. */
const LANGUAGE_NAMES = ['Français', 'Deutsch']
const HEARD = new Set(['alt', 'title', 'aria-label', 'placeholder', 'content', 'label'])

const sentencesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : sentencesOf(text)))

/** The parts of a sentence between its gaps that are more than a word. */
const piecesOf = (sentence: string) =>
  sentence
    .split(/\{\{\w+\}\}/)
    .map(plain)
    .filter((piece) => piece.includes(' ') && piece.length >= 12)

/** Whole texts, and pieces of sentences, that do not occur in any text of this language. */
export function foreignTo(language: Language) {
  const other = language === 'fr' ? 'de' : 'fr'
  const own = [...sentencesOf(TEXT[language]).map(plain), ...LANGUAGE_NAMES]
  const foreign = sentencesOf(TEXT[other])
  return {
    texts: new Set(foreign.map(plain).filter((text) => !own.includes(text))),
    pieces: foreign.flatMap(piecesOf).filter((piece) => !own.some((text) => text.includes(piece))),
  }
}

/** Every text and every accessible name of the document, except what is marked as another language. */
export function textsOn(document: Document): string[] {
  const texts = new Set([plain(document.title)])
  const read = (element: Element) => {
    for (const { name, value } of element.attributes) if (HEARD.has(name)) texts.add(plain(value))
    for (const node of element.childNodes)
      if (node.nodeType === node.TEXT_NODE) texts.add(plain(node.textContent ?? ''))
      else if (node.nodeType === node.ELEMENT_NODE && !(node as Element).matches('[lang], script, style'))
        read(node as Element)
  }
  read(document.documentElement)
  texts.delete('')
  return [...texts]
}
