import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { licencesIn } from './app/engine/make/licences.mjs'
import remixOptions from './remix.config.js'

/** `remix vite:dev` runs the real Express app; it stands before the Remix plugin, whose own handler would answer first. */
const serveOurApp: Plugin = {
  name: 'serve-our-app',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const { app } = await server.ssrLoadModule('./server.ts')
        app(request, response, next)
      } catch (error) {
        next(error)
      }
    })
  },
}

/** A file of its own for each, `build/server/<name>.js`: what looks at the Node, the server, and what runs in threads beside it. */
const SERVER_ENTRIES = {
  index: './app/shell/begin.ts',
  server: './server.ts',
  'check-identity': './app/shell/check-identity.ts',
  'pdf-thread': './app/takeaway/pdf-thread.ts',
  'watchdog-thread': './app/door/standing/watchdog-thread.ts',
  'paper-process': './app/papers/files/paper-process.ts',
  'estimate-thread': './app/estimate/estimate-thread.ts',
}

/** Maps without the sources' text: in that of a style sheet Vite writes the folder in which it builds (docs/releases.md). */
const SERVER_OUTPUT = { entryFileNames: '[name].js', sourcemapExcludeSources: true }

/** Set in the user's config, the entries of the server build would be overridden by the Remix plugin. */
const serverEntries: Plugin = {
  name: 'server-entries',
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: SERVER_ENTRIES, output: SERVER_OUTPUT } } } : {},
}

/** Vite wraps `import()` into a loader of style sheets and preloads, which is larger than our whole entry. */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/**
 * `/licences.txt`: of every package of which a part is in what browsers can have, its licence in its own words
 * (tests/shipped-licences.ts). Linked from /about.
 */
const licencesOfOthers: Plugin = {
  name: 'licences-of-others',
  apply: 'build',
  generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesIn(bundle) })
  },
}

/** Once, as small as it goes, beside each file; pictures and films are small already. */
const compressedNeighbours = compression({
  include: /\.(js|css|svg|vtt)$/,
  algorithms: [
    ['gzip', { level: constants.Z_BEST_COMPRESSION }],
    ['brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }],
  ],
  threshold: 300,
  skipIfLargerOrEqual: true,
  logLevel: 'silent',
})

const APP = fileURLToPath(new URL('./app', import.meta.url))

/** What pages carry is written for these; tests/e2e/every-page/old-browsers.spec.ts and app/styles/style-of-2018.test.ts hold it to that. */
const OLDEST_BROWSERS = ['chrome64', 'firefox58', 'safari11.1']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    serveOurApp,
    remix(remixOptions),
    serverEntries,
    plainDynamicImports,
    ...(isSsrBuild ? [] : [licencesOfOthers, compressedNeighbours]),
  ],
  resolve: { alias: { '~': APP } },
  build: {
    target: isSsrBuild ? 'es2022' : OLDEST_BROWSERS,
    // In both builds: the server's names the file that the browser's makes.
    cssTarget: OLDEST_BROWSERS,
    sourcemap: isSsrBuild === true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: {
      treeshake: {
        // As package.json says of all that is ours. Vite looks there for `./x` and not for `~/x`, so whichever import came first would
        // decide, and two builds of one commit would differ (docs/releases.md).
        moduleSideEffects: (id) => !id.startsWith(APP),
      },
    },
  },
  server: { port: 3000 },
}))
