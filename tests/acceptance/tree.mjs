/** What is on the disk, to compare a report with what it was made from. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The commit, whether files have changed since, and a digest of all files that git does not ignore. Without git, in an
 * unpacked archive, or before a first commit, no commit is named and the digest stands alone.
 * @param {(...args: string[]) => string | undefined} git answers its commands, or nothing
 */
export function treeAt(root, git = gitAt(root)) {
  const files = filesAt(root, git)
  const digest = createHash('sha256')
  for (const path of files.sort())
    digest
      .update(`${path}\0`)
      .update(contentOf(join(root, path)))
      .update('\0')
  const commit = git('rev-parse', '--verify', 'HEAD')?.trim() ?? null
  const changed = commit !== null && git('status', '--porcelain') !== ''
  return { commit, changed, digest: digest.digest('hex') }
}

/** Whether a run and the present have the same commit and the same files. */
export const isSameTree = (a, b) => a.commit === b.commit && a.digest === b.digest

export function nameOf({ commit, changed, digest }) {
  if (commit === null) return `files ${digest.slice(0, 12)} (no git here that names a commit)`
  const short = `commit ${commit.slice(0, 12)}`
  return changed ? `${short} with changes (files ${digest.slice(0, 12)})` : short
}

/**
 * Paths from the root of the files that git would keep.
 * @param {(...args: string[]) => string | undefined} git
 */
export function filesAt(root, git = gitAt(root)) {
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  return listed === undefined ? filesBelow(root, '', ignoredAt(root)) : listed.split('\0').filter(Boolean)
}

/**
 * It answers nothing if git is missing or refuses, or if the repository is another one around this folder.
 * @returns {(...args: string[]) => string | undefined}
 */
function gitAt(root) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 }
  const answer = (...args) => {
    try {
      return execFileSync('git', args, options)
    } catch {
      return undefined
    }
  }
  return answer('rev-parse', '--show-prefix')?.trim() === '' ? answer : () => undefined
}

/** The names in `.gitignore`, which has only plain names, folders and endings. */
function ignoredAt(root) {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)
  const names = ['.git', ...lines.map((line) => line.replace(/\/$/, ''))]
  return (name) => names.some((known) => (known.startsWith('*') ? name.endsWith(known.slice(1)) : name === known))
}

function filesBelow(root, folder, isIgnored) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !isIgnored(entry.name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? filesBelow(root, path, isIgnored) : [path]
    })
}

/** A file that git knows but that is gone has no content. */
function contentOf(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : ''
}
