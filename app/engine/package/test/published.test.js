/** Every figure that others have published, computed anew. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
// biome-ignore lint/correctness/noUndeclaredDependencies: the package by its own name, as others import it
import { publishedCases } from 'trois-piliers-engine/published'

const cases = publishedCases()
const figures = cases.flatMap((one) => one.figures)

for (const { id, figures } of cases)
  test(id, () => {
    assert.ok(figures.length > 0)
    // What agrees otherwise than to the franc has a reason that is known, such as a misprint.
    for (const { name, published, ours, agreement, reason } of figures)
      assert.ok(agreement === 'same' || reason, `${name}: published ${published}, ours ${JSON.stringify(ours)}`)
  })

/** A misprint, and a sum that its author pays in at the start of each year. */
const OTHERS = ['3a-saldo-17-start', 'lpp-proj-gastrosocial']

test('they are all there, and two alone have another figure', () => {
  assert.ok(cases.length > 400 && figures.length > 600)
  const differing = cases.filter((one) => one.figures.some(({ agreement }) => agreement === 'differs'))
  assert.deepEqual(differing.map(({ id }) => id).sort(), OTHERS)
})
