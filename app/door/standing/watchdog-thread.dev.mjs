/** `watchdog-thread.ts` where nothing is built: in tests, since there is no watchdog in development. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

await runnerImport(here('watchdog-thread.ts'), { configFile: false, resolve: { alias: { '~': here('../..') } } })
