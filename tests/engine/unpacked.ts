/** The package of the engine, made and unpacked in an empty folder, with zod beside it: no registry is asked. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packEngine } from '../../app/engine/make/pack.mjs'

/** `home`: where a program that uses it would be; `folder`: the package within. */
export type Unpacked = { home: string; folder: string; tarball: string; remove: () => void }

export async function unpackEngine(): Promise<Unpacked> {
  const home = mkdtempSync(join(tmpdir(), 'engine-unpacked-'))
  const modules = join(home, 'node_modules')
  const folder = join(modules, 'trois-piliers-engine')
  mkdirSync(folder, { recursive: true })
  const tarball = await packEngine(home)
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', folder])
  cpSync('node_modules/zod', join(modules, 'zod'), { recursive: true })
  return { home, folder, tarball, remove: () => rmSync(home, { recursive: true, force: true }) }
}
