/** The frame of every page in its order: the ways to get help in it stay in their place (WCAG 2.2, 3.2.3, 3.2.6). */
import type { Page } from '@playwright/test'

/**
 * Header and footer as a list of links; a signed-in visitor has one more bar. The two names of the light version count
 * as one.
 */
export const frameOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body > header a, body > header button, body > footer a')]
      .filter((link) => !/[?&]light=/.test(link.getAttribute('href') ?? ''))
      .map(({ textContent }) => (textContent ?? '').trim()),
  )

/** Whether two pages agree on the order of what they have in common, and each has the whole footer. */
export function frameFaults(frames: ReadonlyMap<string, readonly string[]>): string[] {
  const [first, ...others] = [...frames]
  if (!first) return []
  return others.flatMap(([state, links]) => {
    const common = first[1].filter((link) => links.includes(link))
    const here = links.filter((link) => common.includes(link))
    return here.join() === common.join() && here.length >= first[1].length - 1
      ? []
      : [`${state} has ${here.join(', ')}, and ${first[0]} ${common.join(', ')}`]
  })
}
