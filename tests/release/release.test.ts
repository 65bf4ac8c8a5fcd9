/** A release: what it consists of, its name, and that the same files become the same bytes. `npm run release` makes a real one. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { pack, RELEASED, releaseVersion, sha256, steadyBill, sumsOf } from './contents.mjs'

const home = mkdtempSync(join(tmpdir(), 'release-test-'))
afterAll(() => rmSync(home, { recursive: true }))

const SECONDS = 1_795_000_000
const FILES = { 'package.json': '{}', 'deploy/a.conf': 'a', 'build/server/index.js': '1', 'B.md': 'B', 'a.md': 'a' }

/** A small release, written in another order, at another time and with other rights each time. */
function laidOut({ files = FILES, mode = 0o644 }: { files?: Record<string, string>; mode?: number } = {}) {
  const parent = mkdtempSync(join(home, 'parent-'))
  const folder = join(parent, 'product-1.0.0')
  const paths = mode === 0o644 ? Object.keys(files) : Object.keys(files).toReversed()
  for (const path of paths) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, files[path] ?? '')
    chmodSync(file, mode)
    utimesSync(file, mode, mode)
    if (process.getuid?.() === 0) chownSync(file, mode, mode)
  }
  symlinkSync('build/server/index.js', join(folder, 'link'))
  return { parent, folder: 'product-1.0.0', seconds: SECONDS }
}
const bytesOf = (given: ReturnType<typeof laidOut>) => sha256(readFileSync(pack(given)))
const isGnuTar = spawnSync('tar', ['--version'], { encoding: 'utf8' }).stdout.includes('GNU tar')

describe.skipIf(!isGnuTar)('the archive', () => {
  it('has the same bytes, in whichever order, when and with which rights its files were written', () =>
    expect(bytesOf(laidOut())).toBe(bytesOf(laidOut({ mode: 0o600 }))))

  it.each([
    ['another byte', { files: { ...FILES, 'a.md': 'b' } }],
    ['a file more', { files: { ...FILES, 'c.md': '' } }],
    ['a file that can be run', { mode: 0o755 }],
  ])('has others with %s', (_, given) => expect(bytesOf(laidOut(given))).not.toBe(bytesOf(laidOut())))

  it('takes no options of whoever packs it', () => {
    const bytes = bytesOf(laidOut())
    vi.stubEnv('TAR_OPTIONS', '--exclude=build')
    vi.stubEnv('GZIP', '-1')
    expect(bytesOf(laidOut())).toBe(bytes)
    vi.unstubAllEnvs()
  })

  it('has others of another commit’s time', () =>
    expect(bytesOf({ ...laidOut(), seconds: SECONDS + 1 })).not.toBe(bytesOf(laidOut())))

  it('tells nothing of when it was packed, and under which name', () =>
    expect([...readFileSync(pack(laidOut())).subarray(3, 8)]).toEqual([0, 0, 0, 0, 0]))

  it('belongs to nobody of this machine, in the order of its names', () => {
    const archive = pack(laidOut({ mode: 0o600 }))
    const listed = execFileSync('tar', ['-tvzf', archive, '--numeric-owner', '--full-time'], { encoding: 'utf8' })
    const lines = listed.trim().split('\n')
    expect(lines.filter((line) => !/^\S+ 0\/0 +\d+ 2026-11-18 /.test(line))).toEqual([])
    expect(lines.map((line) => line.replace(/.*:\d\d (?:\d\d )?/, '').replace(/ -> .*/, ''))).toEqual([
      'product-1.0.0/',
      'product-1.0.0/B.md',
      'product-1.0.0/a.md',
      'product-1.0.0/build/',
      'product-1.0.0/build/server/',
      'product-1.0.0/build/server/index.js',
      'product-1.0.0/deploy/',
      'product-1.0.0/deploy/a.conf',
      'product-1.0.0/link',
      'product-1.0.0/package.json',
    ])
  })
})

describe('the checksums', () => {
  const check = (folder: string) =>
    spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })

  it('are of every file, and sha256sum finds one that was changed', () => {
    const { parent, folder: name } = laidOut()
    const folder = join(parent, name)
    const sums = sumsOf(folder)
    expect(sums.split('\n').map((line) => line.slice(66))).toEqual([...Object.keys(FILES).toSorted(), ''])
    writeFileSync(join(folder, 'SHA256SUMS'), sums)
    expect(check(folder)).toMatchObject({ status: 0, stdout: '' })
    writeFileSync(join(folder, 'deploy/a.conf'), 'b')
    expect(check(folder)).toMatchObject({ status: 1, stdout: 'deploy/a.conf: FAILED\n' })
  })
})

it('sha256sum finds files of odd names too', () => {
  const { parent, folder: name } = laidOut()
  const folder = join(parent, name)
  for (const odd of ['two\nlines', 'back\\slash', '-rf', 'é $(x)', '  ']) writeFileSync(join(folder, odd), odd)
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder))
  const options = { cwd: folder, encoding: 'utf8' } as const
  expect(spawnSync('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], options)).toMatchObject({
    status: 0,
    stdout: '',
  })
})

describe('the name', () => {
  const COMMIT = '0f3a174c0f3a174c0f3a174c0f3a174c0f3a174c'
  const changelog = (waiting: string) =>
    `# Changelog\n\n## [Unreleased]\n\n${waiting}## [1.2.0] - 2026-11-29\n\n### Added\n\n- A.\n`

  it('has the version of package.json', () => expect(releaseVersion('1.2.0', changelog(''), COMMIT)).toBe('1.2.0'))

  it('has the commit too while changes wait for a version: no two releases have one name', () =>
    expect(releaseVersion('1.2.0', changelog('### Fixed\n\n- B.\n\n'), COMMIT)).toBe('1.2.0+0f3a174c0f3a'))

  it('is refused where the changes of the version are not told', () =>
    expect(() => releaseVersion('1.3.0', changelog(''), COMMIT)).toThrow('no heading for 1.3.0'))

  it('is read of the file that stands here', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(releaseVersion(version, readFileSync('CHANGELOG.md', 'utf8'), COMMIT)).toMatch(
      /^\d+\.\d+\.\d+(\+0f3a174c0f3a)?$/,
    )
  })
})

it('the bill of materials has nothing that differs between two runs', () => {
  const bill = (run: number) => ({
    serialNumber: `urn:uuid:${run}`,
    metadata: { timestamp: `2026-11-29T0${run}:00:00Z`, tools: [{ version: `11.${run}` }], component: { name: 'a' } },
    components: [{ name: 'b' }],
  })
  expect(steadyBill(bill(1), SECONDS)).toEqual(steadyBill(bill(2), SECONDS))
  expect(steadyBill(bill(1), SECONDS)).toEqual({
    metadata: { timestamp: '2026-11-18T11:06:40.000Z', component: { name: 'a' } },
    components: [{ name: 'b' }],
  })
})

it('no file of ours is imported for its effects alone: the build would leave it out (vite.config.ts)', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const found = sources.filter((name) => /^import '[.~]/m.test(readFileSync(join('app', name), 'utf8')))
  expect(sources.length).toBeGreaterThan(500)
  expect(found.filter((name) => !/\.test\.tsx?$/.test(name))).toEqual([])
})

describe('what goes into a release', () => {
  it.each(RELEASED)('%s is there', (path) => expect(existsSync(path)).toBe(true))

  it('is enough for npm start: the files that stand before it name no other', () => {
    const named = RELEASED.filter((path) => path.endsWith('.mjs')).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to)),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !RELEASED.includes(path))).toEqual([])
    const { prestart } = JSON.parse(readFileSync('package.json', 'utf8')).scripts
    expect(RELEASED).toContain(prestart.replace('node ', ''))
  })
})

describe('the command', () => {
  /** A project of its own, with the command in it and one commit. */
  function project() {
    const folder = mkdtempSync(join(home, 'project-'))
    cpSync('tests/release', join(folder, 'tests/release'), { recursive: true })
    const git = (...given: string[]) => execFileSync('git', given, { cwd: folder, stdio: 'ignore' })
    git('init', '-q')
    git('add', '-A')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.ch', 'commit', '-qm', 'Begin')
    return folder
  }
  const made = (folder: string) =>
    spawnSync(process.execPath, ['tests/release/make-release.mjs', join(folder, 'out')], {
      cwd: folder,
      encoding: 'utf8',
    })

  it.each([
    ['changed', 'tests/release/release.test.ts'],
    ['new', 'tests/release/secret.env'],
  ])('refuses a file that is %s, by its name, and makes nothing', (_, path) => {
    const folder = project()
    writeFileSync(join(folder, path), 'A=1')
    const { status, stderr } = made(folder)
    expect(status).toBe(1)
    expect(stderr).toContain('not as in the commit, or not in it.\n')
    expect(stderr).toContain(path)
    expect(existsSync(join(folder, 'out'))).toBe(false)
  })

  it('gets as far as the commit’s own files in a clean project', () => {
    const { status, stderr } = made(project())
    expect(status).toBe(1)
    expect(stderr).toMatch(/^No release: .*source\/package\.json/)
  })
})
