/** To change a scenario: a parameter in its shape. */
import { expect, it } from 'vitest'
import { copyForEachTest } from './copy-of-the-tree'

const copy = copyForEachTest()
const SHAPE = 'app/dossier/shape/simulation.ts'

it('the compiler names the empty change, and the tests the document of the call that says which there are', async () => {
  copy()
    .replace(
      SHAPE,
      '  paysGaps: z.boolean().optional(),\n',
      '  paysGaps: z.boolean().optional(),\n  planted: z.boolean().optional(),\n',
    )
    .replace(
      SHAPE,
      '  need: Need.nullable().default(null),\n})',
      '  need: Need.nullable().default(null),\n  planted: z.boolean().nullable().default(null),\n})',
    )
  const named = await copy().typeErrors()
  expect(named[SHAPE]?.join()).toContain("Property 'planted' is missing")
  const failed = await copy().failedTests('tests/documents.test.ts', 'app/api/', 'app/pages/simulation/')
  expect(failed['tests/documents.test.ts']?.join()).toContain('names the parameters of the digest that there are')
})
