/**
 * G9: how long other people wait while somebody takes a PDF home, compared with the CSV, which needs everything except
 * the writing.
 */
import { test } from 'vitest'
import { inFull } from './extent'
import { interleaved } from './medians'
import { pdfTables, type Slice } from './pdf-tables'
import { cpuMs } from './processes'
import { startMeasured } from './product'
import { keepPart } from './report'
import { signedIn } from './visitor'
import { waits } from './waits'

/** Short and many, so that what else the machine does at a moment affects all alike. */
const ROUNDS = inFull(16, 2)
const SECONDS = 3
/** So rare that requests hardly ever wait for each other. */
const PAGE = { path: '/avs', everyMs: 50 }
/** A PDF is being written a sixth of the time, and hardly ever two. */
const FILE_EVERY_MS = 500

const FILES = [null, '/data/synthesis.csv', '/data/synthesis.pdf'] as const

test('pdf', async () => {
  const product = await startMeasured()
  try {
    const [asking, taking] = [await signedIn(product.origin), await signedIn(product.origin, { person: 'Nadia' })]
    async function waitBeside(file: (typeof FILES)[number]): Promise<Slice> {
      const before = cpuMs(product.pid)
      const [page, files] = await Promise.all([
        waits({ url: product.origin + PAGE.path, everyMs: PAGE.everyMs, seconds: SECONDS }, asking),
        file ? waits({ url: product.origin + file, everyMs: FILE_EVERY_MS, seconds: SECONDS }, taking) : [],
      ])
      return { page, files, cores: (cpuMs(product.pid) - before) / (SECONDS * 1_000) }
    }
    // The library and the typeface are loaded with the first one.
    for (const file of FILES) await waitBeside(file)
    const slices = await interleaved(FILES, ROUNDS, waitBeside)
    keepPart({ order: 6, title: 'Files', ...pdfTables(slices) })
  } finally {
    await product.stop()
  }
})
