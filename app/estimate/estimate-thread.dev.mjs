/** `estimate-thread.ts` where nothing is built: in development and in tests. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

await runnerImport(here('estimate-thread.ts'), { configFile: false, resolve: { alias: { '~': here('..') } } })
