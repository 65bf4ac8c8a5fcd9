import { expect, it } from 'vitest'
import { judge } from './goals'
import { table, writtenReport } from './report'

it('a table has as many rules as columns', () =>
  expect(
    table([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('| a | b |\n|---|---|\n| 1 | 2 |'))

it.each([
  { bound: { atMost: 0.5 }, ratio: 0.5, met: true },
  { bound: { atMost: 0.5 }, ratio: 0.51, met: false },
  { bound: { atLeast: 0.3 }, ratio: 0.3, met: true },
  { bound: { atLeast: 0.3 }, ratio: Number.NaN, met: false },
])('$ratio beside $bound', ({ bound, ratio, met }) => expect(judge('G6', '', '', ratio, bound).met).toBe(met))

it('names the goals of what was measured, in their order, and how far they are', () => {
  const slow = judge('G8', 'sealed', '9 µs', 0.2, { atLeast: 0.7 })
  const light = { goal: 'G1' as const, what: 'HTML', figure: '9 kB', wanted: '≤ 15 kB', met: true }
  const report = writtenReport([{ order: 1, title: 'Vault', tables: [], judged: [slow, light] }], 'Node')
  expect(report).toMatch(/\| G1 .*\| – \| ≤ 15 kB \| met \|\n\| G8 .*\| 0\.20 \| ≥ 0\.7 \| \*\*missed\*\* \|/)
  expect(report).not.toContain('**G6**')
})
