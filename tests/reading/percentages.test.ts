/** Percentages as both languages write them in Switzerland, also where a page or a drawing writes one itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const APP = fileURLToPath(new URL('../../app/', import.meta.url))

const written = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(pages|ui|takeaway|language|sandbox)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap((path) =>
    readFileSync(APP + path, 'utf8')
      .split('\n')
      .map((line) => ({ path, line })),
  )

/** A figure with its sign in a text: not in an address, as a length of a drawing or a sheet, or in a comment. */
const isWrong = (line: string) =>
  !/^\s*(\*|\/\/|\/\*)|https?:|[a-z]: -?\d+%;/.test(line) &&
  /[\d}] ?%(?![0-9A-F]{2})/.test(line.replaceAll('\\u00a0', '\u00a0').replace(/(["`])(?:[-.\d]|\$\{[^}]*\})+%\1/g, ''))

it('have a no-break space before their sign wherever they are written', () =>
  expect(written.filter(({ line }) => isWrong(line))).toEqual([]))

it.each([
  ["  figure: '0.25%', number: 2", true],
  ["  text: 'De 1 à 10 % par an'", true],
  ['  <p>Plus de {share}%</p>', true],
  ["  figure: '0.25\\u00a0%', number: 2", false],
  ['  <rect width="100%" x="5%" />', false],
  ["  address: 'https://example.ch/%C3%A9'", false],
])('tells text from the rest: %s', (line, wrong) => expect(isWrong(line)).toBe(wrong))
