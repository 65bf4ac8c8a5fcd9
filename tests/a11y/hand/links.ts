/** Links that somebody who hears a list of them, or calls them by name, can tell apart. */
import type { Check } from './faults'

export const linkFaults: Check = (page) =>
  page.evaluate(() => {
    const wordsOf = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (!(node instanceof Element)) return node.textContent ?? ''
          return node.getAttribute('aria-hidden') === 'true' ? '' : (node.getAttribute('alt') ?? wordsOf(node))
        })
        .join('')
    const targets = new Map<string, Set<string>>()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!link.checkVisibility()) continue
      const name = (link.getAttribute('aria-label') ?? wordsOf(link)).replace(/\s+/g, ' ').trim()
      targets.set(name, (targets.get(name) ?? new Set()).add(link.href))
    }
    return [...targets].flatMap(([name, leadsTo]) =>
      name === '' || leadsTo.size > 1 ? [`‘${name}’ leads to ${[...leadsTo].join(' and ')}`] : [],
    )
  })
