/** A link to a page with one form shows that form in a window; sent, it is an ordinary form. If anything fails: the link. */
import { canShowDialog, showDialog } from './dialog'

const LONGEST_WAIT_MS = 5000

/** Whether this browser can stop waiting for an answer. */
const canGiveUp = () => typeof AbortSignal === 'function' && 'timeout' in AbortSignal

export function enhance(link: HTMLElement) {
  if (!(link instanceof HTMLAnchorElement) || !canShowDialog() || !canGiveUp()) return
  link.setAttribute('aria-haspopup', 'dialog')
  let underWay = false
  link.addEventListener('click', async (event) => {
    // Somebody who wants another tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (underWay) return
    underWay = true
    try {
      const { title, content } = await formAt(link.href)
      showDialog(title, content, () => undefined)
    } catch {
      location.assign(link.href)
    }
    underWay = false
  })
}

/** Title, introduction and form of the page there. @throws where it is another page, or has no form */
async function formAt(address: string) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  if (!answer.ok || answer.redirected) throw new Error('not that page')
  const main = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
  const form = main?.querySelector('form[method=post]')
  const title = main?.querySelector('h1')?.textContent
  if (!form || !title) throw new Error('no form')
  lowerHeadings(form)
  const intro = main?.querySelector('.intro')
  return { title, content: intro ? [intro, form] : [form] }
}

/** One level each: the window's title, which is no main heading, takes the place of the page's. */
function lowerHeadings(form: Element) {
  for (const heading of form.querySelectorAll('h2, h3, h4')) {
    const lower = document.createElement(`h${Number(heading.tagName.slice(1)) + 1}`)
    lower.id = heading.id
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
}
