/**
 * A copy of the project in which a change is made, to see what names the places that the change still needs: the compiler,
 * and the tests. It holds the rows "to change X, open Y" of the README.
 */
import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, vi } from 'vitest'
import { filesAt } from '../acceptance/tree.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const TSC = ['node_modules/typescript-native/bin/tsc', '--noEmit', '--pretty', 'false']
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter=json']

/** Set by vitest, by its configuration and by `npm run test:deep`. */
const OF_THIS_RUN = ['DEV', 'MODE', 'NODE_ENV', 'PROD', 'SEED', 'TEST', 'TESTS']

/** By the path of a file: what the compiler says of it, or the titles of its tests that fail. */
export type Named = Record<string, string[]>

/** The compiler and the tests of a whole room, on a machine that does other things too. */
const MOST_MS = 600_000

/**
 * For a file of tests: a fresh copy for each, deleted after it.
 * @returns the one of the test that runs
 */
export function copyForEachTest(): () => CopyOfTheTree {
  vi.setConfig({ testTimeout: MOST_MS })
  let copy: CopyOfTheTree
  beforeEach(() => {
    copy = new CopyOfTheTree()
  })
  afterEach(() => copy.delete())
  return () => copy
}

export class CopyOfTheTree {
  private readonly folder = mkdtempSync(join(tmpdir(), 'trois-piliers-change-'))
  private readonly changed = new Set<string>()

  /** As the project stands here, with what is not committed; its packages are linked, not copied. */
  constructor() {
    for (const path of filesAt(ROOT)) {
      // Git still lists a file that was deleted and not committed.
      if (!existsSync(join(ROOT, path))) continue
      mkdirSync(dirname(this.at(path)), { recursive: true })
      copyFileSync(join(ROOT, path), this.at(path))
    }
    symlinkSync(join(ROOT, 'node_modules'), this.at('node_modules'))
  }

  private at(path: string): string {
    return join(this.folder, path)
  }

  /** The files that the change has written so far, sorted. */
  get changedFiles(): string[] {
    return [...this.changed].sort()
  }

  read(path: string): string {
    return readFileSync(this.at(path), 'utf8')
  }

  /** A new file, or the whole of one that is there. */
  write(path: string, text: string): this {
    mkdirSync(dirname(this.at(path)), { recursive: true })
    writeFileSync(this.at(path), text)
    this.changed.add(path)
    return this
  }

  /**
   * One place of a file.
   * @throws {Error} unless `before` stands in it exactly once: a change that is not made would show nothing
   */
  replace(path: string, before: string, after: string): this {
    const [start, end, ...others] = this.read(path).split(before)
    if (start === undefined || end === undefined || others.length > 0)
      throw new Error(`${path} has ${end === undefined ? 'no' : others.length + 1} times: ${before}`)
    return this.write(path, start + after + end)
  }

  /** What the compiler says, by file. */
  async typeErrors(): Promise<Named> {
    const named: Named = {}
    for (const line of (await this.run(TSC)).split('\n')) {
      const [, path, message] = /^(\S[^(]*)\(\d+,\d+\): error (.*)$/.exec(line) ?? []
      if (path && message) named[path] = [...(named[path] ?? []), message]
    }
    return named
  }

  /**
   * The titles of the tests that fail, by file; a file that does not even load has its error in their place.
   * @param files of unit tests; a part of the path is enough, as on the command line
   * @throws {Error} where no test ran
   */
  async failedTests(...files: string[]): Promise<Named> {
    const report = 'test-results/change.json'
    const printed = await this.run([...VITEST, `--outputFile.json=${report}`, ...files])
    if (!existsSync(this.at(report))) throw new Error(printed)
    const { success, testResults }: TestReport = JSON.parse(this.read(report))
    if (testResults.length === 0) throw new Error(`no test in ${files.join(', ')}`)
    const failed = testResults.filter(({ status }) => status === 'failed')
    // A worker that was ended has no failed test, and may have left some out.
    if (!success && failed.length === 0) throw new Error(printed)
    return Object.fromEntries(failed.map((file) => [relative(this.folder, file.name), titlesOf(file)]))
  }

  /** @returns what a command printed, whether it succeeded or not */
  private run(args: string[]): Promise<string> {
    const options = { cwd: this.folder, env: ownEnvironment(), maxBuffer: 2 ** 26 }
    return new Promise((done) => {
      execFile(process.execPath, args, options, (_, stdout, stderr) => done(`${stdout}\n${stderr}`))
    })
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

type TestReport = { success: boolean; testResults: FileReport[] }
type FileReport = {
  name: string
  status: 'passed' | 'failed'
  message: string
  assertionResults: { fullName: string; status: string }[]
}

function titlesOf({ message, assertionResults }: FileReport): string[] {
  const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  return titles.length > 0 ? titles : [message]
}

/** Without what this run of the tests says of itself: the one in the copy is another. */
function ownEnvironment() {
  const isOfRun = (name: string) => name.startsWith('VITEST') || OF_THIS_RUN.includes(name)
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfRun(name))) as NodeJS.ProcessEnv
}
