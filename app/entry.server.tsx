import type { AppLoadContext, EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isArrival } from '~/door/arrival'
import { compress } from '~/door/compression'
import { isCrawler } from '~/door/crawlers'
import { lightVersion } from '~/light'
import type { PageHandle } from '~/load-context'
import { textIn } from '~/text/i18n.server'
import { isErrorPage } from '~/ui/page-status'
import { InlineStyle } from '~/ui/page-style'
import { type Scripts, ScriptsProvider } from '~/ui/scripts'
import { TextProvider } from '~/ui/text'

/** Nothing of a page is taken over by scripts, so a string does: 20 % cheaper than a stream, and an error has its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { language } = context
  if (isErrorPage(status) && isCrawler(request.headers.get('User-Agent')))
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  const scripts = await scriptsOf(request, status, remixContext, context)
  const style = isArrival(request.headers) ? context.inlineStyle() : null
  const page = renderToStaticMarkup(
    <TextProvider
      language={language}
      t={textIn(language)}
      status={status}
      at={request.url}
      isAnswer={request.method !== 'GET'}
    >
      <ScriptsProvider {...scripts}>
        <InlineStyle.Provider value={style}>
          <RemixServer context={remixContext} url={request.url} />
        </InlineStyle.Provider>
      </ScriptsProvider>
    </TextProvider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  const { origin } = context.settings
  const body = compress(Buffer.from(`<!DOCTYPE html>${page}`), { asked: request.headers, answer: headers, origin })
  return new Response(body, { status, headers })
}

/** A vault that fell out for a moment is back by then. */
const RETRY_AFTER_SECONDS = '10'

/** A script for the pages that say so, and for visitors who do not save data. An error page needs none. */
async function scriptsOf(
  request: Request,
  status: number,
  { staticHandlerContext: { matches } }: EntryContext,
  { script: { allow, ...script } }: AppLoadContext,
): Promise<Scripts> {
  const light = await lightVersion(request)
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined
  const gains = handle?.scripts === true && !isErrorPage(status)
  return {
    entry: gains && !light ? { ...script, nonce: allow(), stay: request.method !== 'GET' } : null,
    light: light === 'asked' ? null : light === 'chosen',
  }
}

/** No page of ours asks for data alone; whoever writes such an address gets them for now, as a page would be. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

/** What a visitor asked wrongly is no fault of ours. */
const isTheirs = (error: unknown) => isRouteErrorResponse(error) && error.status < 500

/** In place of Remix's own, which prints message and stack. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isTheirs(error)) context.report(error)
}
