/** Opens what the rooms share, mounts the sandbox where it is wanted, and listens. */
import type { RequestListener, Server } from 'node:http'
import * as build from 'virtual:remix/server-build'
import express, { type Express, type RequestHandler } from 'express'
import { createMeter, watchCost } from './app/door/cost/meter'
import { createLogbook } from './app/door/log/logbook'
import { ownOrigins, requestedOrigin } from './app/door/own-origins'
import { createBodies } from './app/door/standing/bodies'
import { createGracefulStop } from './app/door/standing/graceful-stop'
import { createHealth } from './app/door/standing/health'
import { createHttpServer } from './app/door/standing/http-server'
import { startWatchdog } from './app/door/standing/watchdog'
import { MOST_TIMES_KEPT } from './app/dossier/vault/keeping'
import { inDataFolder } from './app/dossier/vault/stores/data-folder'
import { createRedisVault } from './app/dossier/vault/stores/redis-vault'
import { SettingsError } from './app/dossier/vault/stores/settings-error'
import { createSqliteVault } from './app/dossier/vault/stores/sqlite-vault'
import { startSweeping } from './app/dossier/vault/sweeping'
import type { Clock } from './app/estimate/gather/tools'
import { createClock } from './app/shell/clock'
import { EXAMPLES_BASE, exampleParties } from './app/shell/example-parties'
import { type PartyCredentials, partyCredentials, sealingKeys } from './app/shell/keys-of-settings'
import { loadOf } from './app/shell/load-of-settings'
import { readOwnName } from './app/shell/operator/own-name'
import { createProduct } from './app/shell/product'
import type { ProductOptions } from './app/shell/product-rooms'
import { guardedBuild } from './app/shell/remix/guarded-build'
import { apiPathOf, routePatterns } from './app/shell/route-patterns'
import { SANDBOX_PATH, sandboxBase, sandboxOrigin } from './app/shell/sandbox-address'
import { type Env, readEnv } from './app/shell/settings'
import { partiesOf, partyNotes } from './app/shell/settings/parties'
import { createWorkers } from './app/shell/workers'

/** Beside this file, where it is built (vite.config.ts). */
const WATCHDOG_THREAD = './watchdog-thread.js'

type Sandbox = { app: Express; demo: ProductOptions['demo'] }
type Sandboxes = (origin: string) => Sandbox

/** What outlives a reload in development: the vault, the threads, and the sandbox with its sessions. */
async function openHouse(env: Env) {
  const ownName = readOwnName(env)
  const clock = createClock(env.TODAY ?? null)
  const keys = inDataFolder(() => sealingKeys(env))
  const measured = env.METRICS_PORT === undefined ? null : await openMeasures(env)
  const measures = measured?.measures
  const { problemsOf: report } = createLogbook(clock.now, measures)
  const sealed = { ...keys, lifetimeSeconds: env.DOSSIER_SECONDS, now: clock.now, watch: measures?.rows }
  const vault = env.REDIS_URL
    ? await createRedisVault({ ...sealed, url: env.REDIS_URL, onError: report('redis'), onRefused: sayWhyAndEnd })
    : inDataFolder(() => createSqliteVault({ ...sealed, dir: env.dataDir, onError: report('vault') }))
  const workers = createWorkers({ serverUrl: import.meta.url, measures, reportEstimate: report('estimate') })
  const stopSweeping = startSweeping(vault, report('sweep'))
  const load = loadOf(env)
  const meter = env.RATE_LIMIT === 'on' ? watchCost() : { ...createMeter(), stop: () => {} }
  measures?.watch({ load, waitingFor: workers.waitingFor })
  const credentials = partyCredentials(env)
  const sandboxes = env.SANDBOX === 'on' ? await openSandboxes(env, clock, credentials) : null
  const examples = sandboxes ? null : await openExamples(clock)
  const close = async () => {
    stopSweeping()
    load.stop()
    meter.stop()
    await workers.close()
    await vault.close()
  }
  const standing = { load, meter, bodies: createBodies() }
  const { writePdf, readPaper, readFigures, calculate } = workers
  const rooms = { clock, keys, vault, ...standing, writePdf, readPaper, readFigures, calculate }
  const house = { ...rooms, ...credentials, ownName, sandboxes, examples, measures }
  return { ...house, measured, close }
}

type House = Awaited<ReturnType<typeof openHouse>>

/** Loaded only where somebody asks for measures. */
async function openMeasures(env: Env) {
  const [{ createMeasures }, { answerMeasures }] = await Promise.all([
    import('./app/measures/measures'),
    import('./app/measures/answer-measures'),
  ])
  const measures = createMeasures({
    routes: routePatterns(build, apiPathOf(env)),
    version: build.assets.version,
    longestMs: env.DOSSIER_SECONDS * 1000 * (1 + MOST_TIMES_KEPT),
  })
  return { measures, answer: answerMeasures({ ...measures, host: env.METRICS_HOST }) }
}

/** Loaded only where it is wanted: its identity provider is larger than all the rest. */
async function openSandboxes(env: Env, clock: Clock, credentials: PartyCredentials): Promise<Sandboxes> {
  const [{ createSandbox }, { createTokens }, { readPeople }] = await Promise.all([
    import('./app/sandbox/sandbox'),
    import('./app/sandbox/party-sign-in/tokens'),
    import('./app/sandbox/people/read-people'),
  ])
  const people = readPeople(env.SANDBOX_PEOPLE ?? null)
  const { now, today } = clock
  return onceForEach((publicOrigin) => {
    const tokens = createTokens(now)
    const origin = sandboxOrigin(env, publicOrigin)
    const app = createSandbox({ origin, publicOrigin, people, tokens, today, now, ...credentials })
    const demo = people.map((person) => ({ ...person, tokenAt: (partyId: string) => tokens.grant(partyId, person) }))
    return { app, demo: env.SANDBOX_PEOPLE === undefined ? demo : null }
  })
}

/** Where there is no demo, the home page shows what its invented persons would read. */
async function openExamples(clock: Clock) {
  const { createExampleParties } = await import('./app/sandbox/example-parties')
  return exampleParties({ ...createExampleParties({ base: EXAMPLES_BASE, ...clock }), clock })
}

function onceForEach<Made>(make: (origin: string) => Made): (origin: string) => Made {
  const made = new Map<string, Made>()
  return (origin) => {
    const one = made.get(origin) ?? make(origin)
    made.set(origin, one)
    return one
  }
}

function outsideParties(env: Env, publicOrigin: string) {
  const base = sandboxBase(env, publicOrigin)
  const parties = partiesOf(env, env.SANDBOX === 'on' ? base : null)
  const feedbackUrl = env.FEEDBACK_URL ?? (env.SANDBOX === 'on' ? `${base}/feedback` : null)
  return { parties, feedbackUrl }
}

/** The demo answers under each of this machine's addresses, a phone's view of it included; else one origin is set. */
function originsOf(env: Env): [string, ...string[]] {
  const isDemo = env.SANDBOX === 'on' && !env.PUBLIC_ORIGIN
  return isDemo ? [env.publicOrigin, ...ownOrigins(env.PORT)] : [env.publicOrigin]
}

/** Hands each request to the sandbox of the origin that it asks for. */
const perOrigin =
  (
    origins: [string, ...string[]],
    appOf: (origin: string) => Express,
    portOf = (host?: string) => host,
  ): RequestHandler =>
  (request, response, next) =>
    appOf(requestedOrigin(origins, portOf(request.headers.host)))(request, response, next)

const appsOf = (sandboxes: Sandboxes) => (origin: string) => sandboxes(origin).app

function createFront(env: Env, house: House, isReady: () => boolean): RequestListener {
  const { sandboxes, measured: _, close: __, ...rooms } = house
  const shared = { ...rooms, build: guardedBuild(build) }
  const origins = originsOf(env)
  const productOf = onceForEach((origin) =>
    createProduct({
      ...shared,
      env,
      origin,
      ...outsideParties(env, origin),
      demo: sandboxes?.(origin).demo ?? null,
      isReady,
    }),
  )
  const product: RequestListener = (request, response) =>
    productOf(requestedOrigin(origins, request.headers.host))(request, response)
  if (!sandboxes || env.SANDBOX_PORT) return product
  // Before the door: the sandbox is somebody else, with rules of its own.
  const sandbox = express()
    .disable('x-powered-by')
    .use(SANDBOX_PATH, perOrigin(origins, appsOf(sandboxes)))
    .use(product)
  return (request, response) => (isOfSandbox(request.url ?? '') ? sandbox : product)(request, response)
}

/** However Express would spell its path. */
const isOfSandbox = (url: string) =>
  url.slice(0, SANDBOX_PATH.length).toLowerCase() === SANDBOX_PATH &&
  [undefined, '/', '?'].includes(url[SANDBOX_PATH.length])

/** The sandbox alone, on its own port; it tells by the host for which of our origins it is asked. */
function createSandboxFront(env: Env, sandboxes: Sandboxes): Express {
  const ourHost = (host = '') => host.replace(/:\d+$/, `:${new URL(env.publicOrigin).port}`)
  return express()
    .disable('x-powered-by')
    .use(SANDBOX_PATH, perOrigin(originsOf(env), appsOf(sandboxes), ourHost))
}

/** A process that is nothing but the sandbox: to several processes of the product it is as far away as real parties are. */
async function startSandboxAlone(env: Env, port: number): Promise<Express> {
  let isReady = () => true
  const clock = createClock(env.TODAY ?? null)
  const sandboxes = await openSandboxes(env, clock, partyCredentials(env))
  const front = express().use(createHealth({ isReady: () => isReady(), probe: async () => {} }))
  front.use(createSandboxFront(env, sandboxes))
  const server = listen(front, port, env.HOST, () => console.log(`Sandbox: ${sandboxOrigin(env, env.publicOrigin)}`))
  isReady = stand(server, clock, async () => {})
  return front
}

async function start(): Promise<RequestListener> {
  const env = readEnv()
  for (const note of partyNotes(env)) console.log(note)
  if (env.SANDBOX === 'alone' && env.SANDBOX_PORT) return startSandboxAlone(env, env.SANDBOX_PORT)
  const kept = globalThis as { house?: House }
  kept.house ??= await openHouse(env)
  const { house } = kept
  if (import.meta.env.DEV) return createFront(env, house, () => true)

  let isReady = () => true
  const front = createFront(env, house, () => isReady())
  if (house.sandboxes && env.SANDBOX_PORT) listen(createSandboxFront(env, house.sandboxes), env.SANDBOX_PORT, env.HOST)
  if (house.measured) listen(house.measured.answer, env.METRICS_PORT ?? 0, env.METRICS_HOST)
  const server = listen(front, env.PORT, env.HOST, () => console.log(`Trois piliers: ${env.publicOrigin}`))
  isReady = stand(server, house.clock, house.close)
  return front
}

/** Until it is told to stop, or its event loop stands. @returns whether it is not to stop */
function stand(server: Server, { now }: Clock, close: () => Promise<void>): () => boolean {
  // In development a debugger, and Vite, may let the loop stand.
  const watchdog = import.meta.env.DEV ? null : startWatchdog({ file: new URL(WATCHDOG_THREAD, import.meta.url), now })
  return createGracefulStop({ server, close, begun: watchdog?.stopping }).isReady
}

function listen(app: RequestListener, port: number, host: string | undefined, ready?: () => void) {
  const server = createHttpServer(app)
  server.listen({ port, host }, ready)
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(`Cannot listen on port ${port}: ${error.code}`)
    process.exit(1)
  })
  return server
}

function sayWhyAndEnd(error: unknown): never {
  // Both say in plain words what is wrong, and repeat no value.
  if (!(error instanceof SettingsError || (error instanceof Error && error.name === 'PeopleError'))) throw error
  console.error(error.message)
  process.exit(1)
}

export const app = await start().catch(sayWhyAndEnd)
