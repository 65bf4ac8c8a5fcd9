/** The licences of the packages that a build includes, as most of them require. */
import { readdirSync, readFileSync } from 'node:fs'

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i
const PACKAGE_FOLDER = /[^\0]*\/node_modules\/(@[^/]+\/)?[^/]+/

/**
 * @param bundle as Rollup hands it to `generateBundle`
 * @returns each licence in its own words
 * @throws {Error} where a package brings none in words
 */
export function licencesIn(bundle) {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  const folders = new Set(modules.flatMap((id) => PACKAGE_FOLDER.exec(id)?.[0] ?? []))
  const told = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
    if (files.length === 0) throw new Error(`${name} brings no licence in words, and is in what is built`)
    const texts = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim())
    return [`${name} ${version} (${license})`, ...texts].join('\n\n')
  })
  return `${told.toSorted().join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
