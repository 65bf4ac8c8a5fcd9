/** `npm run bench`: each part is one file, one after the other; nothing else of ours may run meanwhile. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  esbuild: { jsx: 'automatic', jsxDev: false },
  test: {
    include: ['tests/bench/*.part.ts'],
    globalSetup: ['tests/support/vault/temporary-folder.ts', 'tests/bench/setup.ts'],
    fileParallelism: false,
    testTimeout: 0,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
})
