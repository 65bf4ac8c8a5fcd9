import { describe, expect, it } from 'vitest'
import { patternsIn } from './find-patterns'
import { judgePattern, keyOf } from './judge-pattern'

const literalsIn = (text: string, file = 'app/a.ts') => patternsIn(file, text).literals
const computedIn = (text: string) => patternsIn('app/a.ts', text).computed

describe('a literal', () => {
  it.each([
    ['const a = /a+/', 'app/a.ts:1'],
    ["const text = 'x'\n\nexport const b = text.replace(/a+/, '')", 'app/a.ts:3'],
    ['z.string().regex(/a+/)', 'app/a.ts:1'],
    [`const part = \`\${text.split(/a+/)[0]}\``, 'app/a.ts:1'],
  ])('in %s is found at its line', (text, at) => expect(literalsIn(text)).toEqual([{ pattern: '/a+/', at }]))

  it.each([
    ['app/a.tsx', 'const one = <p title={text.replace(/a+/g, "")}>/not/ a pattern</p>', ['/a+/g']],
    ['app/a.mjs', "import 'a'\nconst one = b / c / d\nconst two = /a+/", ['/a+/']],
  ])('is found in %s too', (file, text, patterns) =>
    expect(literalsIn(text, file).map(({ pattern }) => pattern)).toEqual(patterns),
  )

  it.each([
    '// see /(a+)+$/ there',
    "const a = '/(a+)+$/'",
    'const a = b / (c + 1) / d',
    '/** /(a+)+$/ */ const a = 1',
  ])('is none in %s', (text) => expect(literalsIn(text)).toEqual([]))
})

describe('a computed pattern', () => {
  it.each([
    'const a = new RegExp(text)',
    "const a = new RegExp('a+')",
    `const a = RegExp(\`^\${text}$\`)`,
    'const Maker = RegExp',
    'const a = new globalThis.RegExp(text)',
    'make({ of: RegExp })',
    "const a = text.match('(a+)+$')",
    `const a = text.search(\`\${part}+$\`)`,
    "const a = text.matchAll('a+')",
  ])('is noticed: %s', (text) => expect(computedIn(text)).toEqual(['app/a.ts:1']))

  it.each([
    'const a: RegExp = /a/',
    'type A = { b: RegExp[] }',
    'const isOne = a instanceof RegExp',
    'function f(a: readonly RegExp[]): RegExp | null {}',
    'const a = text.match(/a/)',
    'router.match(path)',
  ])('is none: %s', (text) => expect(computedIn(text)).toEqual([]))
})

describe('the verdict', () => {
  it.each(['/^(a+)+$/', '/^(ab|a|b)*$/', '/\\s+$/', '/^\\d+\\d+$/', '/^(.+),(.+);$/s'])(
    'on %s is a problem, with a text',
    (pattern) =>
      expect(judgePattern(pattern)).toEqual({ problem: expect.stringMatching(/(polynomial|exponential).*, by '/) }),
  )

  it.each(['/^a+$/', '/a/', '/^(ab|c)*$/i', '/^\\s*(\\S.*)?$/'])('on %s is good', (pattern) =>
    expect(judgePattern(pattern)).toEqual({ verdict: expect.stringMatching(/^(safe|constant|linear)$/) }),
  )

  it('is kept by the whole pattern, flags included', () =>
    expect(new Set(['/a/', '/a/i', '/b/', '/a /'].map(keyOf)).size).toBe(4))
})
