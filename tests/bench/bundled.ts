/** Code of the app as it runs in production: one module, its rooms bundled, instead of the test runner's many. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const app = fileURLToPath(new URL('../../app/', import.meta.url))

/** Bundles a module of `app/` and loads it. */
export async function bundled<Module>(path: string): Promise<Module> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~/': app } },
    build: { ssr: join(app, path), outDir, minify: false, rollupOptions: { output: { entryFileNames: 'bundle.mjs' } } },
  })
  return import(/* @vite-ignore */ pathToFileURL(join(outDir, 'bundle.mjs')).href)
}
