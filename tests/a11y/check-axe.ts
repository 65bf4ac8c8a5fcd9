/** axe, with its best practices and the contrast of 7:1. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Fault } from './fault'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Whatever has less than 4.5:1 also has less than 7:1: `color-contrast-enhanced` finds it, at half the cost. */
const IMPLIED = ['color-contrast']

/** Scripts must be allowed on the page; otherwise axe waits for ever. */
export async function checkWithAxe(page: Page): Promise<Fault[]> {
  // Legacy mode: there are no frames, so no other page is needed.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).disableRules(IMPLIED).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      checker: 'axe' as const,
      rule: id,
      where: target.join(' '),
      message: failureSummary.replace(/\s+/g, ' '),
    })),
  )
}
