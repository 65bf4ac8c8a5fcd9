/** `npm run test:machines`: one test after the other, each with machines of its own. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { LAUNCH } from '../launch-chromium'

const results = fileURLToPath(new URL('../../test-results', import.meta.url))

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `${results}/machines`,
  reporter: [['list'], ['json', { outputFile: `${results}/machines.json` }]],
  workers: 1,
  retries: 0,
  // No test depends on time: a busy machine may take long.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: { locale: 'fr-CH', launchOptions: LAUNCH },
})
