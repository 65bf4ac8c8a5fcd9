/**
 * Shows in a dialog what a linked page marks for it: its forms and what belongs to them. They are submitted as ordinary
 * forms; if anything fails, the link is followed.
 */
import { canShowDialog, showDialog } from './dialog'

const LONGEST_WAIT_MS = 5000

/** Whether the browser supports a time limit for requests. */
const canGiveUp = () => typeof AbortSignal === 'function' && 'timeout' in AbortSignal

export function enhance(link: HTMLElement) {
  if (!(link instanceof HTMLAnchorElement) || !canShowDialog() || !canGiveUp()) return
  link.setAttribute('aria-haspopup', 'dialog')
  let underWay = false
  link.addEventListener('click', async (event) => {
    // Leaves clicks that open a new tab to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (underWay) return
    underWay = true
    try {
      const { title, content } = await partAt(link.href)
      showDialog(title, content, () => undefined)
    } catch {
      location.assign(link.href)
    }
    underWay = false
  })
}

/** Title, introduction and marked part of the linked page. @throws if the answer is another page, has no form, or lacks its style */
async function partAt(address: string) {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const answer = await fetch(address, { signal })
  if (!answer.ok || answer.redirected) throw new Error('not that page')
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main')
  const part = main?.querySelector('[data-dialog]')
  const title = main?.querySelector('h1')?.textContent
  if (!part?.querySelector('form[method=post]') || !title) throw new Error('no form')
  lowerHeadings(part)
  partIds(part)
  await loadSheets([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')], signal)
  const intro = main?.querySelector('.intro')
  // Not as laid out on the page, which is wider.
  return { title, content: intro ? [intro, ...part.children] : [...part.children] }
}

/**
 * Adds the style sheets that this page lacks, after the one that every page has.
 * @throws if one does not load in time, or this page has a different first one: then it is of another version
 */
async function loadSheets([everyPage, ...ofKind]: HTMLLinkElement[], signal: AbortSignal) {
  if (!everyPage || !isHere(everyPage)) throw new Error('another version')
  await Promise.all(ofKind.filter((sheet) => !isHere(sheet)).map((sheet) => load(sheet, signal)))
}

/** As a file or inline. */
function isHere(sheet: HTMLLinkElement): boolean {
  const href = sheet.getAttribute('href')
  return document.querySelector(`link[href="${href}"], style[data-address="${href}"]`) !== null
}

function load(sheet: HTMLLinkElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      sheet.remove()
      reject(new Error('no style'))
    }
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', fail)
    signal.addEventListener('abort', fail)
    document.head.append(sheet)
  })
}

/** Lowers each heading by one level, below the title of the dialog, which replaces the page's main heading. */
function lowerHeadings(part: Element) {
  for (const heading of part.querySelectorAll('h2, h3, h4')) {
    const lower = document.createElement(`h${Number(heading.tagName.slice(1)) + 1}`)
    lower.id = heading.id
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
}

/** Ids of its own, since the page behind has fields of the same names. */
function partIds(part: Element) {
  for (const name of ['id', 'for', 'aria-describedby', 'aria-labelledby'])
    for (const one of part.querySelectorAll(`[${name}]`))
      one.setAttribute(name, `d-${one.getAttribute(name)?.split(' ').join(' d-')}`)
}
