/** `npm start` without any setting: own figures, in a file beside it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { freePort } from '../support/product/free-port'
import { LANGUAGES, pathIn, TEXT } from '../support/visit/words'
import { typistOn } from './journey'

const { PATH = '', HOME = '' } = process.env
const NOTHING_SET = { PATH, HOME } as unknown as NodeJS.ProcessEnv

/** In a separate folder, because it keeps its data where it is started; only the port is set, which must be free. */
const test = base.extend<{ port: string; folder: string; startAnew: () => Promise<void> }>({
  port: async ({ browserName: _ }, use) => use(String(await freePort())),
  baseURL: async ({ port }, use) => use(`http://localhost:${port}`),
  folder: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'small-machine-'))
    for (const name of ['app', 'build', 'node_modules', 'package.json']) symlinkSync(resolve(name), join(folder, name))
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

/** Pages at which a sign-in begins, addresses that do it, and buttons of those that ask funds and 3a providers. */
const SIGN_IN = /^(\/de)?(\/prelogin2?|\/index2|\/v2\/wizard\/login|\/signin(\/.*)?|\/demo|\/sandbox(\/.*)?)$/
const PARTY_BUTTON = /<button[^>]* name="intent" value="signIn:/

/** Where people arrive: the home page, and that of the guided path. */
const HOMES = ['/', '/v2']

/** Every page reachable by links from there, for anybody; and what they name of a sign-in. */
async function walkAll(request: APIRequestContext) {
  const homes = LANGUAGES.flatMap((language) => HOMES.map((path) => pathIn(language, path)))
  const met = new Map(homes.map((path) => [path, path]))
  const named: string[] = []
  // Grows during the loop.
  for (const [path, address] of met) {
    const answer = await request.get(address)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const page = await answer.text()
    if (PARTY_BUTTON.test(page)) named.push(`${path}: a button of a party`)
    for (const [, kind, written = ''] of page.matchAll(/\b(href|action|formaction)="(\/[^"#]*)/gi)) {
      const address = written.replaceAll('&amp;', '&')
      const leadsTo = address.split('?')[0] ?? ''
      if (SIGN_IN.test(leadsTo)) named.push(`${path}: ${address}`)
      if (kind === 'href' && !leadsTo.startsWith('/assets/') && !met.has(leadsTo)) met.set(leadsTo, address)
    }
  }
  return { paths: [...met.keys()], named }
}

test('npm start with nothing set has a sign-in nowhere: no page names one, and who types its address is told so', async ({
  page,
  startAnew,
}) => {
  await startAnew()
  const before = await walkAll(page.request)
  expect(before.paths).toEqual(expect.arrayContaining(['/own', '/de/own', '/terms', '/law/avs', '/developers']))
  expect(before.named).toEqual([])

  for (const language of LANGUAGES)
    for (const path of ['/prelogin', '/prelogin2', '/v2/wizard/login', '/index2', '/v2/wizard']) {
      const address = pathIn(language, path)
      await page.goto(address)
      const main = page.getByRole('main')
      await expect(main.getByText(TEXT[language].frame.noSignIn.text), address).toBeVisible()
      await expect(main.getByRole('link'), address).toHaveAttribute('href', pathIn(language, '/own'))
      await expect(main.locator('form, input'), address).toHaveCount(0)
    }
  const origin = new URL(page.url()).origin
  const sent = { form: { terms: 'on' }, headers: { origin }, maxRedirects: 0 }
  expect((await page.request.post('/prelogin', sent)).headers().location).toBe('/own')
  for (const path of ['/signin', '/signin/callback', '/signin/party/callback']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), new URL(answer.headers().location ?? '', origin).origin], path).toEqual([303, origin])
  }
  for (const path of ['/demo', '/sandbox/identity']) expect((await page.request.get(path)).status(), path).toBe(404)

  // With a dossier there are more pages, and no sign-in on them either.
  await page.goto('/?lang=fr')
  const typist = typistOn(page, 'fr')
  await typist.begin()
  await typist.finish(60_000)
  const after = await walkAll(page.request)
  expect(after.paths).toEqual(expect.arrayContaining(['/lpp', '/3a', '/avs/explained', '/simulation', '/data']))
  expect(after.named).toEqual([])
  await page.goto('about:blank')
})

test('npm start with nothing set serves own figures, and has them again after kill -9', async ({
  page,
  folder,
  startAnew,
}) => {
  await startAnew()
  const typist = typistOn(page, 'fr')
  await typist.begin()
  await typist.finish(60_000)
  await startAnew()
  await typist.expectTyped(60_000)
  const data = join(folder, '.data')
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['keys.json', 'vault.db']))
  expect(statSync(data).mode & 0o777).toBe(0o700)
  await page.goto('about:blank')
})
