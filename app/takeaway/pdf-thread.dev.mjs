/** `pdf-thread.ts` without a build: in development and in tests. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

await runnerImport(here('pdf-thread.ts'), { configFile: false, resolve: { alias: { '~': here('..') } } })
