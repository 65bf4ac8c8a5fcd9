/** A report is compared with the disk: in a clone, in one with changes, and without git. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { filesAt, isSameTree, nameOf, treeAt } from './tree.mjs'

const FILES = ['.gitignore', 'app/a.ts']
const COMMIT = 'a'.repeat(40)
const noGit = () => undefined

/** What git answers in a clone; `status` is its report of changes. */
const clone =
  ({ commit = COMMIT, files = FILES, status = '' } = {}) =>
  (command: string) =>
    ({ 'rev-parse': `${commit}\n`, status, 'ls-files': files.map((path) => `${path}\0`).join('') })[command]

let root = ''
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tree-'))
  for (const folder of ['app', 'node_modules']) mkdirSync(join(root, folder))
  write('.gitignore', 'node_modules/\n*.log\n')
  write('app/a.ts', '1')
  write('node_modules/b.js', '1')
  write('c.log', '1')
})

it('is the same files with git and without, which names no commit', () => {
  expect(filesAt(root, noGit).sort()).toEqual(FILES)
  const unpacked = treeAt(root, noGit)
  expect(treeAt(root, clone()).digest).toBe(unpacked.digest)
  expect(unpacked.commit).toBeNull()
  expect(nameOf(unpacked)).toMatch(/^files [0-9a-f]{12} \(no git here/)
})

it.each<[string, () => void, string[], boolean]>([
  ['nothing', () => {}, FILES, true],
  ['what git ignores', () => write('node_modules/b.js', '2'), FILES, true],
  ['a file', () => write('app/a.ts', '2'), FILES, false],
  ['a new file', () => write('app/d.ts', '2'), [...FILES, 'app/d.ts'], false],
  ['a file that is gone', () => rmSync(join(root, 'app/a.ts')), FILES, false],
])('a change of %s makes another tree or not, with git and without', (_name, change, files, same) => {
  const before = { git: treeAt(root, clone()), none: treeAt(root, noGit) }
  change()
  const after = treeAt(root, clone({ files, status: same ? '' : ' M app/a.ts' }))
  expect(isSameTree(before.git, after)).toBe(same)
  expect(isSameTree(before.none, treeAt(root, noGit))).toBe(same)
  expect(nameOf(after)).toMatch(same ? /^commit a{12}$/ : /^commit a{12} with changes/)
})

it('is another tree on another commit of the same files', () => {
  expect(isSameTree(treeAt(root, clone()), treeAt(root, clone({ commit: 'b'.repeat(40) })))).toBe(false)
})

it('names no commit where git knows of no repository', () => {
  expect(treeAt(root).commit).toBeNull()
})
