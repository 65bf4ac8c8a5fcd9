import { expect, it } from 'vitest'
import { memoryRows } from '../../../../tests/support/vault/memory-rows'
import { type RowsWatch, watchedRows } from './watched-rows'

const ROW = { id: 'id', keyId: 'key', nonce: Buffer.from('n'), box: Buffer.from('b'), version: 1, expiresAt: 1_000 }

function stage(rows = memoryRows()) {
  const told: unknown[][] = []
  const watch: RowsWatch = {
    done: (operation, ms, failed) => told.push([operation, typeof ms, failed]),
    swept: (swept) => told.push([swept]),
  }
  return { rows: watchedRows(rows, watch), told }
}

it('each operation is reported, and no row', async () => {
  const { rows, told } = stage()
  await rows.insert(ROW)
  expect(await rows.find('id')).toEqual(ROW)
  await rows.sweep(1_000, 9_000)
  await rows.close()
  expect(told).toEqual([
    ['insert', 'number', false],
    ['find', 'number', false],
    [{ empty: true, removed: 1, kept: 0 }],
    ['sweep', 'number', false],
  ])
})

it('one that fails is reported as such, and fails', async () => {
  const { rows, told } = stage({ ...memoryRows(), probe: () => Promise.reject(new Error('full')) })
  await expect(rows.probe()).rejects.toThrow('full')
  expect(told).toEqual([['probe', 'number', true]])
})

it('rows that nobody watches are left as they are', () => {
  const rows = memoryRows()
  expect(watchedRows(rows, undefined)).toBe(rows)
})
