/** Everything that a run writes into the system's temporary folder is in a folder of its own, removed at the end. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'trois-piliers-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
