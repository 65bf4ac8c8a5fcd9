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

test('they are all there, and agree as the page /checked says', () => {
  const counts = { cases: cases.length, same: 0, near: 0, within: 0, differs: 0 }
  for (const { agreement } of figures) counts[agreement]++
  assert.deepEqual(counts, { cases: 466, same: 630, near: 16, within: 3, differs: 2 })
})
