/** Puts the rooms together and listens. */
import { randomBytes } from 'node:crypto'
import * as build from 'virtual:remix/server-build'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from '@remix-run/express'
import express, { type Express, type Request, type Response } from 'express'
import { createApi } from './app/api/api'
import { createApiClient } from './app/api/client'
import { type Clock, createClock } from './app/clock.server'
import { createConnectors } from './app/connectors/create-connectors'
import { createGate } from './app/door/gate'
import { closeWhenStopping, createGracefulStop } from './app/door/graceful-stop'
import { contentPolicy, createHeaders } from './app/door/headers'
import { createHealth } from './app/door/health'
import { createLimits } from './app/door/limits'
import { createLog } from './app/door/log'
import { logProblem } from './app/door/log-problem'
import { refuse } from './app/door/refusal'
import { readOrMakeKeys } from './app/dossier/keys'
import { createRedisVault } from './app/dossier/redis-vault'
import { createSqliteVault } from './app/dossier/sqlite-vault'
import { startSweeping } from './app/dossier/sweeping'
import { type Env, readEnv, SettingsError } from './app/env.server'
import { createIdentity } from './app/identity/identity'
import type { LoadContext } from './app/load-context'
import { languageOfPath } from './app/text/language'

const SANDBOX_PATH = '/sandbox'
const ASSETS = 'build/client'
const REQUEST_LIMIT_MS = 30_000
const HEADER_LIMIT_MS = 10_000

/** What outlives a reload in development: the vault, and the sandbox with its sessions. */
async function openHouse(env: Env) {
  const clock = createClock(env.TODAY ?? null)
  const keys = readOrMakeKeys(env.dataDir, { pepper: env.VAULT_PEPPER, householdKey: env.HOUSEHOLD_KEY })
  const sealed = { pepper: keys.pepper, lifetimeSeconds: env.DOSSIER_SECONDS, now: clock.now }
  const vault = env.REDIS_URL
    ? await createRedisVault({ ...sealed, url: env.REDIS_URL, onError: (e) => logProblem('redis', e, clock.now()) })
    : createSqliteVault({ ...sealed, dir: env.dataDir })
  const stopSweeping = startSweeping(vault, (error) => logProblem('sweep', error, clock.now()))
  const client = { id: env.IDENTITY_CLIENT_ID, secret: env.IDENTITY_CLIENT_SECRET ?? newSecret() }
  const registerKey = env.REGISTER_KEY ?? newSecret()
  const origin = sandboxOrigin(env)
  const sandbox = env.SANDBOX === 'on' ? await openSandbox(env, { origin, clock, client, registerKey }) : null
  const base = `${origin}${SANDBOX_PATH}`
  const addresses = {
    issuer: env.IDENTITY_ISSUER ?? `${base}/identity`,
    directoryUrl: env.DIRECTORY_URL ?? `${base}/directory/pension-funds`,
    entitiesUrl: env.ENTITIES_URL ?? `${base}/directory/entities`,
    registerUrl: env.REGISTER_URL ?? `${base}/register`,
  }
  const close = async () => {
    stopSweeping()
    await vault.close()
  }
  return { clock, keys, vault, client, registerKey, sandbox, addresses, close }
}

type SandboxParts = { origin: string; clock: Clock; client: { id: string; secret: string }; registerKey: string }

/** Loaded only where it is wanted: its identity provider is larger than all the rest. */
async function openSandbox(env: Env, { origin, clock, client, registerKey }: SandboxParts): Promise<Express> {
  const { createSandbox, readPeople } = await import('./app/sandbox/sandbox')
  const people = readPeople(env.SANDBOX_PEOPLE ?? null)
  const { publicOrigin } = env
  return createSandbox({ origin, publicOrigin, people, today: clock.today, now: clock.now, client, registerKey })
}

const newSecret = () => randomBytes(32).toString('base64url')

function sandboxOrigin({ publicOrigin, SANDBOX_PORT }: Env): string {
  if (!SANDBOX_PORT) return publicOrigin
  const { protocol, hostname } = new URL(publicOrigin)
  return `${protocol}//${hostname}:${SANDBOX_PORT}`
}

function createHandlers(env: Env, { clock, keys, vault, client, registerKey, sandbox, addresses }: House) {
  const timeoutMs = env.CONNECTOR_TIMEOUT
  const connectors = createConnectors({ ...addresses, registerKey, client, timeoutMs })
  const identity = createIdentity({
    vault,
    connectors,
    publicOrigin: env.publicOrigin,
    issuer: addresses.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    allowHttp: sandbox !== null,
    timeoutMs,
    pepper: keys.pepper,
    lifetimeSeconds: env.DOSSIER_SECONDS,
    now: clock.now,
    report: (error) => logProblem('sign-in', error, clock.now()),
  })
  const basePath = env.API_BASE.startsWith('/') ? env.API_BASE : null
  const api = createApi({
    vault,
    connectors,
    clock,
    termsVersion: env.TERMS_VERSION,
    isOwnOrigin: (origin) => origin === env.publicOrigin,
    cookieName: identity.cookies.session.name,
    basePath: basePath ?? '',
    report: (error) => logProblem('api', error, clock.now()),
  })
  return { identity, api, basePath }
}

/** The calls, as pages send them: in this process, or over HTTP where the base is a full address. */
function clientOptions(env: Env, { api, basePath }: Handlers) {
  if (basePath === null) return { base: env.API_BASE, fetch: globalThis.fetch }
  return {
    base: `${env.publicOrigin}${basePath}`,
    fetch: ((input, init) => api.fetch(new globalThis.Request(input, init))) as typeof globalThis.fetch,
  }
}

function createLoadContext(env: Env, handlers: Handlers) {
  const client = clientOptions(env, handlers)
  const { session } = handlers.identity
  const settings = {
    termsVersion: env.TERMS_VERSION,
    feedbackUrl: env.FEEDBACK_URL ?? null,
    sandbox: env.SANDBOX === 'on',
  }
  return (req: Request): LoadContext => {
    const token = session.tokenOf({ headers: new Headers({ cookie: req.headers.cookie ?? '' }) })
    return {
      language: languageOfPath(req.path),
      api: createApiClient({ ...client, token }),
      session: {
        beginSignIn: session.beginSignIn,
        deleteData: async () => (token ? session.deleteData(token) : null),
      },
      settings,
    }
  }
}

/** The product as an Express app: the sandbox by itself first, then the door, then the calls, then the pages. */
function createApp(env: Env, house: House, isReady: () => boolean): Express {
  const handlers = createHandlers(env, house)
  const { api, basePath, identity } = handlers
  const { clock, vault, sandbox } = house
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', env.TRUST_PROXY)
  if (sandbox && !env.SANDBOX_PORT) app.use(SANDBOX_PATH, sandbox)

  app.use(closeWhenStopping(isReady))
  app.use(createLog({ routes: routePatterns(basePath), now: clock.now, quiet: env.NODE_ENV === 'test' }))
  app.use(createHeaders({ publicOrigin: env.publicOrigin }))
  app.use(createHealth({ isReady, probe: () => vault.probe() }))
  app.use('/assets', express.static(`${ASSETS}/assets`, { immutable: true, maxAge: '1y', fallthrough: false }))
  app.use(express.static(ASSETS, { index: false, maxAge: '1h' }))
  app.use('/__manifest', (_, res) => void res.status(404).end())
  app.use(createGate({ publicOrigin: env.PUBLIC_ORIGIN ?? null }))
  app.use(createLimits({ on: env.RATE_LIMIT === 'on', tokenOf: identity.session.tokenOf }))
  app.use(identity.router)
  if (basePath !== null) {
    const listener = getRequestListener(api.fetch)
    app.use(basePath, (req, res) => {
      req.url = req.originalUrl
      return listener(req, res)
    })
  }
  const issuerOrigin = new URL(house.addresses.issuer).origin
  const formAction = issuerOrigin === env.publicOrigin ? [] : [issuerOrigin]
  app.use((_, res, next) => {
    res.setHeader('Content-Security-Policy', contentPolicy({ nonce: null, formAction }))
    next()
  })
  app.use(createRequestHandler({ build, mode: env.NODE_ENV, getLoadContext: createLoadContext(env, handlers) }))
  app.use((error: unknown, req: Request, res: Response, _next: express.NextFunction) => {
    logProblem('server', error, clock.now())
    refuse(req, res, 500)
  })
  return app
}

function routePatterns(basePath: string | null): string[] {
  const pages = Object.values(build.routes).map(({ path, index }) => (index ? '/' : path && `/${path}`))
  return [
    ...(basePath === null ? [] : [`${basePath}/acor/insureds/:navs`, `${basePath}/*`]),
    ...['/signin', '/signin/callback', '/logout', '/health/live', '/health/ready', '/assets/*'],
    ...pages.filter((path): path is string => Boolean(path) && !path?.includes('*')),
  ]
}

type House = Awaited<ReturnType<typeof openHouse>>
type Handlers = ReturnType<typeof createHandlers>

async function start() {
  const env = readEnv()
  const kept = globalThis as { house?: House }
  kept.house ??= await openHouse(env)
  const { house } = kept
  if (import.meta.env.DEV) return createApp(env, house, () => true)

  let isReady = () => true
  const created = createApp(env, house, () => isReady())
  if (house.sandbox && env.SANDBOX_PORT) listen(express().use(SANDBOX_PATH, house.sandbox), env.SANDBOX_PORT, env.HOST)
  const server = listen(created, env.PORT, env.HOST, () => console.log(`Trois piliers: ${env.publicOrigin}`))
  isReady = createGracefulStop({ server, close: house.close }).isReady
  return created
}

function listen(listening: Express, port: number, host: string | undefined, ready?: () => void) {
  const server = host ? listening.listen(port, host, ready) : listening.listen(port, ready)
  server.requestTimeout = REQUEST_LIMIT_MS
  server.headersTimeout = HEADER_LIMIT_MS
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(`Cannot listen on port ${port}: ${error.code}`)
    process.exit(1)
  })
  return server
}

async function startOrSayWhy() {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof SettingsError || (error instanceof Error && error.name === 'PeopleError'))) throw error
    console.error(error.message)
    process.exit(1)
  }
}

export const app = await startOrSayWhy()
