/** Shows the forms of a linked page in a dialog. They are submitted as ordinary forms; if anything fails, the link is followed. */
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
      const { title, content } = await formsAt(link.href)
      showDialog(title, content, () => undefined)
    } catch {
      location.assign(link.href)
    }
    underWay = false
  })
}

/** The title, introduction and forms of the linked page. @throws if the answer is another page, has no form, or lacks its style */
async function formsAt(address: string) {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const answer = await fetch(address, { signal })
  if (!answer.ok || answer.redirected) throw new Error('not that page')
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main')
  const forms = [...(main?.querySelectorAll('form[method=post]') ?? [])]
  const title = main?.querySelector('h1')?.textContent
  if (forms.length === 0 || !title) throw new Error('no form')
  for (const form of forms) lowerHeadings(form)
  await loadSheets([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')], signal)
  const intro = main?.querySelector('.intro')
  return { title, content: intro ? [intro, ...forms] : forms }
}

/**
 * Adds the style sheets that this page lacks; one that every page has stands first.
 * @throws if one does not come in time, or this page has another first one: it is of another version
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
function lowerHeadings(form: Element) {
  for (const heading of form.querySelectorAll('h2, h3, h4')) {
    const lower = document.createElement(`h${Number(heading.tagName.slice(1)) + 1}`)
    lower.id = heading.id
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
}
