/**
 * Answers a GET of a page. Remix's own handler would also prepare what only its scripts in the browser need: it copies the
 * request for each loader, writes the loader's data as JSON and reads it again, and writes it once more for the page.
 */
import { type AppLoadContext, createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node'
import {
  createStaticHandler,
  type AgnosticDataRouteObject as DataRoute,
  getStaticContextFromError,
  isRouteErrorResponse,
  type StaticHandlerContext,
} from '@remix-run/router'
import { answerNamedIn } from '~/language/own-path'

export type Answers = (request: Request, context: AppLoadContext) => Promise<Response>
type Routes = ServerBuild['routes']

/** Forms, HEAD, and data asked for without their page (`_data`, typed by hand) are left to Remix. */
export function createPageAnswers(build: ServerBuild, mode: string): Answers {
  const remix = createRequestHandler(build, mode)
  const read = createReads(build)
  return (request, context) => (isPageRead(request) ? read(request, context) : remix(request, context))
}

const isPageRead = ({ method, url }: Request) => method === 'GET' && !new URL(url).searchParams.has('_data')

function createReads({ routes, assets: manifest, entry, future, isSpaMode }: ServerBuild): Answers {
  const { query, dataRoutes } = createStaticHandler(dataRoutesIn(routes), { future: FUTURE })
  const routeModules = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route?.module]))
  const ofEveryPage = { manifest, routeModules, future, isSpaMode } as EntryContext
  return async (asked, context) => {
    const { id: answerId, address } = answerNamedIn(asked.url)
    const request = answerId === null ? asked : new Request(address, asked)
    const report = (error: unknown) => entry.module.handleError?.(error, { request, context, params: {} })
    const pageOf = async (found: StaticHandlerContext) => {
      found.errors = withoutSecrets(found.errors)
      const entryContext = { ...ofEveryPage, staticHandlerContext: found }
      return entry.module.default(request, found.statusCode, headersOf(found, routes), entryContext, context)
    }
    try {
      const found = await query(request, { requestContext: context })
      if (found instanceof Response) return found
      for (const error of Object.values(found.errors ?? {})) if (!isThrownAnswer(error)) report(error)
      if (answerId !== null && !found.errors) await showAnswer(found, answerId, context)
      return await pageOf(found).catch((error: unknown) => {
        report(error)
        return pageOf(getStaticContextFromError(dataRoutes, found, error))
      })
    } catch (error) {
      if (!request.signal.aborted) throw error
      return new Response(null, { status: 500 })
    }
  }
}

/** The page is drawn as if it were the answer to its form itself. */
async function showAnswer(found: StaticHandlerContext, id: string, { session }: AppLoadContext) {
  const page = found.matches.at(-1)?.route.id ?? ''
  const answer = await session.takeAnswer({ id, page })
  if (!answer) return
  found.actionData = { [page]: JSON.parse(answer.text) }
  found.statusCode = answer.status
}

/** As in remix.config.js. */
const FUTURE = { v7_relativeSplatPath: true, v7_throwAbortReason: true }

function dataRoutesIn(routes: Routes, parentId?: string): DataRoute[] {
  const within = Object.values(routes).flatMap((route) => (route && route.parentId === parentId ? [route] : []))
  return within.map(({ id, path, index, caseSensitive, module: { loader, handle, ErrorBoundary } }) => {
    const common = { id, path, caseSensitive, loader, handle, hasErrorBoundary: ErrorBoundary !== undefined } as const
    return (index ? { ...common, index } : { ...common, children: dataRoutesIn(routes, id) }) as DataRoute
  })
}

/** Thrown by a loader, not by the router itself where it finds no page. */
const isThrownAnswer = (error: unknown) => isRouteErrorResponse(error) && !('error' in error && error.error)

/** What failed is reported; the page is told only that something has. */
const withoutSecrets = (errors: StaticHandlerContext['errors']) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? error : new Error('Unexpected Server Error'),
    ]),
  )

/** Each route's own headers, else those of the route around it, as far as the page is shown; and the cookies of loaders. */
function headersOf({ matches, errors, loaderHeaders }: StaticHandlerContext, routes: Routes): Headers {
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined)
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
  return shown.reduce((parentHeaders, { route: { id } }) => {
    const own = loaderHeaders[id] ?? new Headers()
    const headersArgs = { parentHeaders, loaderHeaders: own, actionHeaders: new Headers(), errorHeaders: undefined }
    const write = routes[id]?.module.headers
    const headers = new Headers((typeof write === 'function' ? write(headersArgs) : write) ?? parentHeaders)
    for (const cookie of own.getSetCookie()) headers.append('Set-Cookie', cookie)
    return headers
  }, new Headers())
}
