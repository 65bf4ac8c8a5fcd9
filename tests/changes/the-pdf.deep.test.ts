/** To change how the PDF looks: the layout of its pages, and its parts. */
import { expect, it } from 'vitest'
import { copyForEachTest } from './copy-of-the-tree'

const PAGE = 'app/takeaway/pdf-page.ts'
const TESTS = ['app/takeaway/pdf.test.ts', 'app/takeaway/pdf-parts.test.ts', 'app/takeaway/pdf-fonts.test.ts']

const copy = copyForEachTest()

it('a wider gap between its columns is one file, and no test minds', async () => {
  copy().replace(PAGE, 'COLUMN_GAP = 20', 'COLUMN_GAP = 24')
  expect(await copy().typeErrors()).toEqual({})
  expect(await copy().failedTests(...TESTS)).toEqual({})
})

it('the tests name an answer that no longer fits its page', async () => {
  copy().replace(PAGE, 'columns: 1, scale: 1,', 'columns: 1, scale: 3,')
  const failed = await copy().failedTests(...TESTS)
  expect(Object.values(failed).flat().join()).toMatch(/has the answer on one page/)
})
