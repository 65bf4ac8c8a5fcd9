import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readStyleSheets } from './style-sheet'

const TEXT = 'a > b { color: red }'

function folderWithSheet() {
  const folder = mkdtempSync(join(tmpdir(), 'style-'))
  writeFileSync(join(folder, 'app-1.css'), TEXT)
  return folder
}

it('is read from the build, and known to a policy by its hash; where there is no file there is none', () => {
  const hash = createHash('sha256').update(TEXT).digest('base64')
  const sheet = { address: '/app-1.css', text: TEXT, source: `'sha256-${hash}'` }
  expect([...readStyleSheets(folderWithSheet(), ['/app-1.css', '/app-2.css', '/app-1.css']).values()]).toEqual([sheet])
})
