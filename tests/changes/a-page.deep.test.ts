/** To add a page: a line in `remix.config.js`, and its folder in `app/pages`. */
import { expect, it } from 'vitest'
import { copyForEachTest } from './copy-of-the-tree'

const PAGE = 'app/pages/essai/route.tsx'
const LIST = 'tests/documents.test.ts'
const PRODUCT = 'tests/every-page.test.ts'

const copy = copyForEachTest()

const withPage = (lines: string) =>
  copy()
    .replace('remix.config.js', "  '/decide': 'decide',\n", "  '/decide': 'decide',\n  '/essai': 'essai',\n")
    .write(PAGE, `${lines}export default function EssaiPage() {\n  return <h1>Essai</h1>\n}\n`)

it('without a guard the product does not start', async () => {
  withPage('')
  const failed = await copy().failedTests(PRODUCT)
  expect(failed[PRODUCT]?.join()).toMatch(/no guard/)
})

it('with one it is served, and the list of screens and the ways to the pages name what they miss', async () => {
  withPage(
    "import type { PageHandle } from '~/ui/frame/page-handle'\n\nexport const handle = { guard: 'everybody' } satisfies PageHandle\n\n",
  )
  expect(copy().changedFiles).toEqual([PAGE, 'remix.config.js'])
  expect(await copy().typeErrors()).toEqual({})
  const failed = await copy().failedTests(PRODUCT, LIST)
  expect(Object.keys(failed).toSorted()).toEqual([LIST, PRODUCT])
  expect(failed[LIST]?.join()).toMatch(/names each path that is served/)
})
