/** The stages, set up once for all the pages that a worker checks. */
import { test as base } from '@playwright/test'
import { ADDRESS } from '../playwright.config'
import { createStages, type Stage, type StageName } from './stages'

export const test = base.extend<object, { stage: (name?: StageName) => Promise<Stage> }>({
  stage: [
    async ({ browser }, use) => {
      const stages = createStages(browser, ADDRESS)
      await use((name = 'inOrder') => stages.get(name))
      await stages.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from '@playwright/test'
