/**
 * `npm run build && npx playwright test --config tests/bench/many-machines.config.ts`: the figures that
 * docs/operating.md plans with. Chromium only needs to exist; CHROMIUM_PATH as for the browser tests.
 */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: 'many-machines.measure.ts',
  outputDir: '../../test-results/bench',
  reporter: 'line',
  workers: 1,
  timeout: 300_000,
  use: { locale: 'fr-CH', launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] } },
})
