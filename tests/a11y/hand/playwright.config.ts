/** `npm run test:walks`: what auditors do by hand, in every state and setting; it takes long. */
import { fileURLToPath } from 'node:url'
import base from '../../playwright.config'

export default {
  ...base,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  timeout: 600_000,
  reporter: [
    ['list'],
    ['json', { outputFile: fileURLToPath(new URL('../../../test-results/walks.json', import.meta.url)) }],
  ],
}
