/** The product as a request listener, for one public origin. */
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { createApi } from '~/api/api'
import { mountApi } from '~/api/mount'
import { createConnectors } from '~/connectors/create-connectors'
import { createNoConnectors } from '~/connectors/no-connectors'
import { createWaiting } from '~/connectors/waiting'
import { createCostLimits } from '~/door/cost/cost-limits'
import { createMeter, type Meter } from '~/door/cost/meter'
import { withCompression } from '~/door/files/compression'
import { createSecurityTxt, SECURITY_TXT_PATH } from '~/door/files/security-txt'
import { createKnownFiles, createStaticFiles, LASTING_FOLDERS } from '~/door/files/static-files'
import { readStyleSheets, type StyleSheet } from '~/door/files/style-sheet'
import { createGate } from '~/door/gate'
import { createHeaders } from '~/door/headers'
import { createHostCheck, type HostCheck, knownHostOnly } from '~/door/known-host'
import { createLimits } from '~/door/limits'
import { createLog } from '~/door/log/log'
import { createLogbook, type Logbook } from '~/door/log/logbook'
import { createLogoutForm } from '~/door/logout-form'
import { redirectToOneSpelling } from '~/door/one-spelling'
import { createPageRequests } from '~/door/page-requests'
import { ON_REFUSED, OWN_ORIGIN, refuse, STYLE_SHEET } from '~/door/refusal'
import { readableOnly, smallBodiesOnly } from '~/door/requests'
import { type Bodies, createBodies } from '~/door/standing/bodies'
import { closeWhenStopping } from '~/door/standing/graceful-stop'
import { createHealth } from '~/door/standing/health'
import { createLoad, type Load } from '~/door/standing/load'
import { createOverload } from '~/door/standing/overload'
import { refuseUnclearSession } from '~/door/unclear-session'
import { vaultPerRequest } from '~/dossier/vault/vault-of-request'
import type { Calculate } from '~/estimate/calculate'
import type { Tools } from '~/estimate/gather/tools'
import { createIdentity } from '~/identity/identity'
import { PARTY_CALLBACK } from '~/identity/places'
import { sheetsIn } from '~/styles/sheets'
import type { RouteHandle } from '~/ui/frame/page-handle'
import { createLoadContext, formTargets, type PageOptions, pagePolicy, VERSION_PATH } from './page-context'
import { isUnavailable } from './remix/refused-pages'
import { createRemix, type Remix } from './remix/remix'
import { readableOf, resourcesOf } from './remix/resource-routes'
import { apiPathOf, routePatterns } from './route-patterns'
import { visitorUseCases } from './visitor-use-cases'

/** The folder of static files: those of the build, and a copy of public/. */
const CLIENT = 'build/client'

/** `previous`: the secret before, for a party that does not know the present one. */
type KnownBy = { id: string; secret: string; previous?: string | undefined }

export type ProductOptions = PageOptions & {
  /** The product's credentials at the identity service. */
  client: KnownBy
  /** Its credentials at funds and 3a providers, which must not be usable elsewhere. */
  partyClient: KnownBy
  registerKey: string
  previousRegisterKey?: string | undefined
  /** The addresses of the outside parties; null: none is set up. */
  parties: { issuer: string; directoryUrl: string; entitiesUrl: string; registerUrl: string } | null
  /** The style sheets to inline in pages, by their addresses; by default the files of the build. */
  styleSheets?: ReadonlyMap<string, StyleSheet>
  /** The folder of the files of public/; by default in the build. */
  publicFolder?: string
  /** False once the process is about to stop. */
  isReady: () => boolean
  /** Where calculations are made; by default in the thread that answers. */
  calculate?: Calculate
  /** How busy the process is; by default only the requests under way are counted. */
  load?: Load
  /** What answers cost, measured for all origins together; by default only as answers begin and end. */
  meter?: Meter
  /** The bodies under way of all origins. */
  bodies?: Bodies
}

type Gauges = { load: Load; meter: Meter; bodies: Bodies }
type LoadedProduct = ProductOptions & Gauges & { logbook: Logbook }

/** Answers public pages as finished bytes, and passes all other requests to Express. Every answer is logged. */
export function createProduct({
  load = createLoad(),
  meter = createMeter(),
  bodies = createBodies(),
  ...given
}: ProductOptions): RequestListener {
  const { env, origin, build, clock, isReady, measures } = given
  const options = { ...given, load, meter, bodies, logbook: createLogbook(clock.now, measures) }
  const rooms = createRooms(options)
  const hostCheck = createHostCheck(origin, env.PUBLIC_ORIGIN !== undefined)
  const ended = rooms.identity.cookies.ended.header
  const remix = createRemix({ build, mode: env.NODE_ENV, origin, ended, clock })
  const app = createApp(options, rooms, hostCheck, remix)
  const log = createLog({
    routes: routePatterns(build, rooms.basePath),
    now: clock.now,
    quiet: env.NODE_ENV === 'test',
    answered: measures?.answered,
  })
  const whenStopping = closeWhenStopping(isReady)
  const withFinishedPages = remix.before(app)
  const isKnownHost = (host: string | undefined) => hostCheck(host) === null
  return (request, response) =>
    whenStopping(request, response, () =>
      log(request, response, () => (isKnownHost(request.headers.host) ? withFinishedPages : app)(request, response)),
    )
}

/** The door first, then the calls, then what Remix answers. */
function createApp(options: LoadedProduct, rooms: Rooms, hostCheck: HostCheck, remix: Remix): Express {
  const { env, origin, build, clock, vault, parties, isReady, load, meter, bodies, logbook, measures } = options
  const { styleSheets = readStyleSheets(CLIENT, sheetsOf(build)) } = options
  const files = options.publicFolder ?? CLIENT
  const vaultOf = vaultPerRequest(vault)
  const { security: tell } = logbook
  const { session: sessionCookie } = rooms.identity.cookies
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.set('trust proxy', env.TRUST_PROXY)
  app.locals[STYLE_SHEET] = sheetsIn(build.routes.root?.module.links?.() ?? [])[0]
  app.locals[OWN_ORIGIN] = origin
  app.locals[ON_REFUSED] = measures?.refusedAtDoor
  app.use(createHeaders({ publicOrigin: origin }))
  app.use(createHealth({ isReady: () => isReady() && !load.isLate(), probe: () => vault.probe() }))
  app.use(knownHostOnly(hostCheck), readableOnly, redirectToOneSpelling)
  app.use(createKnownFiles(files))
  for (const folder of LASTING_FOLDERS) app.use(`/${folder}`, createStaticFiles(join(files, folder)), notThere)
  app.use('/__manifest', notThere)
  app.get(SECURITY_TXT_PATH, createSecurityTxt({ contact: env.SECURITY_CONTACT, origin, now: clock.now }))
  app.get(VERSION_PATH, tellVersion(build.assets.version))
  const cost = createCostLimits({
    meter,
    onReached: () => tell({ event: 'cost-reached' }),
    onShed: () => tell({ event: 'shed' }),
  })
  app.use(
    createOverload(load, () => tell({ event: 'shed' })),
    bodies.count,
  )
  app.use(createGate({ publicOrigin: origin, onRefused: () => tell({ event: 'foreign-origin' }) }))
  app.use(refuseUnclearSession({ sessionCookie, paths: sessionPaths(build) }))
  app.use(
    createLimits({
      on: env.RATE_LIMIT === 'on',
      sessionCookie,
      isSession: async (token, request) => (await vaultOf(request).open(token)) !== null,
      apiBase: rooms.basePath,
      onReached: () => tell({ event: 'rate-reached' }),
    }),
  )
  app.use(createPageRequests(readableOf(build)), formsOnly(rooms.basePath))
  app.use(
    cost.withinBudget,
    bodies.wholeOnly(() => tell({ event: 'bodies-full' })),
    cost.inTurn,
  )
  app.post('/logout', createLogoutForm({ sessionCookie, ...rooms.identity.session }))
  const share = { vaultOf, spenderOf: cost.spenderOf }
  if (rooms.basePath !== null) mountApi(app, rooms.basePath, withCompression(rooms.api, origin), share)
  const getLoadContext = createLoadContext(options, rooms, { ...share, styleSheets })
  app.use(remix.handlers(getLoadContext, pagePolicy(formTargets(origin, parties))))
  const reportProblem = logbook.problemsOf('server')
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    reportProblem(error)
    if (!isUnavailable(error)) return refuse(request, response, 500)
    response.setHeader('Retry-After', 10)
    refuse(request, response, 503)
  })
  return app
}

type Rooms = ReturnType<typeof createRooms>

function createRooms(options: LoadedProduct) {
  const { env, origin, clock, keys, vault, client, partyClient, registerKey, parties, load } = options
  const { logbook, measures, previousRegisterKey } = options
  const timeoutMs = env.CONNECTOR_TIMEOUT
  const waiting = createWaiting({ beginWaiting: load.beginWaiting, watch: measures })
  const connectors = parties
    ? createConnectors({
        ...parties,
        registerKey,
        previousRegisterKey,
        client: partyClient,
        allowHttp: env.SANDBOX === 'on',
        redirectUri: `${origin}${PARTY_CALLBACK}`,
        timeoutMs,
        today: clock.today,
        waiting,
        report: logbook.silence,
      })
    : createNoConnectors()
  const identity = createIdentity({
    vault,
    connectors,
    publicOrigin: origin,
    issuer: parties?.issuer ?? null,
    clientId: client.id,
    clientSecret: client.secret,
    previousClientSecret: client.previous,
    allowHttp: env.SANDBOX === 'on',
    timeoutMs,
    waiting,
    ...keys,
    lifetimeSeconds: env.DOSSIER_SECONDS,
    now: clock.now,
    report: logbook.problemsOf('sign-in'),
    tell: logbook.security,
    reportParty: logbook.silence,
    reportFault: logbook.problemsOf('sign-in'),
  })
  const basePath = apiPathOf(env)
  const tools: Tools = {
    connectors,
    clock,
    termsVersion: env.TERMS_VERSION,
    report: logbook.problemsOf('estimate'),
    refused: measures?.refusedByUseCase,
    calculate: options.calculate,
  }
  const useCases = visitorUseCases(tools, basePath === null ? env.API_BASE : null)
  const api = createApi({
    ...tools,
    vault,
    isOwnOrigin: (asked) => asked === origin,
    sessionCookie: identity.cookies.session,
    basePath: basePath ?? '',
  })
  return { identity, api, basePath, useCases, examples: examplesOf(options, { tools, useCases }) }
}

/** Those of the demo have its parties; else they have some of their own, and nothing of it is counted as a visitor's. */
function examplesOf({ demo, examples }: LoadedProduct, { tools, useCases }: WithUseCases) {
  if (demo) return { people: demo, register: tools.connectors.register, useCases }
  if (!examples) return null
  const { people, connectors } = examples
  const { refused: _, ...uncounted } = tools
  return { people, register: connectors.register, useCases: visitorUseCases({ ...uncounted, connectors }, null) }
}

type WithUseCases = { tools: Tools; useCases: ReturnType<typeof visitorUseCases> }

/** The addresses of all style sheets that routes link. */
const sheetsOf = ({ routes }: ServerBuild) =>
  Object.values(routes).flatMap((route) => sheetsIn(route?.module.links?.() ?? []))

/** The calls say themselves what is too large for them, in problem documents. */
const formsOnly =
  (apiBase: string | null): RequestHandler =>
  (request, response, next) => {
    if (apiBase !== null && request.path.startsWith(`${apiBase}/`)) return next()
    smallBodiesOnly(request, response, next)
  }

const notThere: RequestHandler = (_, response) => void response.status(404).set('Cache-Control', 'no-store').end()

/** Tells pages that stay open the current version. */
const tellVersion =
  (version: string): RequestHandler =>
  (_, response) =>
    void response.set('Cache-Control', 'no-store').json({ version })

/** The pages that require a session. The calls check for themselves. */
const sessionPaths = (build: ServerBuild): ReadonlySet<string> => {
  const ofVisitors = Object.values(build.routes).filter((route) => {
    const guard = (route?.module.handle as RouteHandle | undefined)?.guard
    return guard === 'session' || guard === 'visitor'
  })
  return new Set([...resourcesOf(build).map(({ path }) => path), ...ofVisitors.map((route) => `/${route?.path ?? ''}`)])
}
