/** A process like ours whose work never ends. @param mostBytes of memory */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const app = fileURLToPath(new URL('../../../app', import.meta.url))
const { module } = await runnerImport(`${app}/threads/process-work.ts`, {
  configFile: false,
  resolve: { alias: { '~': app } },
})
await module.serveProcess(
  () => {
    for (;;);
  },
  Number(process.argv[2] ?? Number.POSITIVE_INFINITY),
)
