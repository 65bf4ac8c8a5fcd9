/**
 * The setting `API_BASE` as a full address: the pages of one process, with every call of theirs answered behind that
 * address by another one, which sees who asks.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { readPeople } from '~/sandbox/people/read-people'
import { readEnv } from '~/shell/settings'
import { listen } from './support/product/listen'
import { type StartedProduct, startProduct } from './support/product/start-product'
import { MemoryVault } from './support/vault/memory-vault'

const BASE = '/elsewhere/v1'
const [CLAIRE] = readPeople(null)
if (!CLAIRE) throw new Error('nobody in the sandbox')
const NAVS = encodeURIComponent(CLAIRE.navs)

/** The 17 calls. */
const CALLS = [
  'GET /me',
  'GET /acor/pension-calculator/info',
  'POST /acor/pension-calculator/info',
  `GET /acor/insureds/${NAVS}`,
  'GET /acor/pension-calculator',
  'GET /openpk/pension-funds',
  'GET /login/pension-funds',
  'GET /openpk/user/pension-funds/policies',
  'GET /openpk/user/pension-funds',
  'POST /openpk/user/pension-funds',
  'GET /openpv/entities',
  'GET /openpv/user/entities',
  'POST /openpv/user/entities',
  'GET /open3k/info',
  'POST /open3k/info',
  'GET /openpv/user/providents',
  'GET /synthesis/digest',
]

type Seen = { call: string; authorization: string | undefined; answered: number }
const seen: Seen[] = []
/** How many of them were made before the visitor came. */
let beforeVisit = 0
/** The forms that were sent, with the status of their answer. */
const saved: [path: string, status: number][] = []
let calls: StartedProduct
let pages: StartedProduct
let elsewhere: Awaited<ReturnType<typeof listen>>
let token = ''

/** Hands each call on to the process that answers it, and keeps what came. */
const handOn: express.RequestHandler = async ({ method, originalUrl, headers, body }, response) => {
  const { authorization, 'if-match': revision } = headers
  const path = originalUrl.slice(BASE.length)
  const answer = await fetch(`${calls.origin}/api${path}`, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(revision && { 'if-match': revision }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    body: method === 'POST' ? body : undefined,
  })
  seen.push({ call: `${method} ${path.split('?')[0]}`, authorization, answered: answer.status })
  const told = { 'content-type': answer.headers.get('content-type') ?? '', etag: answer.headers.get('etag') ?? '' }
  response
    .status(answer.status)
    .set(told)
    .send(await answer.text())
}

/** A page as the visitor's browser opens it, and a form of it as it sends that. */
const cookie = () => ({ cookie: `${pages.sessionCookie}=${token}` })
const open = async (path: string) =>
  (await fetch(pages.origin + path, { headers: cookie(), redirect: 'manual' })).text()
async function send(path: string, fields: Record<string, string>) {
  const html = await open(path)
  const form = html.split('<form').find((one) => one.includes(`name="${Object.keys(fields)[0]}"`)) ?? ''
  const hidden = ['formToken', 'revision'].flatMap((name) => {
    const value = new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(form)?.[1]
    return value === undefined ? [] : [[name, value]]
  })
  const answer = await fetch(pages.origin + path, {
    method: 'POST',
    headers: { ...cookie(), origin: pages.origin },
    body: new URLSearchParams({ ...fields, ...Object.fromEntries(hidden) }),
    redirect: 'manual',
  })
  saved.push([path, answer.status])
}

beforeAll(async () => {
  const front = express().use(BASE, express.text({ type: () => true }), handOn)
  elsewhere = await listen(front)
  let vault: MemoryVault | undefined
  const openVault = (now: () => number) => (vault ??= new MemoryVault(now))
  calls = await startProduct({ openVault })
  pages = await startProduct({ openVault, settings: { API_BASE: elsewhere.origin + BASE } })
  const login = { sub: 'claire', name: 'Claire', email: CLAIRE.email, navs: CLAIRE.navs }
  const opened = await vault?.create(emptyDossier(login, 'issuer', 'id token', { version: readEnv({}).TERMS_VERSION }))
  token = opened?.token ?? ''

  const { navs } = CLAIRE
  // Who is signed in has no business there any more.
  await fetch(`${pages.origin}/v2/wizard/login`)
  beforeVisit = seen.length
  await send('/avs', { navs, birthDate: '14.03.1971', gender: 'FEMALE', status: 'bachelor', hasChildren: 'no' })
  await send('/lpp', { ids: CLAIRE.policies[0]?.fundId ?? '' })
  await send('/3a', { ids: CLAIRE.providents[0]?.entityId ?? '' })
  await send('/3a', { solde: '1000', amount: '100', rate: '1', paydate: '01.04.2036' })
  for (const path of ['/lpp', '/3a', '/synthesis']) await open(path)
})
afterAll(async () => {
  for (const one of [pages, calls, elsewhere]) await one.close()
})

it('every form is saved', () => expect(saved.map(([, status]) => status)).toEqual([303, 303, 303, 303]))

it.each(CALLS)('[183] goes to the base that is set: %s', (call) => {
  expect(seen.filter((one) => one.call === call && one.answered === 200)).not.toEqual([])
})

it('[183] nothing answers at the base that was there before', async () => {
  expect((await fetch(`${pages.origin}/api/me`, { headers: cookie() })).status).toBe(404)
})

it('[183] no other base is written anywhere in the sources', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.generated\./.test(path))
    .map((path) => join('app', path))
  const withoutComments = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const naming = sources.filter((path) => /['"`}]\/api\b/.test(withoutComments(path)))
  expect(naming).toEqual(['app/shell/settings.ts'])
})

it('[184] each call of a page carries the session of the visitor who opened it', () => {
  const own = seen.slice(beforeVisit)
  expect(own.length).toBeGreaterThan(CALLS.length)
  expect(own.filter(({ authorization }) => authorization !== `Bearer ${token}`)).toEqual([])
})
