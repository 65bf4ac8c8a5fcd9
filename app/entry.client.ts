/**
 * The one script of the pages that have one. It takes over nothing: once the page is seen, it looks what is on it, and
 * adds what can be added. Every page works before, and without. One file: the headers of several would weigh more than
 * what is in them; but for the search, which few pages have.
 */
import { enhance as endOfData } from './enhance/end-of-data'
import { enhance as formDialog } from './enhance/form-dialog'
import { enhance as helpDialog } from './enhance/help-dialog'
import { enhance as keepLonger } from './enhance/keep-longer'
import { enhance as newerVersion } from './enhance/newer-version'
import { reloadOnce } from './enhance/reload-once'

const LONGEST_WAIT_MS = 1000

const stay = document.querySelector('script[data-stay]') !== null

const ENHANCEMENTS: Record<string, (element: HTMLElement) => unknown> = {
  'help-dialog': helpDialog,
  'form-dialog': formDialog,
  'newer-version': newerVersion,
  'end-of-data': endOfData,
  'keep-longer': keepLonger,
  'search-select': (list) =>
    import('./enhance/search-select').then(
      ({ enhance }) => enhance(list),
      () => reloadOnce({ stay }),
    ),
}

/** The second frame begins when the first one is drawn. A page in the background has none, and does not wait for it. */
const seen = new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(resolve))
  setTimeout(resolve, LONGEST_WAIT_MS)
})

// Each by itself: where one fails, the others are added all the same.
for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]'))
  seen.then(() => ENHANCEMENTS[element.dataset.enhance ?? '']?.(element))
