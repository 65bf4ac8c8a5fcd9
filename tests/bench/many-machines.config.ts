/**
 * `npm run build && npx playwright test --config tests/bench/many-machines.config.ts`: what docs/operating.md plans with.
 * A Chromium is not needed beyond its name; CHROMIUM_PATH as for the browser tests.
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
