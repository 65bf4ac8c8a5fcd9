/** `node tests/run-browser-tests.mjs --config tests/a11y/hand/playwright.config.ts`: the walks that take long. */
import { fileURLToPath } from 'node:url'
import base from '../../playwright.config'

export default {
  ...base,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  timeout: 300_000,
}
