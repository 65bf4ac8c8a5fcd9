/** `npm start` with nothing set: own figures, in a file beside. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../support/product/free-port'
import { typistOn } from './journey'

const { PATH = '', HOME = '' } = process.env
const NOTHING_SET = { PATH, HOME } as unknown as NodeJS.ProcessEnv

/** In a folder of its own, since it keeps its data where it is started; all that is set is the port, which must be free. */
const test = base.extend<{ port: string; folder: string; startAnew: () => Promise<void> }>({
  port: async ({ browserName: _ }, use) => use(String(await freePort())),
  baseURL: async ({ port }, use) => use(`http://localhost:${port}`),
  folder: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'small-machine-'))
    for (const name of ['build', 'node_modules', 'package.json']) symlinkSync(resolve(name), join(folder, name))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  startAnew: async ({ port, folder }, use) => {
    let running: ChildProcess | null = null
    /** npm and what it has started. */
    async function end() {
      if (!running?.pid) return
      process.kill(-running.pid, 'SIGKILL')
      await once(running, 'exit')
    }
    await use(async () => {
      await end()
      running = spawn('npm', ['start'], {
        cwd: folder,
        env: { ...NOTHING_SET, PORT: port },
        stdio: 'ignore',
        detached: true,
      })
      const isReady = () =>
        fetch(`http://localhost:${port}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isReady).toBe(true)
    })
    await end()
  },
})

test('npm start with nothing set serves own figures, signs nobody in, and has them again after kill -9', async ({
  page,
  folder,
  startAnew,
}) => {
  await startAnew()
  const typist = typistOn(page, 'fr')
  await typist.begin()
  await typist.finish(60_000)
  expect((await page.request.get('/demo')).status()).toBe(404)

  await startAnew()
  await typist.expectTyped(60_000)
  const data = join(folder, '.data')
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['keys.json', 'vault.db']))
  expect(statSync(data).mode & 0o777).toBe(0o700)
  await page.goto('about:blank')
})
