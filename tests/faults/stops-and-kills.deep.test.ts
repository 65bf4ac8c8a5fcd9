/** 50 stops and 200 kills of the built product, while people save. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { type BuiltOptions, type BuiltServer, startBuilt } from '../support/product/built-server'
import { createFigures } from '../support/product/fault-figures'
import { freePort } from '../support/product/free-port'
import { createCrowd, killDuringWrites, type Outcome, stopUnderLoad } from '../support/product/stops-and-kills'
import { createWriter, type Writer } from '../support/vault/writers'

const STOPS = 50
const KILLS = 200
/** Long enough to sign in and save. */
const LIFE_SECONDS = 10
/** Less than the hour of a dossier. */
const TIME_LIMIT_MS = 50 * 60_000

const figures = createFigures('Stops and kills')
afterAll(() => figures.print())

type Round = (server: BuiltServer, options: BuiltOptions, crowd: Writer[]) => Promise<{ next: BuiltServer } & Outcome>

/** @returns how many saves were acknowledged in all, and what was wrong in any round */
async function repeat(times: number, round: Round) {
  const options = { dataDir: mkdtempSync(join(tmpdir(), 'rounds-')), port: await freePort() }
  let server = await startBuilt(options)
  const crowd = await createCrowd(server.origin)
  const all: Outcome = { acknowledged: 0, wrong: [], statuses: [] }
  for (let done = 0; done < times; done++) {
    const { next, acknowledged, wrong, statuses } = await round(server, options, crowd)
    server = next
    all.acknowledged += acknowledged
    all.wrong.push(...wrong)
    all.statuses.push(...statuses)
  }
  await server.end('SIGKILL')
  rmSync(options.dataDir, { recursive: true })
  return all
}

const backIn = (wrong: string[]) => wrong.filter((what) => what.startsWith('back')).length

describe('the built product', () => {
  it.concurrent(
    `${STOPS} stops under load`,
    async () => {
      const { acknowledged, wrong, statuses } = await repeat(STOPS, async (...given) => {
        const { next, stopped } = await stopUnderLoad(...given)
        expect([stopped.code, stopped.ready, stopped.underWay]).toEqual([0, 503, 200])
        return { next, ...stopped }
      })
      figures.add('SIGTERM under load', {
        seen: `${acknowledged} saves acknowledged; then no connection, exit code 0`,
        times: STOPS,
        lost: wrong.length,
      })
      expect(wrong).toEqual([])
      expect(new Set(statuses)).toEqual(new Set([200, 0]))
    },
    TIME_LIMIT_MS,
  )

  it.concurrent(
    `${KILLS} kills during writes`,
    async () => {
      const { acknowledged, wrong } = await repeat(KILLS, async (...given) => {
        const { next, killed } = await killDuringWrites(...given)
        return { next, ...killed }
      })
      figures.add('kill -9 during writes, one visitor just logged out', {
        seen: `${acknowledged} saves acknowledged; no connection until the next start`,
        times: KILLS,
        lost: wrong.length - backIn(wrong),
        back: backIn(wrong),
      })
      expect(wrong).toEqual([])
    },
    TIME_LIMIT_MS,
  )

  it.concurrent(
    'a kill after the end of a session',
    async () => {
      const options = { dataDir: mkdtempSync(join(tmpdir(), 'expired-')), port: await freePort() }
      const server = await startBuilt({ ...options, settings: { DOSSIER_SECONDS: String(LIFE_SECONDS) } })
      const visitor = await createWriter(server.origin, 0)
      expect(await visitor.save()).toBe(200)
      while (await visitor.isIn()) await setTimeout(100)
      await server.end('SIGKILL')
      const next = await startBuilt(options)
      const isBack = await visitor.isIn()
      await next.end('SIGKILL')
      rmSync(options.dataDir, { recursive: true })
      figures.add('kill -9 after the end of a session', {
        seen: 'the session is over, begin again',
        back: Number(isBack),
      })
      expect(isBack).toBe(false)
    },
    TIME_LIMIT_MS,
  )
})
