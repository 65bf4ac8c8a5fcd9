/** What the documents say is complete: what the specification leaves open, and which screen is on which path. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../remix.config.js'

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
