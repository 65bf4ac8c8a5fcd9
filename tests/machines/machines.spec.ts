/** What people notice while a process is killed, Redis restarts, a version is rolled out, or the proxy is reloaded. */
import { expect, type Page } from '@playwright/test'
import { field, press } from '../e2e/support/forms'
import { createCrowd } from '../support/product/stops-and-kills'
import { IN_TURN, TEXT, WORDS } from '../support/visit/words'
import { judgeAll, savingAll } from './crowd'
import { print, tell } from './figures'
import { send, typeAll, typistOn } from './journey'
import { type Machines, test, versionAt, type Which } from './machines'
import { NEXT_VERSION } from './release'
import { connectionsTo, hasUnread } from './sockets'

test.afterAll(print)

/** Each in turn, until `work` is done. @returns after how long each new one was ready */
async function meanwhile(work: Promise<unknown>, change: (which: Which) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  // Reported once, where it is awaited below.
  done.catch(() => {})
  for (let turn = 0; !isDone; turn++) times.push(await change((turn % 2) as Which))
  await done
  return times
}

const AT_LEAST_TWICE = 2

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`(${language})`, () => {
    test.use({ javaScriptEnabled })

    test(`processes are killed one after the other while people type: every form is answered and kept (${language})`, async ({
      machines,
      page,
    }) => {
      const crowd = await createCrowd(machines.address)
      const typist = typistOn(page, language)
      await typist.begin()
      let readyMs: number[] = []
      const saved = await savingAll(crowd, async () => {
        readyMs = await meanwhile(typeAll(typist), (which) => machines.replace(which, 'SIGKILL'))
      })
      const wrong = await judgeAll(crowd)
      tell({ what: `kill -9, ${readyMs.length} times (${language})`, ...saved, wrong, readyMs })
      expect(readyMs.length).toBeGreaterThanOrEqual(AT_LEAST_TWICE)
      expect(saved.statuses).toEqual([200])
      expect(wrong).toEqual([])
    })
  })

/** The one to which the proxy has given a request that it has not read. */
async function whoHasIt({ ports }: Machines): Promise<Which> {
  const having = () => ports.findIndex((port) => hasUnread(port))
  await expect.poll(having).not.toBe(-1)
  return having() as Which
}

test('a form that a process has taken in and never answers is answered by the other', async ({ machines, page }) => {
  const typist = typistOn(page, 'fr')
  await typist.begin()
  await typist.finish(60_000)
  await page.goto('/avs/career')
  await field(page, TEXT.fr.career.salary).fill('61000')
  for (const { process } of machines.products) process.kill('SIGSTOP')
  const sent = send(page, 'fr')
  const victim = await whoHasIt(machines)
  machines.products[victim].process.kill('SIGKILL')
  machines.products[1 - victim]?.process.kill('SIGCONT')
  expect(await sent).toBe(303)
  await typist.expectTyped(61_000)
})

test('both are away for a moment: the proxy says so in both languages, and the form is still in the browser', async ({
  machines,
  page,
}) => {
  const typist = typistOn(page, 'fr')
  await typist.begin()
  await typist.finish(60_000)
  await page.goto('/avs/career')
  await field(page, TEXT.fr.career.salary).fill('61000')
  await Promise.all(machines.products.map((one) => one.end('SIGKILL')))
  expect(await press(page, WORDS.fr.continue, { within: page.locator('main') })).toBe(503)
  await expect(page.getByText('Attendez quelques secondes')).toBeVisible()
  await expect(page.getByText('Warten Sie einige Sekunden')).toBeVisible()
  await machines.replace(0, 'SIGKILL')
  // As the proxy's page suggests: the browser sends the same form once more.
  expect((await page.reload())?.status()).toBe(200)
  await typist.expectTyped(61_000)
})

/** A form is sent while Redis is away, is kept in the page that says so, and is sent again once it is back. */
async function typeOverARestart({ machines, page }: { machines: Machines; page: Page }) {
  const { unavailable } = TEXT.fr.errorPage
  await page.goto('/avs/career')
  await field(page, TEXT.fr.career.salary).fill('61000')
  await machines.redis.kill()
  expect(await press(page, WORDS.fr.continue, { within: page.locator('main') })).toBe(503)
  await expect(page.getByText(unavailable.unsent)).toBeVisible()
  await machines.redis.startAgain()
  await expect.poll(() => bothReady(machines)).toBe(true)
  return press(page, unavailable.sendAgain)
}

async function bothReady({ products }: Machines): Promise<boolean> {
  const answers = await Promise.all(products.map(({ origin }) => fetch(`${origin}/health/ready`)))
  return answers.every(({ status }) => status === 200)
}

test.describe('Redis with an append-only file', () => {
  test.use({ settings: { appendOnly: true } })

  test('is killed and starts again: nothing that was acknowledged is lost', async ({ machines, page }) => {
    const crowd = await createCrowd(machines.address)
    const typist = typistOn(page, 'fr')
    await typist.begin()
    await typist.finish(60_000)
    const saved = await savingAll(crowd, async () => {
      expect(await typeOverARestart({ machines, page })).toBe(303)
    })
    const wrong = await judgeAll(crowd)
    tell({ what: 'Redis with an append-only file, kill -9 and start', ...saved, wrong })
    expect(saved.statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
    expect(wrong).toEqual([])
    await typist.expectTyped(61_000)
  })
})

test('Redis without a file is killed and starts again: everybody begins anew, and is told so', async ({
  machines,
  page,
}) => {
  const crowd = await createCrowd(machines.address)
  const typist = typistOn(page, 'fr')
  await typist.begin()
  await typist.finish(60_000)
  const saved = await savingAll(crowd, async () => {
    expect(await typeOverARestart({ machines, page })).toBe(302)
  })
  await expect(page.getByText(TEXT.fr.home.over.unsaved)).toBeVisible()
  const there = await Promise.all(crowd.map((writer) => writer.isIn()))
  tell({
    what: 'Redis without a file, kill -9 and start: all visitors',
    ...saved,
    wrong: there.filter((isIn) => !isIn).map(String),
  })
  expect(there).toEqual(crowd.map(() => false))
})

/** The addresses of files that a page names, as either process has made it. */
async function filesNamed(address: string): Promise<string[]> {
  const pages = await Promise.all([1, 2, 3, 4].map(async () => (await fetch(`${address}/law`)).text()))
  return pages.flatMap((page) => [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))
}

test('a new version is rolled out, one process after the other: every request is answered, every file is there', async ({
  machines,
  release,
  page,
}) => {
  const crowd = await createCrowd(machines.address)
  const typist = typistOn(page, 'de')
  await typist.begin()
  const before = await filesNamed(machines.address)
  const readyMs: number[] = []
  const roll = async (which: Which) => void readyMs.push(await machines.replace(which, 'SIGTERM', release))
  const saved = await savingAll(crowd, async () => {
    const typing = typeAll(typist)
    typing.catch(() => {})
    await roll(0)
    // From either version, requested from the next one in turn.
    const files = new Set([...before, ...(await filesNamed(machines.address)), '/assets/app-next.css'])
    for (const file of files)
      for (let times = 0; times < 4; times++) expect((await fetch(machines.address + file)).status, file).toBe(200)
    await roll(1)
    await typing
  })
  const wrong = await judgeAll(crowd)
  tell({ what: 'a new version, SIGTERM one after the other', ...saved, wrong, readyMs })
  expect(saved.statuses).toEqual([200])
  expect(wrong).toEqual([])
  for (let times = 0; times < 4; times++) expect(await versionAt(machines)).toBe(NEXT_VERSION)
})

const IN_A_ROW = 200

test('the proxy keeps its connections: two hundred requests need no more than a few', async ({ machines }) => {
  const before = connectionsTo(machines.ports)
  for (let asked = 0; asked < IN_A_ROW; asked++) expect((await fetch(`${machines.address}/about`)).status).toBe(200)
  const after = connectionsTo(machines.ports)
  const opened =
    after.open + after.closedByClient + after.closedByServer - before.closedByClient - before.closedByServer
  expect(opened).toBeGreaterThan(0)
  expect(opened).toBeLessThan(IN_A_ROW / 4)
})

test.describe('idle connections', () => {
  test.use({ settings: { keptSeconds: 1 } })

  test('are closed by the proxy, never by the product, so that no request meets a closed one', async ({ machines }) => {
    const [before, ours] = [connectionsTo(machines.ports), machines.address]
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${ours}/about`)))
    await expect.poll(() => connectionsTo(machines.ports).closedByClient).toBeGreaterThan(before.closedByClient)
    await expect.poll(() => connectionsTo(machines.ports).open).toBe(0)
    expect(connectionsTo(machines.ports).closedByServer).toBe(before.closedByServer)
  })
})

const RELOADS = 5

test('the proxy reads its file anew while people save: every request is answered', async ({ machines }) => {
  const crowd = await createCrowd(machines.address)
  const saved = await savingAll(crowd, async () => {
    for (let reloads = 0; reloads < RELOADS; reloads++) {
      machines.proxy.reload()
      const goal = Math.max(...crowd.map((writer) => writer.acknowledged())) + 5
      await expect.poll(() => crowd.every((writer) => writer.acknowledged() >= goal)).toBe(true)
    }
  })
  const wrong = await judgeAll(crowd)
  tell({ what: `the proxy reads its file anew, ${RELOADS} times`, ...saved, wrong })
  expect(saved.statuses).toEqual([200])
  expect(wrong).toEqual([])
})
