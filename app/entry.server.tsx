import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { isCrawler } from '~/door/crawlers'
import { textIn } from '~/text/i18n.server'
import { TextProvider } from '~/ui/text'

/** Pages carry no script, so a string does: it is 20 % cheaper than a stream, and an error has its status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { language }: AppLoadContext,
) {
  if (isErrorPage(status) && isCrawler(request.headers.get('User-Agent')))
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  const page = renderToString(
    <TextProvider language={language} t={textIn(language)} status={status} at={request.url}>
      <RemixServer context={remixContext} url={request.url} />
    </TextProvider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(`<!DOCTYPE html>${page}`, { status, headers })
}

/** Not 400: that is a form shown again. */
const isErrorPage = (status: number) => status >= 403

/** In place of Remix's own, which prints message and stack. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.report(error)
}
