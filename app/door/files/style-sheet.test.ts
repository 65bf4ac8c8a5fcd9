import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readStyle } from './style-sheet'

const folder = mkdtempSync(join(tmpdir(), 'style-'))
writeFileSync(join(folder, 'app-1.css'), 'a > b { color: red }')

it('is read from the build, and known to a policy by its hash', () => {
  const hash = createHash('sha256').update('a > b { color: red }').digest('base64')
  expect(readStyle(folder, '/app-1.css')).toEqual({ text: 'a > b { color: red }', source: `'sha256-${hash}'` })
})

it.each([undefined, '/app-2.css'])('is none where no such file was built: %s', (address) =>
  expect(readStyle(folder, address)).toBeNull(),
)
