/** A new version, as far as a rolling update can tell: its own name, and a style sheet under another name. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const NEXT_VERSION = 'next0001'

/**
 * A build without the style sheet's present name.
 * @param folder empty
 * @param version of the build that stands here
 */
export function makeRelease(folder: string, version: string): void {
  mkdirSync(join(folder, 'build'))
  cpSync('build', join(folder, 'build'), { recursive: true })
  for (const name of ['app', 'node_modules', 'package.json']) symlinkSync(resolve(name), join(folder, name))
  const assets = join(folder, 'build/client/assets')
  const sheet = readdirSync(assets).find((name) => /^app-.*\.css$/.test(name))
  if (!sheet) throw new Error('the build has no style sheet for every page')
  for (const name of readdirSync(assets).filter((one) => one.startsWith(sheet)))
    renameSync(join(assets, name), join(assets, name.replace(sheet, 'app-next.css')))
  const server = join(folder, 'build/server/server.js')
  const source = readFileSync(server, 'utf8')
  writeFileSync(server, source.replaceAll(sheet, 'app-next.css').replaceAll(version, NEXT_VERSION))
}
