import { test as base, type Cookie, expect, type Page } from '@playwright/test'
import type { Person } from '../../support/visit/people'
import { answerAll, enter } from './shortcuts'

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

type SharedFixtures = {
  /** The session of a visitor with everything answered, made once per worker. */
  reader: (person: Person) => Promise<Cookie[]>
}

type OfEach = {
  /**
   * Signs in a visitor with everything answered, who only reads: a worker's tests share the dossier, so none may change
   * it.
   */
  readAs: (person: Person) => Promise<void>
}

/** A page whose console must stay silent: an error there fails the test. A test that does not use a page opens none. */
export const test = base.extend<OfEach, SharedFixtures>({
  page: async ({ page }, use) => {
    const problems = problemsOn(page)
    await use(page)
    expect(problems).toEqual([])
  },
  reader: [
    async ({ browser }, use, { project }) => {
      const readers = new Map<string, Promise<Cookie[]>>()
      const signIn = async (person: Person) => {
        const context = await browser.newContext({ baseURL: project.use.baseURL })
        const page = await context.newPage()
        await enter(page, person)
        await answerAll(page, person)
        const cookies = await context.cookies()
        await context.close()
        return cookies.filter(({ name }) => name === '__Host-session')
      }
      await use((person) => {
        const made = readers.get(person.email) ?? signIn(person)
        readers.set(person.email, made)
        made.catch(() => readers.delete(person.email))
        return made
      })
    },
    { scope: 'worker' },
  ],
  readAs: async ({ context, reader }, use) => use(async (person) => context.addCookies(await reader(person))),
})

export { expect }
