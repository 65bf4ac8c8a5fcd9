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
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((one) => load(one, signal)))
  const intro = main?.querySelector('.intro')
  return { title, content: intro ? [intro, ...forms] : forms }
}

/** Adds the style sheet to this page, unless it is there, as a file or inline. @throws if it does not come in time */
function load(sheet: HTMLLinkElement, signal: AbortSignal): Promise<void> | undefined {
  const href = sheet.getAttribute('href') ?? ''
  if (document.querySelector(`link[href="${href}"], style[data-address="${href}"]`)) return
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', reject)
    signal.addEventListener('abort', reject)
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
