/** A page as heard from start to end with a screen reader: one phrase per line. */
import { Virtual } from '@guidepup/virtual-screen-reader'
import type { JSDOM } from 'jsdom'
import { putStyleOn } from './screen-style'

/** Roles that screen readers do not name. */
const UNNAMED = new Set(['paragraph', 'rowgroup', 'emphasis', 'strong', 'code', 'listitem', 'term', 'definition'])

/** A row is read cell by cell, so its name, their sum, would be heard twice. */
const NAMED_BY_ITS_PARTS = /^(end of )?row,.*/

/**
 * The title, then every element that `part` selects, one after the other. This changes the page and closes it.
 * @throws if there is none
 */
export async function readAloud(dom: JSDOM, part: string): Promise<string[]> {
  const { document } = dom.window
  putStyleOn(dom)
  leaveOutUnheard(document)
  joinSentences(dom)
  const containers = [...document.querySelectorAll(part)]
  if (containers.length === 0) throw new Error(`nothing to read: ${document.documentElement.outerHTML.slice(0, 200)}`)
  const phrases = [`title, ${document.title}`]
  for (const container of containers) phrases.push(...(await phrasesIn(container, dom)))
  dom.window.close()
  return onceEach(phrases).flatMap(asHeard)
}

/**
 * What the library would say and a screen reader would not: the value that a form sends, and the replacement of a film.
 */
function leaveOutUnheard(document: Document) {
  for (const element of document.querySelectorAll('button, option')) element.removeAttribute('value')
  for (const film of document.querySelectorAll('video')) film.replaceChildren()
}

/**
 * A sentence is heard in one breath: a figure in it has no role and is there for programs, and a link to the glossary
 * has a longer name. Their place in the sentence differs between languages.
 */
function joinSentences({ window }: JSDOM) {
  for (const figure of window.document.querySelectorAll('data'))
    if (window.getComputedStyle(figure).display === 'inline') figure.replaceWith(...figure.childNodes)
  for (const term of window.document.querySelectorAll('a.term')) term.replaceWith(`${term.textContent} [link]`)
  window.document.normalize()
}

/** More than the longest page has: for an element without a role the library reports no end. */
const MOST_PHRASES = 20_000

/** The library that finds the roles looks for a browser's global `Element`; here it gets the page's. */
async function phrasesIn(container: Element, { window }: JSDOM): Promise<string[]> {
  const global = globalThis as { Element?: unknown }
  const { Element } = global
  global.Element = window.Element
  try {
    const reader = new Virtual()
    await reader.start({ container, window })
    const phrases = await reader.spokenPhraseLog()
    const [first] = phrases
    // It may contain others of its name; what has no end begins anew.
    let open = 1
    while (open > 0) {
      if (phrases.length > MOST_PHRASES) throw new Error(`no end is told of what begins with: ${first}`)
      await reader.next()
      if (phrases.at(-1) === `end of ${first}`) open--
      else if (phrases.at(-1) === first) open += phrases.length === 2 ? -1 : 1
    }
    if (phrases.at(-1) === first) phrases.pop()
    await reader.stop()
    return phrases
  } finally {
    global.Element = Element
  }
}

/** Elements named by their content: the library reads the name, then each part again. */
const NAMED_BY_CONTENT = /^(link|button|heading|image|cell|rowheader|columnheader), /

/** Leaves out what was heard in the container's name, except what can be pressed. */
function onceEach(phrases: string[]): string[] {
  let within: string | null = null
  return phrases.filter((phrase, place) => {
    if (phrase === `end of ${within}`) {
      within = null
      return false
    }
    if (within !== null) return /^(link|button), /.test(phrase)
    if (NAMED_BY_CONTENT.test(phrase) && hasParts(phrases, place)) within = phrase
    return true
  })
}

/**
 * Whether an end comes before another one of the same name begins: two cells with the same amount may differ in that.
 */
function hasParts(phrases: readonly string[], place: number): boolean {
  const end = phrases.indexOf(`end of ${phrases[place]}`, place)
  const next = phrases.indexOf(phrases[place] ?? '', place + 1)
  return end >= 0 && (next < 0 || end < next)
}

/** Without what no screen reader says: names of meaningless roles, and soft hyphens, at which no word breaks here. */
function asHeard(phrase: string): string[] {
  const [, end = '', role = '', rest] = /^(end of |end )?([^,]*)(, .*)?$/s.exec(phrase) ?? []
  if (UNNAMED.has(role)) return rest && !end ? [inList(rest.slice(2))] : []
  if (NAMED_BY_ITS_PARTS.test(phrase)) return end ? [] : ['row']
  // An address contains the port of this run and a link that is sealed anew at each reading.
  const lasting = phrase.replaceAll(/(127\.0\.0\.1):\d+/g, '$1').replaceAll(/(payload=)[\w-]+/g, '$1…')
  return [lasting.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ')]
}

/** The place of an item in its list. */
const inList = (place: string) =>
  place.replace(/^level \d+, (current step, )?position (\d+), set size (\d+)/, '$1item $2 of $3')
