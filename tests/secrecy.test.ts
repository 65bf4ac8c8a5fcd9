/**
 * Whole journeys of people with recognisable values: none of these values appears in a log line, a measure or a file.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { createMeasures, type Measures } from '~/measures/measures'
import * as words from '~/measures/words'
import { routePatterns } from '~/shell/route-patterns'
import { readEnv } from '~/shell/settings'
import { createScriptlessBrowser } from './support/identity/scriptless-browser'
import { canaryPeople, filesUnder, gatherCanaries, NAVS, TYPED } from './support/product/canaries'
import { captureLog } from './support/product/captured-log'
import { openLabels, samplesIn } from './support/product/measured'
import { serverBuild } from './support/product/server-build'
import { type StartedProduct, startProduct } from './support/product/start-product'
import { cannotOpen } from './support/vault/cannot-open'
import { MemoryVault } from './support/vault/memory-vault'
import { toldOn } from './support/visit/form-told'

const people = canaryPeople()
const [own] = people
const found = gatherCanaries(people)
const log = captureLog()
afterAll(() => {
  log.release()
  found.release()
})

/**
 * A whole life with these values, as another program sends it. @param paper what else stands on its paper about vested
 * benefits
 */
const estimateOf = (paper: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    person: { birthDate: own.birthDate, gender: 'FEMALE', incomes: own.incomes, incomesAsOf: '2026-01-31' },
    children: own.children.map((child) => ({ ...child, parents: 'person' })),
    secondPillar: [{ kind: 'vested', balance: 412_639.15, rate: 1, ...paper }],
    thirdPillar: [{ solde: 96_427.85, amount: 6_731.15, rate: 0.5, paydate: '2036-08-17' }],
  }),
})

/** An extract with everything else on the paper: names, numbers, employers; and lines that cannot be read. */
const EXTRACT = [
  `${own.firstName} ${own.lastName} ${NAVS} ${TYPED.anything}`,
  ...own.incomes.map(({ year, amount }) => `25 123.456 ${TYPED.anything} 1 01-12 ${year} ${amount}`),
  `25 123.456 ${own.lastName} 8 01-12 1999 ${people[1].navs} 41'117.35`,
  `?? ${TYPED.anything} 01-12 ???? ${TYPED.salary}`,
].join('\n')

type Line = Record<string, unknown>

const VERSION = 'zq-version'
const ROUTES = routePatterns(serverBuild, '/api')
const newMeasures = () => createMeasures({ routes: ROUTES, version: VERSION, longestMs: 3_600_000 })
let measures: Measures

/** Every word that a label of ours may be. */
const LISTS: Record<string, readonly string[]> = {
  route: [...ROUTES, words.OTHER],
  method: [...words.METHODS, words.OTHER],
  status: words.STATUSES,
  by: words.REFUSERS,
  reason: Object.values(words.REFUSAL_REASONS).flat(),
  where: words.PROBLEM_PLACES,
  way: words.WAYS_IN,
  how: words.WAYS_OUT,
  party: words.PARTIES,
  outcome: [...words.PARTY_OUTCOMES, ...words.DONE_OR_FAILED, ...words.THREAD_OUTCOMES],
  state: words.BREAKER_STATES,
  operation: words.VAULT_OPERATIONS,
  work: words.THREAD_WORK,
  reading: words.PAPER_READINGS,
  version: [VERSION],
}

const REQUEST = ['at', 'id', 'method', 'route', 'status', 'ms', 'aborted']
const PROBLEM = ['at', 'problem', 'kind', 'why', 'code', 'place']
const SILENCE = ['at', 'silent', 'reason', 'detail']
const SECURITY = ['at', 'security', 'reason']

/** Written when an answer is complete, which the client may know a moment earlier. */
async function linesWith(name: string, atLeast: number): Promise<Line[]> {
  const read = () => log.lines.map((line): Line => JSON.parse(line)).filter((line) => name in line)
  await vi.waitFor(() => expect(read().length).toBeGreaterThanOrEqual(atLeast), 30_000)
  return read()
}

async function expectSilence() {
  const shapes = [REQUEST, PROBLEM, SILENCE, SECURITY]
  const strange = log.lines.filter((line) => {
    const names = Object.keys(JSON.parse(line))
    return !shapes.some((shape) => names.every((name) => shape.includes(name)))
  })
  expect(strange).toEqual([])
  expect(found.in(log.lines.join('\n'))).toEqual([])
  const text = await measures.text()
  expect(found.in(text)).toEqual([])
  expect(openLabels(samplesIn(text), LISTS)).toEqual([])
}

describe('a whole journey', () => {
  let product: StartedProduct
  beforeAll(async () => {
    measures = newMeasures()
    product = await startProduct({ people, measures })
  })
  afterAll(() => product.close())

  /** Whatever the product has shown, by its path. */
  const shown: { path: string; text: string }[] = []

  function newVisitor() {
    const browser = createScriptlessBrowser()
    async function arrive(answer: Awaited<ReturnType<typeof browser.open>>) {
      const { page } = await browser.follow(answer, product.origin)
      const { pathname } = new URL(page.url)
      if (!pathname.startsWith('/sandbox')) shown.push({ path: pathname, text: await page.clone().text() })
      return page
    }
    const open = async (path: string) => arrive(await browser.open(product.origin + path))
    /** As in the forms of every page of a visitor with a dossier. */
    async function formToken() {
      const [, token] = /name="formToken" value="([^"]+)"/.exec(await (await open('/terms')).text()) ?? []
      return token ? { formToken: token } : null
    }
    return {
      open,
      submit: async (path: string, fields: Record<string, string>, file?: File) => {
        const address = path.startsWith('/') ? product.origin + path : path
        const token = path.startsWith('/') ? await formToken() : null
        return arrive(await browser.submit(address, { ...fields, ...token }, file))
      },
    }
  }
  const { open, submit } = newVisitor()

  async function signIn() {
    const login = await submit('/prelogin', { terms: 'on' })
    const consent = await submit(login.url, { action: 'login', email: own.email, password: own.password })
    return submit(consent.url, { action: 'allow' })
  }

  /** At the sign-in of a fund or 3a provider nobody is known yet. */
  async function signInAt(page: string, id: string) {
    const login = await submit(page, { signIn: id })
    const consent = await submit(login.url, { action: 'login', email: own.email, password: own.password })
    return submit(consent.url, { action: 'allow' })
  }

  it('goes from the sign-in to the synthesis and its files, and comes to its end', async () => {
    expect(await (await signIn()).text()).toContain(own.navs)
    await submit('/avs', {
      navs: own.navs,
      birthDate: '23.02.1971',
      gender: 'FEMALE',
      status: 'married',
      relationshipStartDate: '29.07.1998',
      'partner.navs': people[1].navs,
      'partner.birthDate': '13.10.1969',
      'partner.gender': 'MALE',
      hasChildren: 'yes',
      childCount: '1',
      'children[0].birthDate': '27.02.2001',
      'children[0].alive': 'yes',
    })
    for (const { fundId } of own.policies.slice(0, 1)) {
      await submit('/lpp', { ids: fundId })
      expect(await (await signInAt('/lpp', fundId)).text()).toContain('412&#x27;639.15')
    }
    for (const { entityId } of own.providents) {
      await submit('/3a', { ids: entityId })
      expect(await (await signInAt('/3a', entityId)).text()).toContain('96&#x27;427.85')
    }
    await submit('/3a', { solde: TYPED.balance, amount: '7258', rate: '0.5', paydate: TYPED.payDay })
    await submit('/simulation', { desiredSalary: TYPED.salary, retirementDate: '01.04.2036' })
    await submit('/scenarios', { name: TYPED.scenario })
    expect(await (await open('/scenarios')).text()).toContain(TYPED.scenario)
    const synthesis = await (await open('/synthesis')).text()
    const link = /\/export\?payload=[\w-]+/.exec(synthesis)?.[0] ?? ''
    expect((await open(link)).status).toBe(200)
    found.canaries.add(link.split('=')[1] ?? '')
    const content = await (await open('/data/synthesis.json')).text()
    const taken = (text: string) => new File([text], 'mine.json', { type: 'application/json' })
    expect(await (await submit('/resume', {}, taken(content))).text()).toContain('23.02.1971')
    expect(
      await (await submit('/resume', {}, taken(content.replaceAll('1971-02-23', '1971-02-31')))).text(),
    ).not.toContain('1971')
    await submit('/resume', { enter: '1' }, taken(content))
    for (const path of [
      '/own/check',
      '/de/synthesis',
      '/avs/explained',
      '/lpp/explained',
      '/3a/explained',
      '/data',
      '/law',
    ])
      expect((await open(path)).status, path).toBe(200)
    for (const ending of ['pdf', 'csv', 'json']) expect((await open(`/data/synthesis.${ending}`)).status).toBe(200)
    await submit('/data', { keep: '1', from: '/avs' })
    // Tokens stay on the server: the product has some for its parties, and no page, CSV or JSON contains one.
    expect(found.tokens.size).toBeGreaterThan(5)
    expect(shown.length).toBeGreaterThan(30)
    const withToken = shown.filter(({ text }) => [...found.tokens].some((token) => text.includes(token)))
    expect(withToken.map(({ path }) => path)).toEqual([])
    expect((await linesWith('route', 30)).map(({ route }) => route)).toContain('/signin/party/callback')
    await expectSilence()
  })

  it('goes without a sign-in from the papers to the synthesis, and past every mistake', async () => {
    log.lines.length = 0
    const { open, submit } = newVisitor()
    /** Each is accepted; if something is refused, its page says so. */
    const taken = async (path: string, fields: Record<string, string>, file?: File) => {
      const page = await submit(path, fields, file)
      expect(page.status, path).toBe(200)
      return page
    }
    const refused = async (path: string, fields: Record<string, string>, file?: File) =>
      expect(toldOn(await (await submit(path, fields, file)).text()), path).toBe(400)
    const csv = (text: string) => new File([text], `${own.lastName}.csv`, { type: 'text/csv' })

    await taken('/own', { terms: 'on' })
    await taken('/own/papers', { papers: 'extract' })
    await taken('/avs', { birthDate: '23.02.1971', gender: 'FEMALE', status: 'bachelor', hasChildren: 'no' })
    const extract = { way: 'extract', extractDate: '12.3.2026' }
    await refused('/avs/career', { ...extract, extractDate: NAVS, extract: own.lastName })
    await refused('/avs/career', { way: 'forecast', ramd: NAVS, scale: own.lastName, forecastYear: own.email })
    await refused('/avs/career', { way: 'quick', salary: own.email, since: NAVS })
    await refused('/avs/career', extract, new File([`%PDF-1.7 ${NAVS}`], `${NAVS}.pdf`, { type: 'application/pdf' }))
    const check = await taken('/avs/career', { ...extract, extract: EXTRACT })
    expect(await check.text()).toContain(TYPED.anything)
    await refused('/avs/career/check', { 'rows[0].year': NAVS, 'rows[0].amount': own.email, 'rows[0].months': '1-12' })
    await taken('/avs/career', { ...extract, extract: '' }, csv(EXTRACT))
    expect(await (await open('/avs/career/check')).text()).toContain(TYPED.anything)
    await refused('/lpp/certificate', { label: own.lastName, date: NAVS, balance: own.email })
    const yearly = { contributionPer: 'year', pension: '2100', pensionPer: 'year' }
    await taken('/lpp/certificate', { label: own.lastName, date: '1.1.2026', balance: TYPED.balance, ...yearly })
    await taken('/lpp/vested', { label: own.lastName, balance: TYPED.balance, rate: '0.25' })
    const account = { label: own.lastName, kind: 'account', solde: TYPED.balance, amount: '7000', rate: '0.5' }
    await taken('/3a/account', account)
    for (const path of ['/own/check', '/synthesis', '/avs/explained', '/de/lpp/explained', '/data', '/avs/career'])
      expect((await open(path)).status, path).toBe(200)
    expect(await (await open('/own/check')).text()).toContain(own.lastName)
    expect((await open('/data/synthesis.json')).status).toBe(200)

    expect((await linesWith('route', 30)).map(({ route }) => route)).toContain('/avs/career/check')
    await expectSilence()
    const files = filesUnder(product.dir)
    expect(files.filter(({ text }) => found.in(text).length > 0).map(({ name }) => name)).toEqual([])
  })

  it('leaves nothing readable in a file, neither while the dossier is there nor after', async () => {
    const before = filesUnder(product.dir)
    expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(['vault.db', 'keys.json']))
    expect(before.filter(({ text }) => found.in(text).length > 0).map(({ name }) => name)).toEqual([])
    await submit('/data', { confirm: '1' })
    await submit('/logout?language=fr', {})
    expect(filesUnder(product.dir).filter(({ text }) => found.in(text).length > 0)).toEqual([])
  })

  it('is counted, each step once', async () => {
    const samples = samplesIn(await measures.text())
    const count = (name: string, labels: Record<string, string> = {}) =>
      samples
        .filter(
          (one) => one.name === name && Object.entries(labels).every(([label, word]) => one.labels[label] === word),
        )
        .reduce((sum, { value }) => sum + value, 0)
    expect({
      signedIn: count('piliers_journeys_begun_total', { way: 'signed-in' }),
      ownPapers: count('piliers_journeys_begun_total', { way: 'own-papers' }),
      // However often its page is opened.
      reached: count('piliers_syntheses_reached_total'),
      deleted: count('piliers_journeys_ended_total', { how: 'deleted' }),
      loggedOut: count('piliers_journeys_ended_total', { how: 'logged-out' }),
    }).toEqual({ signedIn: 1, ownPapers: 1, reached: 2, deleted: 1, loggedOut: 1 })
    const synthesis = { method: 'GET', status: '2xx' }
    expect(count('piliers_request_seconds_count', { route: '/synthesis', ...synthesis })).toBeGreaterThan(1)
    expect(count('piliers_request_seconds_count', { route: '/de/synthesis', ...synthesis })).toBeGreaterThan(0)
    for (const party of words.PARTIES)
      expect(count('piliers_party_wait_seconds_count', { party, outcome: 'answered' }), party).toBeGreaterThan(0)
    for (const operation of ['find', 'insert', 'replace', 'exchange', 'remove'])
      expect(count('piliers_vault_seconds_count', { operation, outcome: 'done' }), operation).toBeGreaterThan(0)
    expect(count('piliers_party_breakers', { state: 'closed' })).toBeGreaterThan(3)
    expect(count('piliers_refusals_total', { by: 'use-case', reason: 'unfit' })).toBeGreaterThan(0)
  })

  const typed = encodeURIComponent(TYPED.anything)
  it.each<[string, RequestInit]>([
    [`/${typed}/${NAVS}`, {}],
    [`/avs//${NAVS}?lang=de`, {}],
    [`/avs/${NAVS}?navs=${NAVS}&name=${own.lastName}`, {}],
    [`/%zz${NAVS}`, {}],
    [`/__manifest?p=${NAVS}`, {}],
    [`/assets/${NAVS}.js`, {}],
    [`/api/acor/insureds/${NAVS}`, {}],
    [`/api/${typed}?salary=93517.85`, {}],
    [`/api/acor/pension-calculator?desiredSalary=${NAVS}`, { headers: { authorization: `Bearer ${TYPED.anything}` } }],
    [`/export?payload=${typed}`, {}],
    [`/signin/callback?code=${typed}&state=${typed}&error=${typed}&error_description=${NAVS}`, {}],
    [`/signin/party/callback?code=${typed}&state=${typed}&iss=${typed}`, {}],
    [`/prelogin?problem=${typed}`, { headers: { 'user-agent': TYPED.anything, referer: `http://x/${NAVS}` } }],
    [
      '/avs',
      { method: 'POST', body: new URLSearchParams({ navs: NAVS }), headers: { origin: `http://${TYPED.anything}` } },
    ],
    ['/prelogin', { method: 'POST', body: new URLSearchParams({ [NAVS]: TYPED.anything }) }],
    ['/resume', { method: 'POST', body: new URLSearchParams({ content: `{"${NAVS}":"${TYPED.anything}"` }) }],
    ['/data', { method: 'POST', body: NAVS.repeat(6_000) }],
    ['/api/terms', { method: 'POST', body: `{"${NAVS}`, headers: { 'content-type': 'application/json' } }],
    ['/api/estimate', estimateOf({ label: TYPED.anything })],
    ['/api/estimate', estimateOf({ [TYPED.anything]: NAVS })],
    ['/avs', { method: 'PUT', body: TYPED.anything, headers: { cookie: `session=${TYPED.anything}` } }],
  ])('says nothing of what was sent to %s', async (path, init) => {
    log.lines.length = 0
    const response = await fetch(product.origin + path, { redirect: 'manual', ...init })
    await response.text()
    expect(response.status).toBeLessThan(500)
    const line = {
      at: expect.any(Number),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: init.method ?? 'GET',
      route: expect.any(String),
      status: response.status,
      ms: expect.any(Number),
    }
    await vi.waitFor(async () => expect(await linesWith('route', 1)).toContainEqual(line), 30_000)
    await expectSilence()
  })
})

describe('the look at the measures', () => {
  it.each([
    ['an address for a pattern', `piliers_request_seconds_count{route="/avs/${NAVS}",method="GET",status="4xx"} 1`],
    ['an id of a party', 'piliers_party_wait_seconds_count{party="fund-17",outcome="answered"} 1'],
    ['a label that nobody knows', 'piliers_journeys_begun_total{who="me"} 1'],
    ['a token where Node.js has its own', `nodejs_active_handles{type="${'t0ken'.repeat(9)}"} 1`],
  ])('finds %s', (_, line) => expect(openLabels(samplesIn(line), LISTS)).toHaveLength(1))
})

describe('where things break', () => {
  const signedIn = { sub: 'zq-subject', name: own.firstName, email: own.email, navs: NAVS }
  const dossier = emptyDossier(signedIn, 'issuer', 'id token', { version: readEnv({}).TERMS_VERSION })

  it('a fault of our own is a line without what it says', async () => {
    const vault = new MemoryVault(Date.now)
    const fault = Object.assign(new Error(`${NAVS}\n    at ${NAVS} (${own.lastName}:1:1)`), { code: own.lastName })
    cannotOpen(vault, fault)
    measures = newMeasures()
    const product = await startProduct({ people, measures, openVault: () => vault })
    log.lines.length = 0
    const token = 'zq-made-up-token'.padEnd(43, 'zq')
    found.canaries.add(token)
    for (const path of ['/avs', '/api/me', '/signin']) {
      const headers = { cookie: `session=${token}`, accept: 'text/html' }
      const response = await fetch(product.origin + path, { headers, redirect: 'manual' })
      expect(found.in(await response.text()), path).toEqual([])
    }
    expect((await linesWith('problem', 2)).length).toBeGreaterThan(1)
    await expectSilence()
    await product.close()
  })

  const secret = JSON.stringify({ [own.lastName]: NAVS, navs: NAVS, error: own.lastName, error_description: NAVS })
  const json = { 'content-type': 'application/json' }
  const BREAKS: [string, (response: ServerResponse) => void][] = [
    ['a status of its own', (response) => response.writeHead(503, own.lastName, { 'x-navs': NAVS }).end(secret)],
    ['a refusal', (response) => response.writeHead(401, json).end(secret)],
    ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(secret)],
    ['another shape', (response) => response.writeHead(200, json).end(secret)],
    ['another shape in a list', (response) => response.writeHead(200, json).end(`[${secret}]`)],
    ['half of an answer', (response) => response.writeHead(200, json).end(secret.slice(0, -5))],
    ['a redirect', (response) => response.writeHead(302, { location: `/${NAVS}` }).end()],
    ['a broken connection', (response) => response.destroy()],
  ]
  it.each(BREAKS)('parties that answer with %s are lines without what they say', async (_, answer) => {
    const parties = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
    await new Promise((listening) => parties.once('listening', listening))
    const base = `http://127.0.0.1:${(parties.address() as AddressInfo).port}`
    const settings = { IDENTITY_ISSUER: base, DIRECTORY_URL: base, ENTITIES_URL: base, REGISTER_URL: base }
    measures = newMeasures()
    const product = await startProduct({ people, measures, settings, openVault: (now) => new MemoryVault(now) })
    const { token } = await product.vault.create(dossier)
    const browser = createScriptlessBrowser()
    log.lines.length = 0
    for (const path of ['/avs', '/lpp', '/3a']) {
      const response = await fetch(product.origin + path, { headers: { cookie: `session=${token}` } })
      expect([response.status, (await response.text()).includes(own.lastName)], path).toEqual([200, false])
    }
    const { page } = await browser.follow(
      await browser.submit(`${product.origin}/prelogin`, { terms: 'on' }),
      product.origin,
    )
    expect(page.url).toContain('problem=')
    expect((await linesWith('silent', 3)).map(({ silent }) => silent)).toEqual(
      expect.arrayContaining(['register', 'directory']),
    )
    await expectSilence()
    await product.close()
    await new Promise((closed) => parties.close(closed))
  })
})
