/** How a page is built for somebody who does not see it: its language, its headings, its landmarks, its fields. */
import type { Check } from './faults'

export const structureFaults: Check = (page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const all = <Kind extends Element = HTMLElement>(selector: string) =>
      [...document.querySelectorAll<Kind>(selector)].filter((one) => one.checkVisibility())
    const nameOf = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
      const told = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      return (element.getAttribute('aria-label') ?? told).trim()
    }

    const language = document.documentElement.lang
    const asked = /^\/de(\/|$)/.test(location.pathname) ? 'de-CH' : 'fr-CH'
    const isOurs = !location.pathname.startsWith('/sandbox')
    if (isOurs && language !== asked) faults.push(`speaks ${language} at ${location.pathname}`)
    if (!document.title.trim()) faults.push('has no title')

    const main = all('main').length
    if (all('h1').length !== 1) faults.push(`${all('h1').length} main headings`)
    const levels = all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)))
    if (levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1)) faults.push(`headings skip: ${levels}`)
    const lead = document.querySelector('main h1')
    if (main && !lead) faults.push('the main heading is not in main')

    if (main !== 1) faults.push(`${main} main`)
    if (all('body > header').length !== 1) faults.push('no banner, or several')
    if (isOurs && !document.querySelector('.error-code-failed') && all('body > footer').length !== 1)
      faults.push('no footer, or several')
    const outside = [...document.body.children].filter(
      (one) => !one.matches('header, main, footer, a.skip, [role=status], template, script') && one.textContent?.trim(),
    )
    if (outside.length > 0)
      faults.push(`outside of landmarks: ${outside.map(({ outerHTML }) => outerHTML.slice(0, 60))}`)
    for (const kind of ['nav', 'section[aria-label], section[aria-labelledby]']) {
      const names = all(kind).map(nameOf)
      if (names.includes('')) faults.push(`${kind} without a name`)
      const twice = names.filter((name, index) => names.indexOf(name) !== index)
      if (twice.length > 0) faults.push(`${kind} twice: ${twice}`)
    }

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    for (const id of new Set(ids)) if (ids.filter((one) => one === id).length > 1) faults.push(`id twice: ${id}`)
    for (const element of document.querySelectorAll('[aria-describedby], [aria-labelledby]'))
      for (const id of `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-labelledby') ?? ''}`.split(
        ' ',
      ))
        if (id && !document.getElementById(id)) faults.push(`refers to nothing: #${id}`)
    for (const link of all<HTMLAnchorElement>('a[href^="#"]'))
      if (!document.getElementById(link.hash.slice(1))) faults.push(`leads to nothing: ${link.hash}`)
    return faults
  })
