/**
 * No package of the lockfile has a version with a published fault. The list is kept by hand, because the registry's own
 * audit cannot be reached everywhere, and says when it was last checked; an `accepted` entry says why its fault does
 * not reach us.
 */

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { satisfies, validRange } from 'semver'
import { describe, expect, it } from 'vitest'
import list from './known-bad-versions.json'
import { MOST_DAYS, overdueVersions } from './overdue-versions.mjs'

type Entry = { package: string; versions: string; advisory: string; accepted?: string }
type Lock = { packages: Record<string, { version?: string }> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const INSTALLED = Object.entries(packages).flatMap(([path, { version }]) =>
  path === '' || version === undefined ? [] : [{ name: nameOf(path), version }],
)

const { entries, checked } = list

const hits = ({ package: bad, versions }: Entry, installed = INSTALLED) =>
  installed
    .filter(({ name, version }) => name === bad && satisfies(version, versions, { includePrerelease: true }))
    .map(({ name, version }) => `${name}@${version}`)

describe('the day on which the list was last checked', () => {
  const daysLater = (days: number) => new Date(Date.parse(checked) + days * 86_400_000).toISOString().slice(0, 10)

  it.each([
    [0, 0],
    [MOST_DAYS, 0],
    [MOST_DAYS + 1, 1],
    [400, 1],
  ])('%d days later: overdue: %d', (days, expected) => expect(overdueVersions(daysLater(days))).toHaveLength(expected))

  it('is a day, and none to come', () => {
    expect(daysLater(0)).toBe(checked)
    expect(Date.parse(checked)).toBeLessThanOrEqual(Date.now())
  })

  it('is what `npm run check:dates` fails for, by the clock that it is given', () => {
    const env = { ...process.env, TODAY: daysLater(MOST_DAYS + 1) }
    const { status, stdout } = spawnSync(process.execPath, ['tests/check-dates.mjs'], { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stdout).toMatch(/^known-bad-versions\.json: last checked on \d{4}-\d\d-\d\d, 91 days ago/m)
  })
})

describe('the list of known bad versions', () => {
  it.each(entries as Entry[])('$package $versions ($advisory)', (entry) => {
    expect(validRange(entry.versions)).not.toBeNull()
    expect(entry.advisory).toMatch(/^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3})$/)
    // What is accepted must still be there: otherwise the entry has become a rule like the others.
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
