import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { logIn } from './e2e/support/silent-log'
import { LAUNCH } from './launch-chromium'
import { DEEP } from './support/deep'

const root = fileURLToPath(new URL('..', import.meta.url))
const PORT = 4310
const DATA_DIR = join(tmpdir(), `trois-piliers-e2e-${process.pid}`)

/** Of the product that the tests share. */
export const ADDRESS = `http://localhost:${PORT}`

export default defineConfig({
  testDir: './e2e',
  testIgnore: DEEP ? [] : '**/*.deep.spec.ts',
  outputDir: `${root}test-results/browser`,
  reporter: [['list'], ['json', { outputFile: `${root}test-results/${DEEP ? 'deep/journeys' : 'browser'}.json` }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  metadata: { dataDir: DATA_DIR },
  // Relative to the root: other configurations stand elsewhere, and extend this one.
  globalTeardown: `${root}tests/e2e/support/silent-log.ts`,
  timeout: 120_000,
  // What never comes fails anyway, and being late on a busy machine is no fault.
  expect: { timeout: 15_000 },
  use: {
    baseURL: ADDRESS,
    locale: 'fr-CH',
    // No separate process for drawing: an eighth less of the two cores. Measurements keep it.
    launchOptions: { ...LAUNCH, args: [...LAUNCH.args, '--in-process-gpu'] },
  },
  webServer: {
    command: `npm start > '${logIn(DATA_DIR)}'`,
    cwd: root,
    url: `${ADDRESS}/health/ready`,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      SANDBOX: 'on',
      TODAY: '2026-11-21',
      RATE_LIMIT: 'off',
      LOAD_LIMIT: 'off',
      DATA_DIR,
    },
  },
})
