/** `paper-process.ts` where nothing is built: in development and in tests. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

await runnerImport(here('paper-process.ts'), { configFile: false, resolve: { alias: { '~': here('../..') } } })
