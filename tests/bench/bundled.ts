/**
 * Code as it runs in production: one module, its rooms bundled, instead of the test runner's many; in a separate
 * process.
 */
import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
/** Within the project, so that its packages are found from there. */
export const RESULTS = join(root, 'test-results/bench')

/** @param path of a module in this folder @returns the path of the bundle */
export async function bundled(path: string): Promise<string> {
  const name = `${basename(path).replace(/\.\w+$/, '')}.mjs`
  const outDir = join(RESULTS, 'built')
  mkdirSync(outDir, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuild: { jsx: 'automatic', jsxDev: false },
    resolve: { alias: { '~/': `${root}app/` } },
    build: {
      ssr: join(here, path),
      outDir,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: name } },
    },
  })
  return join(outDir, name)
}

/** Makes a module of this folder measure something (`answering`). @throws what it throws */
export async function measuredAlone<Given, Measured>(path: string, given: Given): Promise<Measured> {
  const child = fork(await bundled(path), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
    execArgv: [],
  })
  try {
    return await new Promise<Measured>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Measured))
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)))
      child.send({ given })
    })
  } finally {
    child.kill()
  }
}
