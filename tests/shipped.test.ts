/**
 * What is shipped: the packages that the running product loads, by npm's own bill of materials (`npm run sbom`), each
 * with a licence under which we may pass it on. What the build contains beside them is our own
 * (docs/decisions/films-pictures-and-files.md).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import satisfies from 'spdx-satisfies'
import { describe, expect, it } from 'vitest'
import { ALLOWED, LICENCE_BY_HAND, NO_TEXT } from './shipped-licences'

const root = fileURLToPath(new URL('..', import.meta.url))
const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

type Component = {
  name: string
  version: string
  purl: string
  licenses?: { license?: { id: string }; expression?: string }[]
}
type Bill = {
  bomFormat: string
  specVersion: string
  metadata: { component: { name: string } }
  components: Component[]
}

const { packages }: { packages: Record<string, { version?: string; dev?: boolean; optional?: boolean }> } = JSON.parse(
  readFileSync(`${root}package-lock.json`, 'utf8'),
)
const bill: Bill = JSON.parse(
  execFileSync(process.execPath, ['tests/sbom.mjs'], { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 }),
)

/** As SPDX writes it; null: the package says nothing. */
const licenceOf = ({ name, licenses }: Component) =>
  licenses?.map(({ license, expression }) => license?.id ?? expression)[0] ?? LICENCE_BY_HAND[name]?.licence ?? null

function isAllowed(licence: string | null) {
  try {
    return licence !== null && satisfies(licence, Object.keys(ALLOWED))
  } catch {
    // Words that are no licence of SPDX.
    return false
  }
}

describe('the bill of materials', () => {
  it('is CycloneDX, about this product', () =>
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { purl: expect.stringMatching(/^pkg:npm\/trois-piliers@/) } },
    }))

  const named = bill.components.map(({ name, version }) => `${name}@${version}`)

  it('names what the product depends on, with its version', () => {
    const wanted = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
    expect(wanted.filter((one) => !named.includes(one))).toEqual([])
  })

  it('names whatever else is installed with it, once, and nothing of what only builds and tests it', () => {
    const installed = Object.entries(packages).flatMap(([path, { version, dev }]) =>
      path === '' || dev ? [] : [`${path.replace(/.*node_modules\//, '')}@${version}`],
    )
    expect(named.toSorted()).toEqual([...new Set(installed)].toSorted())
    const tools = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev)
    expect(tools.length).toBeGreaterThan(20)
    expect(bill.components.filter(({ name }) => tools.includes(name))).toEqual([])
  })
})

describe('the licence of what is shipped', () => {
  it.each(bill.components.map((one) => [`${one.name}@${one.version}`, licenceOf(one)]))(
    '%s: %s is allowed',
    (_, licence) => expect(isAllowed(licence)).toBe(true),
  )

  it.each(['GPL-3.0-only', 'AGPL-3.0-only', 'SEE LICENSE IN FILE', null, 'MIT AND GPL-2.0-only'])(
    '%s is not',
    (licence) => expect(isAllowed(licence)).toBe(false),
  )

  it('is written by hand only where a package says nothing itself, by the file that it brings', () => {
    for (const [name, { licence, file, words }] of Object.entries(LICENCE_BY_HAND)) {
      const silent = bill.components.filter((one) => one.name === name && !one.licenses)
      expect(silent, name).not.toEqual([])
      expect(readFileSync(`${root}node_modules/${name}/${file}`, 'utf8'), name).toContain(words)
      expect(isAllowed(licence)).toBe(true)
    }
  })

  it('stands in words in each package, but in those that are named', () => {
    const folders = Object.entries(packages).flatMap(([path, { dev, optional }]) =>
      path === '' || dev || (optional && !existsSync(`${root}${path}`)) ? [] : [path],
    )
    const brings = (folder: string) =>
      readdirSync(`${root}${folder}`).some((file) => /^(licen[cs]e|copying)/i.test(file))
    const silent = folders.filter((folder) => !brings(folder)).map((path) => path.replace(/.*node_modules\//, ''))
    expect([...new Set(silent)].toSorted()).toEqual(NO_TEXT)
  })

  it('allows no licence that nothing here needs', () => {
    const needed = bill.components.map(licenceOf)
    const idle = Object.keys(ALLOWED).filter((one) => !needed.some((licence) => licence?.includes(one)))
    expect(idle).toEqual([])
  })

  it('of the letters in PDFs is the SIL Open Font License, whose text comes with them', () => {
    const fonts = bill.components.filter(({ name }) => name.startsWith('@expo-google-fonts/'))
    expect(fonts.map(({ name }) => name)).toEqual(['@expo-google-fonts/source-sans-3'])
    expect(fonts.map(licenceOf)).toEqual(['MIT AND OFL-1.1'])
    const text = readFileSync(`${root}node_modules/@expo-google-fonts/source-sans-3/LICENSE_FONT`, 'utf8')
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })
})
