/**
 * Not part of a whole run: `npm run bench -- profile` shows whose work a request is, by rooms and packages, and by
 * functions.
 */
import { test } from 'vitest'
import { startApart } from './product'
import { createSourceOf, shares } from './profile'
import { keepPart, type Table } from './report'
import { roomOf } from './rooms'
import { underLoad } from './under-load'
import { signedIn } from './visitor'

const PATHS = ['/avs', '/synthesis', '/about']
const MOST = 25

test('profile', async () => {
  const product = await startApart()
  try {
    const visitor = await signedIn(product.origin)
    const sourceOf = createSourceOf()
    const tables: Table[] = []
    for (const path of PATHS) {
      const { coreMs, profile } = await underLoad(product, path, visitor)
      const rows = (parts: [string, number][]) =>
        parts.slice(0, MOST).map(([name, part]) => [name, (part * 100).toFixed(1), (part * coreMs).toFixed(2)])
      const title = `${path}: ${coreMs.toFixed(1)} ms of a core`
      const byRoom = shares(profile, (frame) => roomOf(sourceOf(frame)))
      const byFunction = shares(profile, (frame) => `${frame.functionName || '(anonymous)'} ${sourceOf(frame)}`)
      tables.push({ title, rows: [['room or package', '%', 'ms'], ...rows(byRoom)] })
      tables.push({ title: `${title}, by functions`, rows: [['function', '%', 'ms'], ...rows(byFunction)] })
    }
    keepPart({ order: 8, title: 'Profile', tables, judged: [] })
  } finally {
    await product.stop()
  }
})
