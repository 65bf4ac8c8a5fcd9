/**
 * Shows the figures of a pressed choice in place: the form is sent as ever, its page comes back in the same answer, and what
 * differs is exchanged. Whatever fails, the browser sends the form itself.
 */
import { exchange } from './exchange'
import { bodyOf, type Choice } from './pressed-fields'

const LONGEST_WAIT_MS = 5000
/** For a page in the background, which is not painted. */
const LONGEST_FRAME_MS = 100

/** As the server names it (app/ui/frame/page-part.ts). */
const PART_HEADER = 'X-Part'

/** `chosen`: by presses that no answer has shown yet. */
type Press = { body: string; chosen: readonly Choice[]; request: AbortController }

/** @param enhanceNew called with new elements in the page */
export function enhance(element: HTMLElement, enhanceNew: () => void) {
  const form = element as HTMLFormElement
  const version = document.querySelector<HTMLElement>('[data-version]')?.dataset.version
  if (version && canExchange(form)) exchangeBy(form, version, enhanceNew)
}

function exchangeBy(form: HTMLFormElement, version: string, enhanceNew: () => void) {
  let last: Press | null = null
  let leftBy: Press | null = null
  let isSentByBrowser = false

  form.addEventListener('keydown', (event) => {
    // A held key would press again with each answer.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  })
  form.addEventListener('submit', (event) => {
    const button = event.submitter as HTMLButtonElement | null
    const pressed = !isSentByBrowser && button && bodyOf(form, button, last ? last.chosen : [])
    if (!pressed) return
    event.preventDefault()
    if (last?.body === pressed.body) return
    last?.request.abort()
    const press: Press = { ...pressed, request: new AbortController() }
    setTimeout(() => press.request.abort(), LONGEST_WAIT_MS)
    last = press
    button.dataset.waiting = ''
    answer(press, button)
  })
  // What a browser gives up because it leaves has not failed.
  addEventListener('beforeunload', () => {
    leftBy = last
  })

  async function answer(press: Press, button: HTMLButtonElement) {
    const isOvertaken = () => last !== press
    try {
      const part = await partFor(press, form.action, version)
      if (isOvertaken()) return
      press.chosen = []
      await show(part, form, isOvertaken)
      enhanceNew()
    } catch {
      if (isOvertaken() || leftBy === press) return
      // Nothing, where the data have been deleted meanwhile and the form with them.
      isSentByBrowser = true
      form.requestSubmit(button)
      isSentByBrowser = false
    }
    if (!isOvertaken()) last = null
  }
}

/** Older browsers, and those that have come to save data, send the form themselves. */
function canExchange(form: HTMLFormElement) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !connection?.saveData && 'requestSubmit' in form
}

/** @throws if it does not come in time, is not that part, or is of another version */
async function partFor({ body, request: { signal } }: Press, address: string, version: string): Promise<Element> {
  const headers = { [PART_HEADER]: version }
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: new URLSearchParams(body),
    redirect: 'manual',
    signal,
  })
  const html = answer.ok && answer.headers.get(PART_HEADER) === version ? await answer.text() : ''
  const part = new DOMParser().parseFromString(html, 'text/html').querySelector('.page')
  if (!part) throw new Error()
  return part
}

/** The answer first, each step painted before the next. */
async function show(part: Element, form: HTMLFormElement, isOvertaken: () => boolean) {
  const page = form.closest('.page')
  if (!page || document.querySelector('dialog[open]')) throw new Error()
  let focused = document.activeElement
  for (const _ of exchange(page, part, (old) => old.matches('.page, .top'))) {
    if (focused && !focused.isConnected) {
      refocus(form, focused)
      focused = null
    }
    await painted()
    if (isOvertaken()) return
  }
  form.reset()
}

/** The same button, if there is another one of its name and value; else what now stands in its place, or shows the choice. */
function refocus(form: HTMLFormElement, before: Element) {
  const { name, value } = before as HTMLButtonElement
  const find = (selector: string) => form.querySelector<HTMLElement>(selector)
  const next = find(`button[name="${name}"][value="${value}"]`) ?? (name === 'intent' ? find('.play-actions a') : null)
  ;(next ?? find('[aria-pressed=true]'))?.focus()
}

/** The frame after the next begins. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_FRAME_MS)
  })
