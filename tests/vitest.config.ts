import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Pure: no file of theirs leaves anything to the next one, so each worker loads their modules once. */
const PURE = ['app/{forms,law,media,pillars,text,ui}/**/*.test.{ts,tsx}', 'tests/properties/*.test.ts']

export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  // As built: with the development's, React could not run as in production where a test asks for that.
  esbuild: { jsx: 'automatic', jsxDev: false },
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [
            'app/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/acceptance/*.test.ts',
            'tests/a11y/*.test.ts',
            'tests/support/*.test.ts',
            'tests/bench/*.test.ts',
            'tests/fuzz/*.test.ts',
            'tests/faults/*.test.ts',
            'tests/transcripts/*.test.ts',
          ],
          exclude: PURE,
          globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/redis-found.ts'],
        },
      },
    ],
    // No test is about time: a busy machine may take long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default leaves a core idle: of two, half.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: `${root}test-results/unit.json` },
  },
})
