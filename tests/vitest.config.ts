import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  // As built: with the development's, React could not run as in production where a test asks for that.
  esbuild: { jsx: 'automatic', jsxDev: false },
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/a11y/*.test.ts',
      'tests/support/*.test.ts',
      'tests/bench/*.test.ts',
      'tests/properties/*.test.ts',
      'tests/fuzz/*.test.ts',
      'tests/faults/*.test.ts',
      'tests/transcripts/*.test.ts',
    ],
    globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/redis-found.ts'],
    // The default leaves a core idle: of two, half.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: `${root}test-results/unit.json` },
  },
})
