/**
 * The only script of the pages. It does not hydrate: after the first paint it enhances the elements that ask for it, and every
 * page works without it. It is a single file, since the headers of several files would outweigh their content. Only the search,
 * the sharing of a page and the choices of the synthesis are separate, since few pages have them.
 */
import { enhance as endOfData } from './enhance/end-of-data'
import { enhance as formDialog } from './enhance/form-dialog'
import { enhance as helpDialog } from './enhance/help-dialog'
import { enhance as keepLonger } from './enhance/keep-longer'
import { enhance as newerVersion } from './enhance/newer-version'
import { reloadOnce } from './enhance/reload-once'

const LONGEST_WAIT_MS = 1000

const stay = document.querySelector('script[data-stay]') !== null

/** For a file that cannot be loaded: a newer version of the product may have replaced it. */
const reload = () => reloadOnce({ stay })

/** Sends its form itself until the file is there, or if it never is; a page that answers a form is left by the next one. */
const play = (form: HTMLElement) =>
  stay
    ? undefined
    : import('./enhance/play').then(
        ({ enhance }) => enhance(form, enhanceNew),
        () => undefined,
      )

const ENHANCEMENTS: Record<string, (element: HTMLElement) => unknown> = {
  'help-dialog': helpDialog,
  'form-dialog': formDialog,
  'newer-version': newerVersion,
  'end-of-data': endOfData,
  'keep-longer': keepLonger,
  play,
  'pass-on': (place) => import('./enhance/pass-on').then(({ enhance }) => enhance(place), reload),
  'search-select': (list) => import('./enhance/search-select').then(({ enhance }) => enhance(list), reload),
}

/** Resolves with the second frame, when the first has been painted. Background tabs get no frames, so there is a time limit. */
const firstPaint = new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(resolve))
  setTimeout(resolve, LONGEST_WAIT_MS)
})

const enhanced = new WeakSet<Element>()

/** Each enhancement is added separately, so that a failure does not affect the others. */
function enhanceNew() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    if (enhanced.has(element)) continue
    enhanced.add(element)
    firstPaint.then(() => ENHANCEMENTS[element.dataset.enhance ?? '']?.(element))
  }
}

enhanceNew()
