/** What the documents say is complete: what the specification leaves open, and which screen is on which path. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../remix.config.js'
import { OUR_QUERY } from './fuzz/queries'

const fileAt = (path: string) => new URL(`../${path}`, import.meta.url)

const LEFT_OPEN = [
  'route parameters',
  'screen map',
  'export payload',
  'survey ids',
  'response shapes',
  'wizard order',
  'validation ranges',
  'digest params',
  'identity and provider calls',
  'server errors',
  'limits',
]

/** The cells of the table under a heading, without its head. */
function rowsUnder(heading: string): string[][] {
  const [, part = ''] = readFileSync(fileAt('docs/decisions.md'), 'utf8').split(`## ${heading}\n`)
  const [own = ''] = part.split('\n## ')
  const rows = own.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const rows = rowsUnder('What the specification leaves open')

describe('what the specification leaves open', () => {
  it('[239] is eleven things, all of them listed', () => expect(rows.map(([name]) => name)).toEqual(LEFT_OPEN))

  it.each(rows)('[239] %s: has a choice, and stands in files that there are', (_name, choice = '', where = '') => {
    expect(choice.length).toBeGreaterThan(40)
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((path) => !existsSync(fileAt(path)))).toEqual([])
  })
})

describe('docs/accessibility.md', () => {
  const text = readFileSync(fileAt('docs/accessibility.md'), 'utf8')
  /** Of the table of a level: the numbers of its criteria. */
  const criteriaOf = (heading: string) => {
    const [, part = ''] = text.split(`## ${heading}\n`)
    return [...(part.split('\n## ')[0] ?? '').matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number)
  }

  it('tells of each criterion of WCAG 2.2 once: 31 of level A, 24 of level AA', () => {
    const [a, aa] = [criteriaOf('WCAG 2.2, level A'), criteriaOf('WCAG 2.2, level AA')]
    expect([a.length, aa.length, new Set([...a, ...aa]).size]).toEqual([31, 24, 55])
  })

  it('names files that there are', () => {
    const files = [...text.matchAll(/`((?:app|tests)\/[^`\s]+)`/g)].map(([, path = '']) => path)
    expect(files.filter((path) => !existsSync(fileAt(path)))).toEqual([])
  })
})

it('[038] every page is in the list of screens', () => {
  const listed =
    readFileSync(fileAt('docs/routes.md'), 'utf8')
      .match(/^\| `[^|]*/gm)
      ?.join() ?? ''
  const paths = Object.keys(PAGES).filter((path) => path !== '/*')
  expect(paths.filter((path) => !listed.includes(`\`${path}\``))).toEqual([])
})

describe('what stands behind a question mark', () => {
  const routes = readFileSync(fileAt('docs/routes.md'), 'utf8')
  const app = fileURLToPath(fileAt('app'))
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^(api|connectors|identity|sandbox)\//.test(path),
  )
  const read = pages.flatMap((path) =>
    [...readFileSync(join(app, path), 'utf8').matchAll(/(?:searchParams|query)\.(?:get|set|delete)\('(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  )

  it('is known by name wherever a page reads or writes it', () =>
    expect([...new Set(read)].filter((name) => !(name in OUR_QUERY))).toEqual([]))

  /** A word for each reason of a failed sign-in, and a sealed text, are not told one by one. */
  const byName = ['problem', 'payload']

  it.each(Object.entries(OUR_QUERY))('%s is listed, with its values', (name, values) => {
    const listed = byName.includes(name) ? [name] : values.map((value) => `${name}=${value}`)
    expect(listed.filter((one) => !routes.includes(one))).toEqual([])
  })
})
