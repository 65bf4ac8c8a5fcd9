/**
 * `npm run pack:engine [-- folder]`: the engine as a package for other programs, `build/engine/trois-piliers-engine-<version>.tgz`.
 * The same commit makes the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.mjs'
import { declare } from './declarations.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const OF_PACKAGE = join(ROOT, 'app/engine/package')
const EXAMPLES = join(ROOT, 'app/api/examples')
const NAMES = ['single', 'couple', 'divorced', 'retired']

/** @param into where the tarball comes. @returns its path */
export async function packEngine(into) {
  const project = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'trois-piliers-engine-'))
  try {
    declare({ root: ROOT, into: folder })
    await bundle({ root: ROOT, into: folder, version: project.version })
    cpSync(OF_PACKAGE, folder, { recursive: true })
    writeExamples(join(folder, 'examples'))
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(project), null, 2)}\n`)
    mkdirSync(into, { recursive: true })
    const packing = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', resolve(into)]
    const told = execFileSync('npm', packing, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    return join(into, JSON.parse(told)[0].filename)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each example of the call: the life, and the estimate that is the answer to it. */
function writeExamples(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of NAMES) {
    const { request, answer } = JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), 'utf8'))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(request, null, 2)}\n`)
    writeFileSync(join(folder, `${name}.estimate.json`), `${JSON.stringify(answer, null, 2)}\n`)
  }
}

/** What it shares with the product is the product's. */
const manifestOf = ({ version, license, engines, dependencies: { zod } }) => ({
  name: 'trois-piliers-engine',
  version,
  private: true,
  description: 'Estimates Swiss old-age pensions across the three pillars: law, calculation and explanations',
  license,
  type: 'module',
  sideEffects: false,
  engines,
  exports: {
    '.': { types: './types/engine/index.d.ts', default: './index.js' },
    './published': { types: './types/engine/published.d.ts', default: './published.js' },
    './package.json': './package.json',
  },
  types: './types/engine/index.d.ts',
  bin: { 'trois-piliers-engine': './command.js', 'trois-piliers-mcp': './server.js' },
  scripts: { test: 'node --test test/*.test.js' },
  dependencies: { zod },
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tarball = await packEngine(process.argv[2] ?? join(ROOT, 'build/engine'))
  console.log(`${tarball}  ${Math.round(statSync(tarball).size / 1000)} kB`)
}
