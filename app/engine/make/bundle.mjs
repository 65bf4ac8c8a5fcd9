/** The JavaScript of the package: one file for each entry, and what they share; zod is the only dependency. */
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { licencesIn } from './licences.mjs'

/** What each file is made of, under app/engine. */
const ENTRIES = {
  index: 'index.ts',
  published: 'published.ts',
  command: 'bin/command.ts',
  server: 'bin/server.ts',
}
const COMMANDS = ['command.js', 'server.js']
const SHEBANG = '#!/usr/bin/env node\n'

/** A life has no document of a fund: what unpacks one is left out, and with it zlib. */
const withoutPackedDocuments = (root) => ({
  name: 'without-packed-documents',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './packed' && importer === join(root, 'app/estimate/case/lpp/fund-documents.ts')
      ? join(root, 'app/engine/no-packed-documents.ts')
      : null,
})

const licences = (into) => ({
  name: 'licences',
  generateBundle: (_, bundle) => writeFileSync(join(into, 'LICENCES.txt'), licencesIn(bundle)),
})

/**
 * Not minified: whoever doubts a figure can read how it comes about.
 * @param root of the project; `into`: an existing folder
 */
export async function bundle({ root, into, version }) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '~': join(root, 'app') } },
    define: { ENGINE_VERSION: JSON.stringify(version) },
    ssr: { noExternal: true },
    plugins: [withoutPackedDocuments(root), licences(into)],
    build: {
      ssr: true,
      outDir: into,
      emptyOutDir: false,
      // Node 22 and later, and whatever else runs modules of today.
      target: 'es2023',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, file]) => [name, join(root, 'app/engine', file)]),
        ),
        // Our modules have no side effects, so the sentences of pages come without the components that show them.
        treeshake: { moduleSideEffects: (id) => !id.startsWith(join(root, 'app/')) },
        external: [/^zod(\/|$)/, /^node:/],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].js',
          banner: ({ fileName }) => (COMMANDS.includes(fileName) ? SHEBANG : ''),
        },
      },
    },
  })
  for (const name of COMMANDS) chmodSync(join(into, name), 0o755)
}
