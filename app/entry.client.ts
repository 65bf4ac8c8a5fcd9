/**
 * The one script of the pages that have one. It takes over nothing: it looks what is on the page, and loads what can
 * be added to it. Every page works before, and without.
 */
import { reloadOnce } from './enhance/reload-once'

type Enhancement = { enhance: (element: HTMLElement) => void }

const ENHANCEMENTS: Record<string, () => Promise<Enhancement>> = {
  'search-select': () => import('./enhance/search-select'),
  'help-dialog': () => import('./enhance/help-dialog'),
  'form-dialog': () => import('./enhance/form-dialog'),
  'newer-version': () => import('./enhance/newer-version'),
  'end-of-data': () => import('./enhance/end-of-data'),
}

const stay = document.querySelector('script[data-stay]') !== null

for (const [name, load] of Object.entries(ENHANCEMENTS)) {
  const elements = document.querySelectorAll<HTMLElement>(`[data-enhance=${name}]`)
  if (elements.length === 0) continue
  load().then(
    ({ enhance }) => elements.forEach((element) => void enhance(element)),
    () => reloadOnce({ stay }),
  )
}
