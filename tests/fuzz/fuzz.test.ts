/**
 * Bad input, tried: every form, every call and every address of the whole product, in this process. The forms are
 * those of the routes, the calls those of the product's own document: one that is added is tried as well, or missed here.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FILES, PAGES } from '../../remix.config.js'
import { captureLog } from '../support/captured-log'
import { MemoryVault } from '../support/memory-vault'
import { PLACES, serverBuild } from '../support/server-build'
import { type StartedProduct, startProduct } from '../support/start-product'
import { FORMS, LOGOUT } from './forms'
import { faultsOf, HANG_MS } from './judge'
import { addressInputs, type Call, callInputs, formInputs, type Input } from './requests'
import { createSender } from './send'
import { ADDRESSES, openSignIns, SIGN_IN } from './stand-ins'
import { createVisitors } from './visitors'

/** Before React is loaded: as built it is the product that people have, and three times as fast. */
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

/** Inputs in all; `npm run test:fuzz` asks for more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 2_000)
const SEED = 20_261_121
const SHARE = { forms: 0.45, calls: 0.35, addresses: 0.15, standIns: 0.05 }
const LIMIT_MS = 60_000 + RUNS * 60

const log = captureLog()
let product: StartedProduct
let sender: ReturnType<typeof createSender>
let visitors: Awaited<ReturnType<typeof createVisitors>>
/** Of a link to a synthesis, as the product makes them. */
let payload = ''
let calls: Call[] = []
const figures = { inputs: 0, requests: 0, statuses: {} as Record<string, number>, mostMs: 0, slowest: '' }

beforeAll(async () => {
  // The sealed vault itself; a disk would only cost time.
  product = await startProduct({ openVault: (now) => new MemoryVault(now) })
  sender = createSender(product.origin)
  visitors = await createVisitors(product)
  payload = await findPayload()
  calls = await listCalls()
}, 60_000)

afterAll(async () => {
  sender.close()
  await product.close()
  log.release()
  console.log('bad input', JSON.stringify(figures))
})

async function asked(path: string): Promise<string> {
  const token = await visitors.begin('married')
  const { body } = await sender.send({ method: 'GET', path, headers: cookieOf(token), body: null })
  await visitors.end(token)
  return body
}

async function findPayload(): Promise<string> {
  const found = /\/export\?payload=([\w-]+)/.exec(await asked('/synthesis'))?.[1]
  if (!found) throw new Error('the synthesis shows no link')
  return found
}

async function listCalls(): Promise<Call[]> {
  const { paths } = JSON.parse(await asked('/api/openapi.json')) as { paths: Record<string, Record<string, Call>> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
  )
}

const cookieOf = (token: string | null): Record<string, string> =>
  token ? { cookie: `${product.sessionCookie}=${token}` } : {}

/** The visitor's cookie beside those that the input brings. */
function headersOf({ headers }: Input, token: string | null): Record<string, string> {
  const own = cookieOf(token).cookie
  const cookie = [own, headers.cookie].filter(Boolean).join('; ')
  return { ...headers, ...(cookie ? { cookie } : {}) }
}

async function faultsAt(path: string, token: string | null, input: Input): Promise<string[]> {
  const isFirst = path === input.path
  const { method, body } = isFirst ? input : { method: 'GET', body: null }
  log.lines.length = 0
  const answer = await sender.send({ method, path, headers: isFirst ? headersOf(input, token) : cookieOf(token), body })
  figures.requests++
  figures.statuses[answer.status] = (figures.statuses[answer.status] ?? 0) + 1
  if (answer.cpuMs > figures.mostMs)
    Object.assign(figures, { mostMs: Math.round(answer.cpuMs), slowest: path.slice(0, 80) })
  const faults = faultsOf({ ...answer, path, log: log.lines }, product.origin)
  return faults.map((fault) => `${method} ${path.slice(0, 200)}: ${fault}`)
}

async function tryOnce(input: Input): Promise<string[]> {
  const token = await visitors.begin(input.visitor)
  try {
    const faults = await faultsAt(input.path, token, input)
    return input.then === null ? faults : [...faults, ...(await faultsAt(input.then, token, input))]
  } finally {
    await visitors.end(token)
  }
}

/** An input that seemed to hang is tried once more alone: a machine can stand still for a moment, too. */
async function tryOut(input: Input): Promise<void> {
  figures.inputs++
  const faults = await tryOnce(input)
  const again = faults.some((fault) => fault.endsWith('ms of work')) ? await tryOnce(input) : faults
  expect(again).toEqual([])
}

const runsOf = (share: number, among: number) => Math.ceil((RUNS * share) / among)

const inputs = (arbitrary: fc.Arbitrary<Input>, numRuns: number) =>
  fc.assert(fc.asyncProperty(arbitrary, tryOut), { numRuns, seed: SEED })

const pathsOf = (file: string) =>
  PLACES.filter((place) => place.file === file).map(({ path = '' }) => `/${path.replace('*', 'nowhere')}`)

const FILES_WITH_ACTIONS = [
  ...new Set(PLACES.filter(({ id }) => serverBuild.routes[id]?.module.action).map(({ file }) => file)),
]
const LOOKED_AT = [
  '/avs',
  '/lpp',
  '/3a',
  '/synthesis',
  '/de/synthesis',
  '/simulation',
  '/scenarios',
  '/v2/wizard/check',
  '/avs/explained',
  '/lpp/explained?column=withChange',
  '/3a/explained',
  '/data/synthesis.csv',
  '/data/synthesis.json',
  '/router',
]

describe('what is tried', () => {
  it('is every page and every file, in both languages', () => {
    const ids = [...Object.keys(PAGES), ...Object.keys(FILES)].flatMap((path) => [`fr:${path}`, `de:${path}`])
    expect(PLACES.map(({ id }) => id).sort()).toEqual([...ids, 'guided-path'].sort())
  })

  it('is every form: those of all routes with an action', () => {
    expect(FILES_WITH_ACTIONS.sort()).toEqual(Object.keys(FORMS).sort())
  })

  it(
    'is every field of every form that a page shows',
    async () => {
      for (const { path = '', file } of PLACES.filter(({ id }) => !id.startsWith('de:'))) {
        const page = await asked(`/${path.replace('*', 'nowhere')}`)
        const missing: string[] = []
        for (const [, attributes = '', inside = ''] of page.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)) {
          const action = /action="([^"?]*)/.exec(attributes)?.[1]
          const form =
            action === '/logout'
              ? LOGOUT
              : FORMS[action ? (PLACES.find((one) => `/${one.path}` === action)?.file ?? '') : file]
          const names = [...inside.matchAll(/ name="([^"]*)"/g)].map(([, name = '']) => name.replace(/\[\d+\]/, '[N]'))
          missing.push(...names.filter((name) => name !== 'formToken' && !form?.names.includes(name)))
        }
        expect(missing, path).toEqual([])
      }
    },
    LIMIT_MS,
  )

  it('is every call', () => expect(calls.length).toBeGreaterThan(25))
})

describe('no input breaks anything', () => {
  it.each(Object.entries(FORMS))(
    'forms of %s',
    async (file, form) => {
      const runs = runsOf(SHARE.forms, Object.keys(FORMS).length + 1)
      await inputs(formInputs(form, pathsOf(file), LOOKED_AT, payload), runs)
    },
    LIMIT_MS,
  )

  it(
    'the form that signs out',
    async () => {
      const runs = runsOf(SHARE.forms, Object.keys(FORMS).length + 1)
      await inputs(formInputs(LOGOUT, ['/logout'], LOOKED_AT, payload), runs)
    },
    LIMIT_MS,
  )

  it(
    'calls',
    async () => {
      for (const call of calls) await inputs(callInputs(call, LOOKED_AT), runsOf(SHARE.calls, calls.length))
    },
    LIMIT_MS,
  )

  it(
    'addresses, queries and headers',
    async () => {
      const paths = [
        ...PLACES.map(({ path = '' }) => `/${path}`),
        '/signin',
        '/signin/callback',
        '/signin/party/callback',
        '/logout',
        '/version',
        '/health/ready',
        '/api/openapi.json',
      ]
      await inputs(addressInputs(paths, payload), runsOf(SHARE.addresses, 1))
    },
    LIMIT_MS,
  )

  it(
    'the sandbox’s own forms and addresses',
    async () => {
      const session = await visitors.begin('married')
      for (const { path, cookie } of await openSignIns(product, cookieOf(session))) {
        const forms = formInputs(SIGN_IN, [path], LOOKED_AT, payload)
        const asWhoBegan = ({ headers, ...input }: Input): Input => ({
          ...input,
          visitor: 'nobody',
          headers: { ...headers, cookie },
        })
        await inputs(forms.map(asWhoBegan), runsOf(SHARE.standIns, 4))
      }
      await visitors.end(session)
      await inputs(addressInputs(ADDRESSES, payload), runsOf(SHARE.standIns, 2))
    },
    LIMIT_MS,
  )

  it(`none works longer than ${HANG_MS} ms`, () => expect(figures.mostMs).toBeLessThan(2 * HANG_MS))
})
