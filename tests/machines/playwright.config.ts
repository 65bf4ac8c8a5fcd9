/** `npm run test:machines`: one test after the other, each with machines of its own. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { LAUNCH } from '../launch-chromium'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: fileURLToPath(new URL('../../test-results/machines', import.meta.url)),
  reporter: 'list',
  workers: 1,
  retries: 0,
  // No test is about time: a busy machine may take long.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: { locale: 'fr-CH', launchOptions: LAUNCH },
})
