/** To change the amounts of a year: a line in the table of each, with its day and its source. */
import { expect, it } from 'vitest'
import { copyForEachTest } from './copy-of-the-tree'

const PENSION = 'app/law/avs/minimum-pension.ts'

const copy = copyForEachTest()

/** As the Federal Council may decide it in 2028: the figure is made up. */
const withPensionOf2029 = (line: string) =>
  copy()
    .replace(PENSION, "confidence: 'medium' },\n  ],", `confidence: 'medium' },\n    ${line}\n  ],`)
    .replace(PENSION, 'enactedUntil: UNTIL_2027', "enactedUntil: lawDay('2029-12-31')")
    .replace(PENSION, 'SINCE_2027, UNTIL_2027 }', 'SINCE_2027 }')

const line = (fields: Record<string, string> = {}) => {
  const own = {
    from: "lawDay('2029-01-01')",
    value: '1315',
    source: "lavs('art. 34 al. 5', '34')",
    confidence: "'high'",
  }
  const told = Object.entries({ ...own, ...fields }).filter(([, value]) => value !== '')
  return `{ ${told.map(([field, value]) => `${field}: ${value}`).join(', ')} },`
}

it('of the minimum pension it is one file; what used it as the newest, and what it was assumed to be, names itself', async () => {
  withPensionOf2029(line())
  expect(copy().changedFiles).toEqual([PENSION])
  expect(await copy().typeErrors()).toEqual({})
  const failed = await copy().failedTests('app/law/', 'app/pages/law/', 'app/pillars/', 'app/api/calls/law.test.ts')
  expect(Object.keys(failed).toSorted()).toEqual([
    'app/api/calls/law.test.ts',
    'app/law/avs/avs-law.test.ts',
    'app/pages/law/page.test.tsx',
  ])
})

it('the compiler names a line without a source', async () => {
  withPensionOf2029(line({ source: '' }))
  const named = await copy().typeErrors()
  expect(Object.keys(named)).toEqual([PENSION])
  expect(named[PENSION]?.join()).toContain("Property 'source' is missing")
})

it.each([
  ['not in its order', { from: "lawDay('2026-01-01')" }, /has rows in ascending order/],
  ['no change', { value: '1280', source: "lavs('art. 34 al. 5', '34')" }, /lists changes only/],
  [
    'sure by hearsay',
    { source: "quotedOf2027('LAVS', 'art. 34 al. 5')" },
    /is sure of a row only by an official address/,
  ],
  ['no multiple of five', { value: '1313' }, /table step comes out in whole francs/],
])('the tests of the tables name a line that is %s', async (_, fields, title) => {
  withPensionOf2029(line(fields))
  const named = await copy().failedTests('app/law/')
  expect(Object.values(named).flat().join('\n')).toMatch(title)
})
