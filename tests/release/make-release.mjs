/**
 * `npm run release [-- folder]`: makes the release of the present commit in `folder` (`test-results/release` if left out): the
 * archive, its bill of materials, and the checksums of both. Everything is taken from git and from npm's registry: nothing
 * that lies about on this machine gets in, and whoever makes it again from the same commit gets the same bytes (docs/releases.md).
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PLATFORM, pack, RELEASED, releaseVersion, sha256, steadyBill, sumsOf } from './contents.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The same npm everywhere: Debian's own (9.2) makes no bill of materials. */
const NPM = ['--yes', 'npm@11.19.1']

const git = (...given) => execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).trim()
const npm = (folder, ...given) =>
  execFileSync('npx', [...NPM, ...given], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 100_000_000,
  })

const changed = git('status', '--porcelain')
if (changed !== '') {
  console.error(`No release: these files are not as in the commit, or not in it.\n${changed}`)
  process.exit(1)
}
const commit = git('rev-parse', 'HEAD')
const seconds = Number(git('log', '-1', '--format=%ct'))
const target = resolve(process.argv[2] ?? join(ROOT, 'test-results/release'))
const work = mkdtempSync(join(tmpdir(), 'release-'))
try {
  const source = sourceOfCommit()
  const { version, name } = releaseOf(source)
  build(source)
  const bill = billOf(source)
  stage(source, join(work, name), { version, bill })
  deliver(pack({ parent: work, folder: name, seconds }), `${name}.sbom.json`, bill)
} catch (error) {
  // What npm or tar said of it stands above.
  console.error(`No release: ${error.message}`)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** The files of the commit, and no other. */
function sourceOfCommit() {
  const source = join(work, 'source')
  mkdirSync(source)
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1_000_000_000 })
  execFileSync('tar', ['-x', '-C', source], { input: archive })
  return source
}

function releaseOf(source) {
  const { name, version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const told = releaseVersion(version, readFileSync(join(source, 'CHANGELOG.md'), 'utf8'), commit)
  return { version: told, name: `${name}-${told}-${PLATFORM}` }
}

/** No script of a package is run: nothing of the build needs one (Dockerfile). */
function build(source) {
  console.log('… packages, then the build')
  npm(source, 'ci', '--ignore-scripts', '--no-audit', '--loglevel=error')
  npm(source, 'run', 'build')
}

function billOf(source) {
  const bill = JSON.parse(npm(source, 'run', '--silent', 'sbom'))
  return `${JSON.stringify(steadyBill(bill, seconds), null, 2)}\n`
}

/** Lays out the folder as it is installed. */
function stage(source, folder, { version, bill }) {
  console.log('… what runs')
  for (const path of [...RELEASED, 'build']) cpSync(join(source, path), join(folder, path), { recursive: true })
  const [os, cpu] = PLATFORM.split('-')
  npm(
    folder,
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    `--os=${os}`,
    `--cpu=${cpu}`,
    '--libc=glibc',
    '--loglevel=error',
  )
  // npm's own note of what it did, which another npm writes in another way.
  rmSync(join(folder, 'node_modules/.package-lock.json'))
  writeFileSync(join(folder, 'RELEASE.json'), `${JSON.stringify({ version, commit, platform: PLATFORM }, null, 2)}\n`)
  writeFileSync(join(folder, 'sbom.json'), bill)
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder))
}

/** Puts the three files where they are asked for. */
function deliver(archive, billName, bill) {
  mkdirSync(target, { recursive: true })
  const name = archive.slice(work.length + 1)
  const sums = join(target, 'SHA256SUMS')
  cpSync(archive, join(target, name))
  writeFileSync(join(target, billName), bill)
  const lines = [name, billName].map((one) => `${sha256(readFileSync(join(target, one)))}  ${one}\n`).join('')
  writeFileSync(sums, lines)
  console.log(`${lines}${target}`)
}
