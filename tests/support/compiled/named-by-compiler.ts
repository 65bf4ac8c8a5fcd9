/** What the compiler says of a change to the source: made on a copy, so that nothing of the project moves. */
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const SOURCE = ['app', 'tests', 'server.ts', 'vite.config.ts', 'remix.config.js', 'tsconfig.json', 'package.json']

/**
 * @param changes each file with what becomes of its text
 * @returns the files, by their paths in the project, in which something then does not compile, each once and in order
 */
export async function namedByCompiler(changes: Record<string, (source: string) => string>): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'changed-'))
  try {
    for (const name of SOURCE) await cp(join(root, name), join(copy, name), { recursive: true })
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const [path, change] of Object.entries(changes)) await rewrite(join(copy, path), change)
    const said = await compile(copy)
    return [...new Set([...said.matchAll(/^([^\s(]+)\(\d+,\d+\): error /gm)].map(([, path = '']) => path))].sort()
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** @throws where the change finds nothing to change */
async function rewrite(path: string, change: (source: string) => string) {
  const source = await readFile(path, 'utf8')
  const changed = change(source)
  if (changed === source) throw new Error(`nothing was changed in ${path}`)
  await writeFile(path, changed)
}

async function compile(folder: string): Promise<string> {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const { stdout } = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(stdout)
}
