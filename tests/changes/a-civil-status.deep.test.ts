/** To change whom the product knows: a civil status, a row of the table and its words. */
import { expect, it } from 'vitest'
import { copyForEachTest } from './copy-of-the-tree'

const copy = copyForEachTest()
const TABLE = 'app/dossier/shape/civil-status.ts'
const ORDER = 'app/language/status-label.ts'
const FACTS = 'hasSpouse: false, lastEnd: null, formSuffices: true, requiresSpouse: false, asksSurvivorsPension: false'

const row = (facts: string) =>
  copy().replace(
    TABLE,
    'export const CIVIL_STATUS_FACTS = {\n',
    `export const CIVIL_STATUS_FACTS = {\n  planted: { ${facts} },\n`,
  )

const words = (language: string) =>
  copy().replace(
    `app/language/words.${language}.ts`,
    '  status: {\n',
    "  status: {\n    planted: { masculine: 'X', feminine: 'X', neutral: 'X' },\n",
  )

it('the compiler names a fact that the row lacks', async () => {
  row(FACTS.replace('formSuffices: true, ', ''))
  expect((await copy().typeErrors())[TABLE]?.join()).toContain('formSuffices')
})

it('the compiler names its place in the form; with its words, no page, rule or estimate needs anything else', async () => {
  row(FACTS)
  words('fr')
  words('de')
  expect((await copy().typeErrors())[ORDER]?.join()).toContain('planted')
  copy().replace(ORDER, '  bachelor: 1,\n', '  planted: 0,\n  bachelor: 1,\n')
  const named = Object.keys(await copy().typeErrors())
  expect(named.filter((path) => path.startsWith('app/') && !path.includes('.test.'))).toEqual([])
})
