/** The package of the engine, made and installed in an empty folder, with zod beside it: no registry is asked. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packEngine } from '../../app/engine/make/pack.mjs'

/** `home`: where a program that uses it would be; `folder`: the package within. */
export type InstalledEngine = { home: string; folder: string; tarball: string; remove: () => void }

export async function installEngine(): Promise<InstalledEngine> {
  const home = mkdtempSync(join(tmpdir(), 'engine-unpacked-'))
  const tarball = await packEngine(home)
  cpSync('node_modules/zod', join(home, 'zod'), { recursive: true })
  writeFileSync(join(home, 'package.json'), '{"type": "module", "private": true}')
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', './zod', tarball], { cwd: home })
  return {
    home,
    folder: join(home, 'node_modules/trois-piliers-engine'),
    tarball,
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
