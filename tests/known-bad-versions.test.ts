/**
 * No package of the lockfile is of a version with a published fault. The list is kept by hand, since the registry's own
 * audit cannot be asked everywhere; an entry that is `accepted` says why its fault does not reach us.
 */
import { readFileSync } from 'node:fs'
import { satisfies, validRange } from 'semver'
import { describe, expect, it } from 'vitest'
import entries from './known-bad-versions.json'

type Entry = { package: string; versions: string; advisory: string; accepted?: string }
type Lock = { packages: Record<string, { version?: string }> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const INSTALLED = Object.entries(packages).flatMap(([path, { version }]) =>
  path === '' || version === undefined ? [] : [{ name: nameOf(path), version }],
)

const hits = ({ package: bad, versions }: Entry, installed = INSTALLED) =>
  installed
    .filter(({ name, version }) => name === bad && satisfies(version, versions, { includePrerelease: true }))
    .map(({ name, version }) => `${name}@${version}`)

describe('the list of known bad versions', () => {
  it.each(entries as Entry[])('$package $versions ($advisory)', (entry) => {
    expect(validRange(entry.versions)).not.toBeNull()
    expect(entry.advisory).toMatch(/^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3})$/)
    // What is accepted must still be there: else the entry has become a rule like the others.
    if (entry.accepted) expect(hits(entry)).not.toEqual([])
    else expect(hits(entry)).toEqual([])
  })

  it('finds a bad version, under a scope and within another package too', () => {
    const installed = ['node_modules/a/node_modules/@remix-run/node', 'node_modules/ws'].map((path) => ({
      name: nameOf(path),
      version: '2.17.1',
    }))
    const entry = { package: '@remix-run/node', versions: '<2.17.2', advisory: 'CVE-2025-61686' }
    expect(hits(entry, installed)).toEqual(['@remix-run/node@2.17.1'])
  })

  it('knows every package of the lockfile by name and version', () => {
    expect(INSTALLED.length).toBeGreaterThan(500)
    expect(INSTALLED).toContainEqual({ name: '@remix-run/node', version: '2.17.5' })
  })
})
