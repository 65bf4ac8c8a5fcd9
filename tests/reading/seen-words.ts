/** What is visible of a page before anything is opened: its sentences, as the server wrote them. */
import { JSDOM } from 'jsdom'
import { clippedIn, putStyleOn } from '../transcripts/screen-style'

/**
 * The text that `part` selects, on a screen of `width` CSS pixels with all folds closed, cut where a reader stops: at the
 * end of each block (paragraph, heading, list item, cell, label, button, line of a drawing). What is only heard is left out.
 * @throws where there is no such part
 */
export function seenBlocks(html: string, part: string, width: number): string[] {
  const dom = new JSDOM(html)
  const { document } = dom.window
  putStyleOn(dom, width)
  for (const selector of [...clippedIn(document, width), ...NOT_SEEN])
    for (const element of document.querySelectorAll(selector)) element.remove()
  const container = document.querySelector(part)
  if (!container) throw new Error(`no ${part}: ${html.slice(0, 200)}`)
  const blocks = ['']
  collect(container, blocks, (element) => dom.window.getComputedStyle(element).display)
  dom.window.close()
  return blocks
    .map((block) => block.replace(/[^\S\u00a0]+/g, ' ').trim())
    .filter((block) => /[\p{L}\p{N}]/u.test(block))
}

/** Closed folds, what describes a drawing, and what only a menu that is opened shows. */
const NOT_SEEN = ['details:not([open]) > :not(summary)', 'svg title', 'svg desc', 'datalist', 'select']

/** Adds to the last of `blocks`, and begins a new one at every block-level element. */
function collect(node: Node, blocks: string[], displayOf: (element: Element) => string): void {
  for (const child of node.childNodes) {
    if (child.nodeType === child.TEXT_NODE) blocks.push(`${blocks.pop() ?? ''}${child.nodeValue}`)
    if (child.nodeType !== child.ELEMENT_NODE) continue
    const element = child as Element
    const display = displayOf(element)
    if (display === 'none') continue
    const isApart = display !== 'inline' || /^(br|text)$/.test(element.localName) || isLaidOut(element, displayOf)
    if (isApart) blocks.push('')
    collect(element, blocks, displayOf)
    if (isApart) blocks.push('')
  }
}

const isLaidOut = ({ parentElement }: Element, displayOf: (element: Element) => string) =>
  parentElement !== null && /flex|grid/.test(displayOf(parentElement))

/** Words as a person counts them: what stands between spaces and has a letter or a digit. */
export const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
