/** HTML_CodeSniffer, as pa11y runs it: on the open page, in its present state. */
import type { Page } from '@playwright/test'
import pa11y from 'pa11y'
import type { Fault } from './fault'

const LIMIT_MS = 20_000

/**
 * Its false positives:
 * - The summary of a form's problems has a heading and stands first in the page, before its main heading, so that
 * nobody misses it: nothing is nested wrongly (G141 is a technique of level AAA, and not the only one).
 * - The link inside a film is for browsers that play none, and shows on the page's own background there. Where the film
 * is played, it is not drawn at all, and has no contrast.
 */
const isLeftOut = ({ code, selector }: { code: string; selector: string }) =>
  (code.endsWith('1_3_1_AAA.G141') && selector === '#error-summary-title') ||
  (code.endsWith('1_4_6.G17.Fail') && /^#film-\w+ > a$/.test(selector))

export async function checkWithHtmlcs(page: Page): Promise<Fault[]> {
  const { issues } = await pa11y(page.url(), {
    standard: 'WCAG2AAA',
    runners: ['htmlcs'],
    ignoreUrl: true,
    browser: {},
    page: {
      on: () => undefined,
      off: () => undefined,
      evaluate: (script, given) => page.evaluate(script as string, given),
      setViewport: async () => undefined,
    },
    userAgent: '',
    timeout: LIMIT_MS,
  })
  return issues
    .filter((issue) => !isLeftOut(issue))
    .map(({ code, selector, message }) => ({
      checker: 'HTML_CodeSniffer' as const,
      rule: code,
      where: selector,
      message,
    }))
}
