import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createReserve, RESERVE_BYTES } from './reserve'

it('keeps room back, gives it away, and takes it again', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'reserve-')), 'reserve')
  const reserve = createReserve(path)
  expect(statSync(path).size).toBe(RESERVE_BYTES)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  reserve.release()
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined()
  reserve.restore()
  expect(statSync(path).size).toBe(RESERVE_BYTES)
})

it('goes without where there is no room', () => {
  const dir = mkdtempSync(join(tmpdir(), 'reserve-'))
  const reserve = createReserve(join(dir, 'reserve'))
  rmSync(dir, { recursive: true })
  expect(() => reserve.restore()).not.toThrow()
})
