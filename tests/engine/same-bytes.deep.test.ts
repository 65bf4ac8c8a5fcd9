/** One commit makes one package: twice the same bytes, and nothing of the folder in which it is made. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { packEngine } from '../../app/engine/make/pack.mjs'

const folder = mkdtempSync(join(tmpdir(), 'engine-twice-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the engine’s package is the same, made twice', async () => {
  const [one, other] = [await packEngine(join(folder, 'one')), await packEngine(join(folder, 'other'))]
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true)
  const held = execFileSync('tar', ['xzOf', one], { maxBuffer: 50_000_000 }).toString()
  for (const place of [process.cwd(), tmpdir()]) expect(held.includes(`${place}/`), place).toBe(false)
})
