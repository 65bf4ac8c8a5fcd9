import type { AppLoadContext, EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isCrawler } from '~/door/crawlers'
import { isArrival } from '~/door/files/arrival'
import { compress } from '~/door/files/compression'
import type { Language } from '~/language/language'
import { rememberLanguage } from '~/language/locale-cookie'
import { isDrawnAsPart, showAnswer } from '~/shell/remix/answered-forms'
import { PageAnswer } from '~/shell/remix/request-handler'
import { sheetsIn } from '~/styles/sheets'
import { lightVersion } from '~/ui/frame/light'
import { OwnNameProvider } from '~/ui/frame/operator'
import type { PageHandle } from '~/ui/frame/page-handle'
import { PART_HEADER } from '~/ui/frame/page-part'
import { InlineSheets } from '~/ui/frame/page-style'
import type { RootAnswer } from '~/ui/frame/page-title'
import { type Scripts, ScriptsProvider } from '~/ui/frame/scripts'
import { type PageText, TextProvider } from '~/ui/frame/text'

/** Pages do not hydrate, so they are rendered to a string: 20 % cheaper than a stream, and errors still set the status. */
export default async function handleRequest(
  request: Request,
  _: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { language, operator, ownSheet } = context
  await showAnswer(remixContext.staticHandlerContext, context)
  const isPart = isDrawnAsPart(remixContext.staticHandlerContext, request, context)
  const { loaderData, actionData, errors, matches, statusCode } = remixContext.staticHandlerContext
  const isError = errors !== null
  const status = isError ? statusOf(Object.values(errors)[0]) : statusCode
  if (isError && isCrawler(request.headers.get('User-Agent')))
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined
  const isRead = request.method === 'GET'
  const isKnown = !handle?.openForm
  const isAnswer = !isPart && (!isRead || actionData !== null)
  const scripts = await scriptsOf(
    request,
    { gains: handle?.scripts === true && !isError, stay: isAnswer, isKnown },
    context,
  )
  const sheets = isArrival(request.headers)
    ? context.inlineSheets([...sheetsOf(remixContext), ...(ownSheet ? [ownSheet] : [])])
    : null
  const text: PageText = { language, t: context.t, status, at: request.url, isAnswer, isError, isPart }
  loaderData.root = { ...loaderData.root, text } satisfies RootAnswer
  const page = renderToStaticMarkup(
    <TextProvider {...text}>
      <ScriptsProvider {...scripts}>
        <InlineSheets.Provider value={sheets}>
          <OwnNameProvider value={{ operator, sheet: ownSheet }}>
            <RemixServer context={remixContext} url={request.url} />
          </OwnNameProvider>
        </InlineSheets.Provider>
      </ScriptsProvider>
    </TextProvider>,
    // In the page that takes it, no two elements may have one id.
    isPart ? { identifierPrefix: 'part-' } : undefined,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  if (isPart) headers.set(PART_HEADER, context.script.version)
  if (status === 429 || status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS)
  const { origin } = context.settings
  if (isKnown) await remember(request, { headers, language, isError, secure: origin.startsWith('https:') })
  const body = compress(Buffer.from(`<!DOCTYPE html>${page}`), {
    requestHeaders: request.headers,
    answer: headers,
    origin,
    small: sheets !== null,
  })
  // The problems of a form were reported in the answer to that form. This page itself was found, so it is 200.
  return new PageAnswer(body, { status: isRead && actionData && !isError ? 200 : status, headers })
}

type LanguageOfPage = { headers: Headers; language: Language; isError: boolean; secure: boolean }

/** Remembers the language of an opened page, except for robots and where an error page replaces it. */
async function remember(request: Request, { headers, language, isError, secure }: LanguageOfPage) {
  if (isError || !['GET', 'HEAD'].includes(request.method) || isCrawler(request.headers.get('User-Agent'))) return
  const cookie = await rememberLanguage(request, language, secure)
  if (cookie) headers.append('Set-Cookie', cookie)
}

/** The style sheets of a page, as `Links` would name them. An error page is drawn by the root and needs only its sheets. */
const sheetsOf = ({ routeModules, staticHandlerContext: { matches, errors } }: EntryContext) =>
  (errors ? matches.slice(0, 1) : matches).flatMap(({ route }) => sheetsIn(routeModules[route.id]?.links?.() ?? []))

/** Remix keeps the status of the action even if the loader then fails. */
const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

/** Long enough for a vault that was briefly unreachable. */
const RETRY_AFTER_SECONDS = '10'

/**
 * @param gains whether scripts enhance the page; visitors who save data or chose the light version get none
 * @param stay whether leaving the page would lose what was typed
 * @param isKnown whether the page reads the cookie of the choice
 */
async function scriptsOf(
  request: Request,
  { gains, stay, isKnown }: { gains: boolean; stay: boolean; isKnown: boolean },
  { script: { allow, ...script } }: AppLoadContext,
): Promise<Scripts> {
  const light = await lightVersion(request)
  return {
    entry: gains && !light ? { ...script, nonce: allow(), stay } : null,
    light: !isKnown || light === 'asked' ? null : light === 'chosen',
  }
}

/** Our pages never request data alone, but an address with `_data` can be typed by hand. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

/** A client error is not our fault, and a thrown response was already reported where it was thrown. */
const isTheirs = (error: unknown) => error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)

/** Instead of Remix's default, which prints message and stack. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isTheirs(error)) return
  const { handOver = context.report } = context
  handOver(error)
}
