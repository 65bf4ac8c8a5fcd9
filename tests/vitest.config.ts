import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { DEEP } from './support/deep'

const root = fileURLToPath(new URL('..', import.meta.url))

/** For `npm run test:deep` alone. */
const LEFT_OUT = DEEP ? [] : ['**/*.deep.test.ts']

/** Pure: no file of theirs leaves anything to the next one, so each worker loads their modules once. */
const PURE = [
  'app/{forms,language,law,papers,pillars,ui}/**/*.test.{ts,tsx}',
  'app/dossier/{shape,rules}/*.test.ts',
  'app/pages/*/!(route*).test.{ts,tsx}',
  'tests/properties/**/*.test.ts',
]

const SHARING = 'api|connectors|enhance|estimate|pages|styles|takeaway'

/** They leave nothing but modules either, and share a worker's: over the use cases in this process, without doors. */
const ROOMS = `app/@(${SHARING})/**/*.test.{ts,tsx}`

/** These replace what the whole process has, before anything is loaded. Each in its own. */
const ALONE = [
  // The clock, `fetch`, modules.
  'app/api/{client,patient-fetch}.test.ts',
  'app/estimate/gather/party-token.test.ts',
  'app/estimate/read/counts.test.ts',
  // The database's own module, by one that lets them fail it.
  'app/dossier/vault/stores/sqlite-away.test.ts',
  'tests/faults/vault.deep.test.ts',
  // npm names no package that only builds and tests where NODE_ENV is production.
  'tests/shipped.test.ts',
]

/** All others load the product, or what stands beside it, and leave nothing but modules: they share a worker's, too. */
const PRODUCT = [
  'app/*.test.{ts,tsx}',
  `app/!(${SHARING})/**/*.test.{ts,tsx}`,
  'tests/*.test.ts',
  'tests/{a11y,acceptance,bench,changes,engine,faults,fuzz,machines,patterns,provider,reading,release,transcripts}/*.test.ts',
  'tests/{support,visits}/**/*.test.ts',
  'tests/bench/strangers/*.test.ts',
]

const SETUP = ['tests/support/vault/temporary-folder.ts', 'tests/support/vault/redis-found.ts']

export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  // As built: with the development's, React could not run as in production where a test asks for that.
  esbuild: { jsx: 'automatic', jsxDev: false },
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: LEFT_OUT, isolate: false } },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [ROOMS],
          exclude: [...PURE, ...ALONE, ...LEFT_OUT],
          isolate: false,
          globalSetup: SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: PRODUCT,
          exclude: [...PURE, ...ALONE, ...LEFT_OUT],
          isolate: false,
          // Before React is loaded: its warnings are none of the product as built, and cost time.
          env: { NODE_ENV: 'production' },
          setupFiles: ['tests/support/visit/quiet-log.ts'],
          globalSetup: SETUP,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: LEFT_OUT, globalSetup: SETUP } },
    ],
    globalSetup: 'tests/support/random/seed-of-run.ts',
    // Their addresses stand in the pages that tests read.
    css: { include: /app\/styles\// },
    // No test is about time: a busy machine may take long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default leaves a core idle: of two, half.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: `${root}test-results/${DEEP ? 'deep/unit' : 'unit'}.json` },
  },
})
