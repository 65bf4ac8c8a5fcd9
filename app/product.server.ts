/** The product as it answers requests, for one origin under which people reach it. */
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { createApi } from '~/api/api'
import { mountApi } from '~/api/mount'
import type { Clock } from '~/clock.server'
import { createConnectors } from '~/connectors/create-connectors'
import { createWaiting } from '~/connectors/waiting'
import { compressing } from '~/door/compression'
import { createFinishedPages } from '~/door/finished-pages'
import { createGate } from '~/door/gate'
import { closeWhenStopping } from '~/door/graceful-stop'
import { createHeaders } from '~/door/headers'
import { createHealth } from '~/door/health'
import { createHostCheck, type HostCheck, knownHostOnly } from '~/door/known-host'
import { createLimits } from '~/door/limits'
import { createLoad, type Load } from '~/door/load'
import { createLog } from '~/door/log'
import { logProblem, logSilence } from '~/door/log-problem'
import { logSecurity, type SecurityEvent } from '~/door/log-security'
import { createLogoutForm } from '~/door/logout-form'
import { inOneSpelling } from '~/door/one-spelling'
import { createOverload } from '~/door/overload'
import { createOwnAsker } from '~/door/own-asker'
import { createPageRequests } from '~/door/page-requests'
import { OWN_ORIGIN, refuse, STYLE_SHEET } from '~/door/refusal'
import { readableOnly, smallBodiesOnly } from '~/door/requests'
import { createSecurityTxt, SECURITY_TXT_PATH } from '~/door/security-txt'
import { createKnownFiles, createStaticFiles, KNOWN_FILES, LASTING_FOLDERS } from '~/door/static-files'
import { readStyle, type StyleText } from '~/door/style-sheet'
import { refuseUnclearSession } from '~/door/unclear-session'
import type { Keys } from '~/dossier/keys'
import type { Vault } from '~/dossier/vault'
import { vaultPerRequest } from '~/dossier/vault-of-request'
import { VaultUnavailable } from '~/dossier/vault-unavailable'
import type { Env } from '~/env.server'
import { createIdentity } from '~/identity/identity'
import { PARTY_CALLBACK } from '~/identity/places'
import type { RouteHandle } from '~/load-context'
import { createLoadContext, formTargets, pagePolicy, VERSION_PATH } from '~/page-context.server'
import { createPageHandlers } from '~/page-handlers'
import { createVisits, publicPages } from '~/public-pages.server'
import type { FictionalPerson } from '~/worked-examples.server'

/** What is served as files: those of the build, and a copy of public/. */
const CLIENT = 'build/client'

/** Sign-in and logout. */
const IDENTITY_PATHS = ['/signin', '/signin/callback', PARTY_CALLBACK, '/logout']

export type ProductOptions = {
  env: Env
  /** The origin under which people reach this product. */
  origin: string
  build: ServerBuild
  clock: Clock
  keys: Keys
  vault: Vault
  /** As the identity service knows the product. */
  client: { id: string; secret: string }
  /** As the funds and the 3a providers know it: what they are shown must open no door elsewhere. */
  partyClient: { id: string; secret: string }
  registerKey: string
  /** Where the outside parties are, and where the feedback link leads, if there is one. */
  addresses: {
    issuer: string
    directoryUrl: string
    entitiesUrl: string
    registerUrl: string
    feedbackUrl: string | null
  }
  /** The persons of the demo, where the worked examples are among them. */
  demo: readonly FictionalPerson[] | null
  /** What stands in pages in place of a link to the style sheet; left out, the file of the build. */
  style?: StyleText
  /** Where the files of public/ lie; left out, in the build. */
  publicFolder?: string
  /** Off as soon as the process is to stop. */
  isReady: () => boolean
  /** How busy the process is; left out, only the requests under way are counted. */
  load?: Load
}

type LoadedProduct = ProductOptions & { load: Load }

/** Public pages first, as finished bytes; all the rest is Express'. Each answer stands in the log. */
export function createProduct({ load = createLoad(), ...given }: ProductOptions): RequestListener {
  const options = { ...given, load }
  const { env, origin, build, clock, isReady } = options
  const rooms = createRooms(options)
  const hostCheck = createHostCheck(origin, env.PUBLIC_ORIGIN !== undefined)
  const app = createApp(options, rooms, hostCheck)
  const log = createLog({
    routes: routePatterns(build, rooms.basePath),
    now: clock.now,
    quiet: env.NODE_ENV === 'test',
  })
  const whenStopping = closeWhenStopping(isReady)
  const finished = createFinishedPages({
    // What is being written is made anew each time.
    pages: env.NODE_ENV === 'development' ? new Map() : publicPages(build),
    visitOf: createVisits(origin, rooms.identity.cookies.session.ended).visitOf,
    ask: createOwnAsker(app),
    ...clock,
  })
  const isKnownHost = (host: string | undefined) => hostCheck(host) === null
  return (request, response) =>
    whenStopping(request, response, () =>
      log(request, response, () =>
        isKnownHost(request.headers.host)
          ? finished(request, response, () => app(request, response))
          : app(request, response),
      ),
    )
}

/** The door first, then sign-in, then the calls, then the pages. */
function createApp(options: LoadedProduct, rooms: Rooms, hostCheck: HostCheck): Express {
  const { env, origin, build, clock, vault, addresses, isReady, load } = options
  const sheet = styleSheetOf(build)
  const style = options.style ?? readStyle(CLIENT, sheet)
  const files = options.publicFolder ?? CLIENT
  const vaultOf = vaultPerRequest(vault)
  const tell = (event: SecurityEvent) => logSecurity(event, clock.now())
  const { tokenOf } = rooms.identity.cookies.session
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.set('trust proxy', env.TRUST_PROXY)
  app.locals[STYLE_SHEET] = sheet
  app.locals[OWN_ORIGIN] = origin
  app.use(createHeaders({ publicOrigin: origin }))
  app.use(createHealth({ isReady: () => isReady() && !load.isLate(), probe: () => vault.probe() }))
  app.use(knownHostOnly(hostCheck), readableOnly, inOneSpelling)
  app.use(createKnownFiles(files))
  for (const folder of LASTING_FOLDERS) app.use(`/${folder}`, createStaticFiles(join(files, folder)), notThere)
  app.use('/__manifest', notThere)
  app.get(SECURITY_TXT_PATH, createSecurityTxt({ contact: env.SECURITY_CONTACT, origin, now: clock.now }))
  app.get(VERSION_PATH, tellVersion(build.assets.version))
  app.use(createOverload(load, () => tell({ event: 'shed' })))
  app.use(createGate({ publicOrigin: origin, onRefused: () => tell({ event: 'foreign-origin' }) }))
  app.use(refuseUnclearSession({ tokenOf, paths: sessionPaths(build) }))
  app.use(
    createLimits({
      on: env.RATE_LIMIT === 'on',
      tokenOf,
      isSession: async (token, request) => (await vaultOf(request).open(token)) !== null,
      apiBase: rooms.basePath,
      onReached: () => tell({ event: 'rate-reached' }),
    }),
  )
  app.post('/logout', smallBodiesOnly, createLogoutForm({ tokenOf, ...rooms.identity.session }))
  app.use(['/signin', '/logout'], rooms.identity.router)
  if (rooms.basePath !== null) mountApi(app, rooms.basePath, compressing(rooms.api, origin), vaultOf)
  app.use(createPageRequests(build), smallBodiesOnly)
  app.use(pagePolicy(formTargets(origin, addresses.issuer)), asOrigin(origin))
  const getLoadContext = createLoadContext(options, rooms, { vaultOf, style })
  app.use(createPageHandlers(build, (build) => createRequestHandler({ build, mode: env.NODE_ENV, getLoadContext })))
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    logProblem('server', error, clock.now())
    if (!(error instanceof VaultUnavailable)) return refuse(request, response, 500)
    response.setHeader('Retry-After', 10)
    refuse(request, response, 503)
  })
  return app
}

export type Rooms = ReturnType<typeof createRooms>

function createRooms(options: LoadedProduct) {
  const { env, origin, clock, keys, vault, client, partyClient, registerKey, addresses, load } = options
  const timeoutMs = env.CONNECTOR_TIMEOUT
  const waiting = createWaiting({ beginWaiting: load.beginWaiting })
  const connectors = createConnectors({
    ...addresses,
    registerKey,
    client: partyClient,
    allowHttp: env.SANDBOX === 'on',
    redirectUri: `${origin}${PARTY_CALLBACK}`,
    timeoutMs,
    today: clock.today,
    waiting,
    report: (silence) => logSilence(silence, clock.now()),
  })
  const identity = createIdentity({
    vault,
    connectors,
    publicOrigin: origin,
    issuer: addresses.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    allowHttp: env.SANDBOX === 'on',
    timeoutMs,
    waiting,
    ...keys,
    lifetimeSeconds: env.DOSSIER_SECONDS,
    now: clock.now,
    report: (error) => logProblem('sign-in', error, clock.now()),
    tell: (event) => logSecurity(event, clock.now()),
    reportParty: (silence) => logSilence(silence, clock.now()),
    reportFault: (error) => logProblem('sign-in', error, clock.now()),
  })
  /** null: the calls are answered by another process, at the full address that the setting gives. */
  const basePath = env.API_BASE.startsWith('/') ? env.API_BASE : null
  const api = createApi({
    vault,
    connectors,
    clock,
    termsVersion: env.TERMS_VERSION,
    isOwnOrigin: (asked) => asked === origin,
    cookieName: identity.cookies.session.name,
    basePath: basePath ?? '',
    report: (error) => logProblem('api', error, clock.now()),
  })
  return { identity, api, basePath, connectors }
}

/** The one of every page, named by what it holds. */
const styleSheetOf = ({ routes }: ServerBuild): string | undefined => {
  const links = routes.root?.module.links?.() ?? []
  return links.flatMap((link) => ('href' in link && link.rel === 'stylesheet' ? [link.href] : []))[0]
}

const notThere: RequestHandler = (_, response) => void response.status(404).set('Cache-Control', 'no-store').end()

/**
 * The gate has decided already. Remix would compare a form's Origin once more, with the Host that a proxy sends
 * inside, or with an X-Forwarded-Host that anybody can set; and make addresses with an X-Forwarded-Proto that is none.
 */
const asOrigin =
  (origin: string): RequestHandler =>
  (request, _, next) => {
    request.headers.host = new URL(origin).host
    delete request.headers['x-forwarded-host']
    delete request.headers['x-forwarded-proto']
    next()
  }

/** Where pages that are open for long ask whether they are still the newest. */
const tellVersion =
  (version: string): RequestHandler =>
  (_, response) =>
    void response.set('Cache-Control', 'no-store').json({ version })

/** Where a session is asked for; of the calls each that asks for one says so itself. */
const sessionPaths = ({ routes }: ServerBuild): ReadonlySet<string> => {
  const ofVisitors = Object.values(routes).filter((route) => {
    const guard = (route?.module.handle as RouteHandle | undefined)?.guard
    return guard === 'signedIn' || guard === 'visitor'
  })
  return new Set([...IDENTITY_PATHS, ...ofVisitors.map((route) => `/${route?.path ?? ''}`)])
}

/** What the log calls a request: a known pattern, never the path itself. */
function routePatterns(build: ServerBuild, basePath: string | null): string[] {
  const pages = Object.values(build.routes).map((route) => (route?.index ? '/' : route?.path && `/${route.path}`))
  return [
    ...(basePath === null ? [] : [`${basePath}/acor/insureds/:navs`, `${basePath}/*`]),
    ...[
      ...IDENTITY_PATHS,
      '/health/live',
      '/health/ready',
      ...KNOWN_FILES,
      ...LASTING_FOLDERS.map((folder) => `/${folder}/*`),
      VERSION_PATH,
      SECURITY_TXT_PATH,
    ],
    ...pages.filter((path): path is string => Boolean(path) && !path?.includes('*')),
  ]
}
