/**
 * The bare page of a page: the same words and the same style in one file, and nothing else. It is the page as the
 * server sends it, without scripts, links to files, pictures of any kind, and attributes that neither the style nor a
 * control's look needs; links lead nowhere.
 */
import type { Browser } from '@playwright/test'
import { openPage } from './browser'
import type { MeasuredPage } from './page-list'

export const barePageOf = (browser: Browser, { url, state }: Pick<MeasuredPage, 'url' | 'state'>): Promise<string> =>
  openPage(browser, { storageState: state, javaScriptEnabled: false }, async (page) => {
    await page.goto(url)
    if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}`)
    return page.evaluate(stripped)
  })

/** In the page. @throws if its style is not in it, as it is for arriving visitors */
export function stripped(): string {
  const left = 'script, noscript, link, img, picture, svg, video, audio, object, iframe'
  const shown = [
    'class',
    'type',
    'value',
    'checked',
    'selected',
    'hidden',
    'open',
    'colspan',
    'rowspan',
    'rows',
    'size',
  ]
  const style = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  if (!style) throw new Error('no style in the page')
  for (const element of document.querySelectorAll(left)) element.remove()
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.hasAttribute('href')) element.setAttribute('href', '#')
    for (const { name } of [...element.attributes])
      if (name !== 'href' && !shown.includes(name) && !style.includes(`[${name}`)) element.removeAttribute(name)
  }
  // Otherwise a browser asks for an icon by itself.
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="data:,">')
  return `<!doctype html>${document.documentElement.outerHTML}`
}
