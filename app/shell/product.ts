/** The product as a request listener, for one public origin. */
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { mountApi, type RequestShare } from '~/api/mount'
import { createCostLimits } from '~/door/cost/cost-limits'
import { createMeter } from '~/door/cost/meter'
import { withCompression } from '~/door/files/compression'
import { createSecurityTxt, SECURITY_TXT_PATH } from '~/door/files/security-txt'
import { createKnownFiles, createStaticFiles, LASTING_FOLDERS } from '~/door/files/static-files'
import { readStyleSheets } from '~/door/files/style-sheet'
import { createGate } from '~/door/gate'
import { createHeaders } from '~/door/headers'
import { createHostCheck, type HostCheck, knownHostOnly } from '~/door/known-host'
import { createLimits } from '~/door/limits'
import { createLog } from '~/door/log/log'
import { createLogbook } from '~/door/log/logbook'
import { createLogoutForm } from '~/door/logout-form'
import { redirectToOneSpelling } from '~/door/one-spelling'
import { createOpenForms } from '~/door/open-forms'
import { createPageRequests } from '~/door/page-requests'
import { ON_REFUSED, OWN_ORIGIN, OWN_SHEET, refuse, STYLE_SHEET } from '~/door/refusal'
import { readableOnly, smallBodiesOnly } from '~/door/requests'
import { createBodies } from '~/door/standing/bodies'
import { closeWhenStopping } from '~/door/standing/graceful-stop'
import { createHealth } from '~/door/standing/health'
import { createLoad } from '~/door/standing/load'
import { createOverload } from '~/door/standing/overload'
import { refuseUnclearSession } from '~/door/unclear-session'
import { vaultPerRequest } from '~/dossier/vault/vault-of-request'
import { sheetsIn } from '~/styles/sheets'
import type { PageHandle, RouteHandle } from '~/ui/frame/page-handle'
import { createOperatorFiles } from './operator/operator-files'
import { readOwnName } from './operator/own-name'
import { createLoadContext, formTargets, pagePolicy, VERSION_PATH } from './page-context'
import { createRooms, type LoadedProduct, type ProductOptions, type Rooms } from './product-rooms'
import { isUnavailable } from './remix/refused-pages'
import { createRemix, type Remix } from './remix/remix'
import { readableOf, resourcesOf } from './remix/resource-routes'
import { routePatterns } from './route-patterns'

/** The folder of static files: those of the build, and a copy of public/. */
const CLIENT = 'build/client'

/** Answers public pages as finished bytes, and passes all other requests to Express. Every answer is logged. */
export function createProduct({
  load = createLoad(),
  meter = createMeter(),
  bodies = createBodies(),
  ...given
}: ProductOptions): RequestListener {
  const { env, origin, build, clock, isReady, measures, ownName = readOwnName(env) } = given
  const options = { ...given, ownName, load, meter, bodies, logbook: createLogbook(clock.now, measures) }
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
  const { env, origin, build, parties, logbook, measures } = options
  const { styleSheets = readStyleSheets(CLIENT, sheetsOf(build)) } = options
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.set('trust proxy', env.TRUST_PROXY)
  app.locals[STYLE_SHEET] = sheetsIn(build.routes.root?.module.links?.() ?? [])[0]
  app.locals[OWN_SHEET] = options.ownName.colours?.sheet.address
  app.locals[OWN_ORIGIN] = origin
  app.locals[ON_REFUSED] = measures?.refusedAtDoor
  mountFiles(app, options, hostCheck)
  const share = mountLimits(app, options, rooms)
  app.post('/logout', createLogoutForm({ sessionCookie: rooms.identity.cookies.session, ...rooms.identity.session }))
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

/** What is the same for everybody, and costs next to nothing: headers, health, the spelling of addresses, files. */
function mountFiles(app: Express, options: LoadedProduct, hostCheck: HostCheck) {
  const { env, origin, build, clock, vault, isReady, load, publicFolder: files = CLIENT } = options
  app.use(createHeaders({ publicOrigin: origin }))
  app.use(createHealth({ isReady: () => isReady() && !load.isLate(), probe: () => vault.probe() }))
  app.use(knownHostOnly(hostCheck), readableOnly, redirectToOneSpelling)
  app.use(createKnownFiles(files))
  app.use(createOperatorFiles(options.ownName.files))
  for (const folder of LASTING_FOLDERS) app.use(`/${folder}`, createStaticFiles(join(files, folder)), notThere)
  app.use('/__manifest', notThere)
  app.get(SECURITY_TXT_PATH, createSecurityTxt({ contact: env.SECURITY_CONTACT, origin, now: clock.now }))
  app.get(VERSION_PATH, tellVersion(build.assets.version))
}

/** Overload, foreign origins, rates, methods, bodies and costs. @returns what all that serve a request share */
function mountLimits(app: Express, options: LoadedProduct, rooms: Rooms): RequestShare {
  const { env, origin, build, vault, load, meter, bodies, logbook } = options
  const { security: tell } = logbook
  const { session: sessionCookie } = rooms.identity.cookies
  const vaultOf = vaultPerRequest(vault)
  const cost = createCostLimits({
    meter,
    onReached: () => tell({ event: 'cost-reached' }),
    onShed: () => tell({ event: 'shed' }),
  })
  app.use(
    createOverload(load, () => tell({ event: 'shed' })),
    bodies.count,
  )
  const openForms = createOpenForms(openFormPaths(build))
  app.use(
    createGate({
      publicOrigin: origin,
      isOpen: openForms.isPosted,
      onRefused: () => tell({ event: 'foreign-origin' }),
    }),
  )
  app.use(openForms.withoutVisitor)
  app.use(refuseUnclearSession({ sessionCookie, paths: sessionPaths(build) }))
  app.use(
    createLimits({
      on: env.RATE_LIMIT === 'on',
      sessionCookie,
      isSession: async (token, request) => (await vaultOf(request).open(token)) !== null,
      apiBase: rooms.basePath,
      isOpenForm: openForms.isPosted,
      onReached: () => tell({ event: 'rate-reached' }),
    }),
  )
  app.use(createPageRequests(readableOf(build)), formsOnly(rooms.basePath))
  app.use(
    cost.withinBudget,
    bodies.wholeOnly(() => tell({ event: 'bodies-full' })),
    cost.inTurn,
  )
  return { vaultOf, spenderOf: cost.spenderOf }
}

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

/** Lets pages that stay open learn the current version. */
const tellVersion =
  (version: string): RequestHandler =>
  (_, response) =>
    void response.set('Cache-Control', 'no-store').json({ version })

/** The pages whose form other sites may post. */
export const openFormPaths = ({ routes }: Pick<ServerBuild, 'routes'>): ReadonlySet<string> =>
  new Set(
    Object.values(routes).flatMap((route) =>
      (route?.module.handle as Partial<PageHandle> | undefined)?.openForm ? [`/${route?.path ?? ''}`] : [],
    ),
  )

/** The pages that require a session. The calls check for themselves. */
const sessionPaths = (build: ServerBuild): ReadonlySet<string> => {
  const ofVisitors = Object.values(build.routes).filter((route) => {
    const guard = (route?.module.handle as RouteHandle | undefined)?.guard
    return guard === 'session' || guard === 'visitor'
  })
  return new Set([...resourcesOf(build).map(({ path }) => path), ...ofVisitors.map((route) => `/${route?.path ?? ''}`)])
}
