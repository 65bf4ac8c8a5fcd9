/**
 * What a release has written can still be read: a file or a link is in people's hands, and a dossier is open while
 * processes are replaced one by one. `tests/golden/forms/<version>` was written by the code of that release, about
 * nobody (`npm run keep:forms`, with each release).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { dossierIn } from '~/dossier/vault/dossier-text'
import { readTakenHome } from '~/estimate/save/taken-home'
import { createExportPayload } from '~/takeaway/export-payload'
import { formsOfToday, LINK_KEY } from './support/forms/forms-of-today'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = `${root}tests/golden/forms`
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/** A version that no release has written yet: its links may be in people's hands already. */
const UNRELEASED = 'Unreleased'

if (process.env.KEEP_FORMS && !existsSync(`${FOLDER}/${version}`)) {
  mkdirSync(`${FOLDER}/${version}`, { recursive: true })
  for (const [name, text] of Object.entries(formsOfToday())) writeFileSync(`${FOLDER}/${version}/${name}`, `${text}\n`)
}

const releases = readdirSync(FOLDER)
const kept = releases.flatMap((release) => readdirSync(`${FOLDER}/${release}`).map((file) => `${release}/${file}`))

/** Reads a kept form as the product does, and returns what identifies it; null: it cannot be read. */
const READERS: Record<string, (text: string) => unknown> = {
  dossier: (text) => dossierIn(text)?.firstPillar.info?.person.birthDate ?? null,
  file: (text) => readTakenHome(text).entered?.firstPillar?.person.birthDate ?? null,
  link: (text) => createExportPayload(LINK_KEY).read(text)?.withoutChange.avs?.monthly ?? null,
}
const KNOWN_BY: Record<string, unknown> = { dossier: '1971-03-14', file: '1971-03-14', link: 1890 }
const formOf = (file: string) => /\/(\w+)-\d+\./.exec(file)?.[1] ?? ''
/** As the text of a dossier has whatever is no ASCII. */
const asEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
const read = (file: string, text: string) => READERS[formOf(file)]?.(text)

describe('a form of a release', () => {
  it.each(kept)('%s still reads', (file) =>
    expect(read(file, readFileSync(`${FOLDER}/${file}`, 'utf8').trim())).toBe(KNOWN_BY[formOf(file)]),
  )

  it.each(kept)('%s has the bytes that were written: no formatter has been at it', (file) => {
    const bytes = readFileSync(`${FOLDER}/${file}`, 'utf8')
    const written: Record<string, (text: string) => string> = {
      dossier: (text) => JSON.stringify(JSON.parse(text)).replace(/[\u0080-\uffff]/g, asEscape),
      file: (text) => JSON.stringify(JSON.parse(text), null, 2),
      link: (text) => Buffer.from(text, 'base64url').toString('base64url'),
    }
    expect(bytes).toBe(`${written[formOf(file)]?.(bytes.trim())}\n`)
  })

  it.each(kept)('%s would not, were it of no version that we know', (file) => {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8').trim()
    const [first = 0, ...others] = Buffer.from(text, 'base64url')
    const strange: Record<string, string> = {
      dossier: text.replace('"firstPillar"', '"pillar"'),
      file: text.replace(/"version": \d+/, '"version": 99'),
      link: Buffer.from([first + 90, ...others]).toString('base64url'),
    }
    expect(() => {
      if (read(file, strange[formOf(file)] ?? '') !== null) return
      throw new Error('not read')
    }).toThrow()
  })

  it('loses nothing of what was entered: the file of each release as its dossier', () => {
    for (const release of releases) {
      const [dossier, file] = ['dossier-1.json', 'file-1.json'].map((name) =>
        readFileSync(`${FOLDER}/${release}/${name}`, 'utf8'),
      )
      const { entered } = readTakenHome(file ?? '')
      const opened = dossierIn((dossier ?? '').trim())
      expect(entered?.firstPillar).toEqual(opened?.firstPillar.info)
      expect(entered?.careers).toEqual(opened?.firstPillar.careers)
      expect(entered?.secondPillar).toMatchObject({ certificates: opened?.secondPillar.certificates })
      expect(entered?.scenarios.map(({ name }) => name)).toEqual(opened?.scenarios.map(({ name }) => name))
    }
  })

  it('is kept of every version: whatever is written today, a release has kept', () => {
    const names = kept.map((file) => file.slice(file.indexOf('/') + 1))
    expect(Object.keys(formsOfToday()).filter((name) => !names.includes(name))).toEqual([])
    expect(names).toContain('link-1.txt')
  })
})

describe('CHANGELOG.md', () => {
  const text = readFileSync(`${root}CHANGELOG.md`, 'utf8')
  const headings = [...text.matchAll(/^## \[(?<name>[^\]]+)\](?: - (?<day>\d{4}-\d\d-\d\d))?$/gm)].map(
    ({ groups }) => groups,
  )
  const released = headings.filter((heading) => heading?.name !== 'Unreleased')

  it('begins with what is not released yet, and has the version of package.json as the newest release', () => {
    const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
    expect(headings[0]?.name).toBe('Unreleased')
    expect(released[0]?.name).toBe(version)
    expect([lock.version, lock.packages[''].version]).toEqual([version, version])
  })

  it('tells each release once, with its day, the newest first', () => {
    const names = released.map((heading) => heading?.name ?? '')
    expect(names).toEqual([...new Set(names)])
    expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })))
    const days = released.map((heading) => heading?.day ?? 'none')
    expect(days).toEqual(days.toSorted().reverse())
    expect(days).not.toContain('none')
  })

  it('knows every release of which forms are kept', () =>
    expect(
      releases.filter((release) => release !== UNRELEASED && !released.some((heading) => heading?.name === release)),
    ).toEqual([]))
})
