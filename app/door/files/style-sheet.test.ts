import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createStyleSheets } from './style-sheet'

const TEXT = 'a > b { color: red }'

function folderWithSheet() {
  const folder = mkdtempSync(join(tmpdir(), 'style-'))
  writeFileSync(join(folder, 'app-1.css'), TEXT)
  return folder
}

it('is read from the build, and known to a policy by its hash', () => {
  const hash = createHash('sha256').update(TEXT).digest('base64')
  const sheet = { address: '/app-1.css', text: TEXT, source: `'sha256-${hash}'` }
  expect(createStyleSheets(folderWithSheet())('/app-1.css')).toEqual(sheet)
})

it('is read once', () => {
  const folder = folderWithSheet()
  const sheetAt = createStyleSheets(folder)
  const sheet = sheetAt('/app-1.css')
  rmSync(folder, { recursive: true })
  expect(sheetAt('/app-1.css')).toBe(sheet)
})

it('is none where no such file was built', () => expect(createStyleSheets(folderWithSheet())('/app-2.css')).toBeNull())
