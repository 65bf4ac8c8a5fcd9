import { test as base, expect, type Page } from '@playwright/test'

/** The messages of its console from now on. */
export function problemsOn(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    // The browser itself reports a 4xx document as an error; refused forms answer 400 on purpose.
    const refusedForm = message.text().startsWith('Failed to load resource: the server responded with a status of 4')
    if (message.type() === 'error' && !refusedForm) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

/** A page whose console must stay silent: an error there is a failing test. A test that asks for no page opens none. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const problems = problemsOn(page)
    await use(page)
    expect(problems).toEqual([])
  },
})

export { expect }
