/** `npm run test:a11y`: like the browser tests, in every pair of circumstances. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

const results = fileURLToPath(new URL('../../test-results', import.meta.url))

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  // The walks have a command of their own: `npm run test:walks`.
  testIgnore: '**/hand/**',
  // The law's many tables take the checkers long, on a busy machine above all.
  timeout: 120_000,
  outputDir: `${results}/a11y`,
  reporter: [['line'], ['json', { outputFile: `${results}/a11y.json` }]],
})
