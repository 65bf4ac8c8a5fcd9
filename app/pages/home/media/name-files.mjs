/**
 * `node app/pages/home/media/name-files.mjs`: names the pictures and films in public/ after a hash of their content, since
 * browsers keep them for good, and writes the names into public-files.ts. Run it after changing one of them; make-films.mjs
 * runs it automatically.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDERS = ['films', 'logos', 'portraits']
const HASH_LENGTH = 10
/** HASH_LENGTH digits, written out so that tests/patterns can judge the pattern. */
const HASH = /\.[0-9a-f]{10}(?=\.\w+$)/

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const inPublic = (path) => here(`../../../../public/${path}`)

/** `claire.svg` or `claire.0123456789.svg` -> `claire.svg`. */
export const plainName = (name) => name.replace(HASH, '')

/** `claire.svg` -> `claire.0123456789.svg`, from the hash of its content. */
export function hashedName(plain, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)
  return plain.replace(/(?=\.\w+$)/, `.${hash}`)
}

/** If a file was made anew, its previous version is removed. */
function nameFilesIn(folder) {
  const found = readdirSync(inPublic(folder))
  for (const name of found)
    if (name !== plainName(name) && found.includes(plainName(name))) rmSync(inPublic(`${folder}/${name}`))
  return readdirSync(inPublic(folder)).map((name) => {
    const path = inPublic(`${folder}/${name}`)
    const plain = plainName(name)
    const hashed = hashedName(plain, readFileSync(path))
    renameSync(path, inPublic(`${folder}/${hashed}`))
    return [`${folder}/${plain}`, `/${folder}/${hashed}`]
  })
}

export function nameFiles() {
  const lines = FOLDERS.flatMap(nameFilesIn)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([plain, address]) => `  '${plain}': '${address}',\n`)
  writeFileSync(
    here('./public-files.ts'),
    `/** Made by name-files.mjs: the addresses of the pictures and films in public/. */\nexport const PUBLIC_FILES = {\n${lines.join('')}} as const\n`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) nameFiles()
