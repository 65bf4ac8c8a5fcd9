/** The setting `API_BASE` as a full address: every call of a page is answered there, and that process sees who asks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { readPeople } from '~/sandbox/people/read-people'
import { readEnv } from '~/shell/settings'
import { type CallsElsewhere, startCallsElsewhere } from './support/product/calls-elsewhere'
import type { StartedProduct } from './support/product/start-product'

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

/** How many calls were made before the visitor came. */
let beforeVisit = 0
/** The forms that were sent, with the status of their answer. */
const saved: [path: string, status: number][] = []
let elsewhere: CallsElsewhere
let pages: StartedProduct
let token = ''

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
  elsewhere = await startCallsElsewhere()
  pages = elsewhere.pages
  const login = { sub: 'claire', name: 'Claire', email: CLAIRE.email, navs: CLAIRE.navs }
  const dossier = emptyDossier(login, 'issuer', 'id token', { version: readEnv({}).TERMS_VERSION })
  token = (await elsewhere.vault.create(dossier)).token

  const { navs } = CLAIRE
  // A signed-in visitor no longer needs that page.
  await fetch(`${pages.origin}/v2/wizard/login`)
  beforeVisit = elsewhere.seen.length
  await send('/avs', { navs, birthDate: '14.03.1971', gender: 'FEMALE', status: 'bachelor', hasChildren: 'no' })
  await send('/lpp', { ids: CLAIRE.policies[0]?.fundId ?? '' })
  await send('/3a', { ids: CLAIRE.providents[0]?.entityId ?? '' })
  await send('/3a', { solde: '1000', amount: '100', rate: '1', paydate: '01.04.2036' })
  for (const path of ['/lpp', '/3a', '/synthesis']) await open(path)
})
afterAll(() => elsewhere.close())

it('every form is saved', () => expect(saved.map(([, status]) => status)).toEqual([303, 303, 303, 303]))

it.each(CALLS)('[183] goes to the base that is set: %s', (call) => {
  expect(elsewhere.seen.filter((one) => one.call === call && one.answered === 200)).not.toEqual([])
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
  const own = elsewhere.seen.slice(beforeVisit)
  expect(own.length).toBeGreaterThan(CALLS.length)
  expect(own.filter(({ authorization }) => authorization !== `Bearer ${token}`)).toEqual([])
})
