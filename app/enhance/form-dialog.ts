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

/** The title, introduction and forms of the linked page. @throws if the answer is another page, or has no form */
async function formsAt(address: string) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  if (!answer.ok || answer.redirected) throw new Error('not that page')
  const main = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
  const forms = [...(main?.querySelectorAll('form[method=post]') ?? [])]
  const title = main?.querySelector('h1')?.textContent
  if (forms.length === 0 || !title) throw new Error('no form')
  for (const form of forms) lowerHeadings(form)
  const intro = main?.querySelector('.intro')
  return { title, content: intro ? [intro, ...forms] : forms }
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
