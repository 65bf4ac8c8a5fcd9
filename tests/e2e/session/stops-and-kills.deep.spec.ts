/** The built product stopped and killed while people save: a short form of tests/faults, for another version of Node. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startBuilt } from '../../support/product/built-server'
import { freePort } from '../../support/product/free-port'
import { createCrowd, killDuringWrites, stopUnderLoad } from '../../support/product/stops-and-kills'

const STOPS = 3
const KILLS = 5

test('what was acknowledged outlives three stops and five kills; what was removed does not', async () => {
  // Nine starts of the product: a busy machine takes its time.
  test.setTimeout(180_000)
  const options = { dataDir: mkdtempSync(join(tmpdir(), 'stops-')), port: await freePort() }
  let server = await startBuilt(options)
  const crowd = await createCrowd(server.origin)
  for (let round = 0; round < STOPS; round++) {
    const { next, stopped } = await stopUnderLoad(server, options, crowd)
    server = next
    expect(stopped.wrong).toEqual([])
    expect([stopped.code, stopped.ready, stopped.underWay]).toEqual([0, 503, 200])
    expect(new Set(stopped.statuses), 'served, or not taken in').toEqual(new Set([200, 0]))
  }
  for (let round = 0; round < KILLS; round++) {
    const { next, killed } = await killDuringWrites(server, options, crowd)
    server = next
    expect(killed.wrong).toEqual([])
    expect(killed.acknowledged).toBeGreaterThan(0)
  }
  await server.end('SIGKILL')
  rmSync(options.dataDir, { recursive: true })
})
