import { type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { isCrawler } from '~/door/crawlers'
import { readMemoryBasis } from '~/estimate/read/memory'
import { getSteps } from '~/estimate/read/user'
import { detectHomeLanguage } from '~/language/detection'
import { DONE_BEFORE } from '~/language/done'
import { clockTime } from '~/language/format'
import { DEFAULT_LANGUAGE, frenchPathOf, isLanguage, LOCALES, pathIn } from '~/language/language'
import { localeCookie, rememberLanguage } from '~/language/locale-cookie'
import { ownPath } from '~/language/own-path'
import type { LoadContext } from '~/shell/load-context'
import type { UnavailablePage } from '~/shell/remix/refused-pages'
import { DoneNotice } from '~/ui/frame/done-notice'
import { ErrorPage } from '~/ui/frame/error-page'
import { Frame } from '~/ui/frame/frame'
import { KeepingNotice } from '~/ui/frame/keeping-notice'
import { chooseLight } from '~/ui/frame/light'
import type { PageHandle } from '~/ui/frame/page-handle'
import { PageStyle } from '~/ui/frame/page-style'
import { titleMeta } from '~/ui/frame/page-title'
import { PageScript } from '~/ui/frame/scripts'
import { useText } from '~/ui/frame/text'
import { Unavailable } from '~/ui/frame/unavailable'
import { Upkeep } from '~/ui/frame/upkeep'
import { type RootWay, wayOf } from '~/ui/frame/way'
import { Notice } from '~/ui/notice'
import { NOBODY } from '~/ui/parties/connected'

export { everyPage as links } from '~/styles/sheets'

/** The title of error pages: all others have their own. */
export const meta = titleMeta()

/** Pages show one person's data or may change with the next release. Finished public pages have their own headers. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const secure = context.settings.origin.startsWith('https:')
  await followLanguageSwitch(url, secure)
  await followLightSwitch(url, secure)
  await leadHome(request, url, secure)
  return {
    visitor: (await signedInAs(context, url)) satisfies RootWay['visitor'],
    settings: context.settings,
    formToken: context.session.formToken,
  }
}

const SOON_MS = 10 * 60_000
const PILLARS = ['avs', 'lpp', 'pillar3a'] as const

/** What every page shows about the visitor; null: nobody is signed in. */
async function signedInAs(context: LoadContext, url: URL) {
  const visitor = await context.estimate.findMe()
  const keeping = visitor && (await context.session.getKeeping())
  if (!keeping) return null
  const { possible: canBeKept, justNow: justKept } = keeping
  const leftMs = visitor.ttl - context.now()
  const times = { deletedAt: clockTime(visitor.ttl), leftMs, isSoon: leftMs <= SOON_MS }
  return { name: visitor.login?.name ?? null, ...times, ...(await pagesOf(context, url)), canBeKept, justKept }
}

/** Read together with the rest of the dossier. */
async function pagesOf({ estimate }: LoadContext, url: URL) {
  const { answer: steps } = await estimate.outcomeOf(getSteps)
  const isFromMemory = (await estimate.outcomeOf(readMemoryBasis)).answer !== null
  const open = PILLARS.filter((pillar) => steps && !steps[pillar])
  const way = steps && wayOf(url.href, steps)
  const isDeleted = frenchPathOf(url.pathname) === '/data' && url.searchParams.get('done') === '1'
  return {
    hasPages: !isDeleted || open.length < PILLARS.length,
    // On a step of the way, the steps already show it; to whoever answered from memory, the synthesis does.
    missing: way || isFromMemory ? [] : open,
    way,
  }
}

/** Redirects from the plain home page to the one in the visitor's language, and remembers it. */
async function leadHome(request: Request, url: URL, secure: boolean) {
  if (url.pathname !== '/') return
  const language = await detectHomeLanguage(request)
  if (language === DEFAULT_LANGUAGE) return
  const cookie = isCrawler(request.headers.get('User-Agent')) ? null : await rememberLanguage(request, language, secure)
  const headers = cookie ? { 'Set-Cookie': cookie } : undefined
  throw redirect(pathIn(language, '/') + url.search, { status: 303, headers })
}

/** `?lang=de` sets the cookie and redirects to the same page in that language, with the rest of the query. */
async function followLanguageSwitch(url: URL, secure: boolean) {
  const language = url.searchParams.get('lang')
  if (!isLanguage(language)) return
  url.searchParams.delete('lang')
  throw redirect(ownPath(pathIn(language, frenchPathOf(url.pathname)) + url.search) ?? pathIn(language, '/'), {
    status: 303,
    headers: { 'Set-Cookie': await localeCookie.serialize(language, { secure }) },
  })
}

/** `?light=1` and `?light=0` choose pages without or with scripts, and redirect to the page without the parameter. */
async function followLightSwitch(url: URL, secure: boolean) {
  const light = url.searchParams.get('light')
  if (light !== '1' && light !== '0') return
  url.searchParams.delete('light')
  throw redirect(ownPath(url.pathname + url.search) ?? '/', {
    status: 303,
    headers: { 'Set-Cookie': await chooseLight(light === '1', secure) },
  })
}

export function Layout({ children }: { children: ReactNode }) {
  const { language, isPart } = useText()
  // Empty if the loader failed, in which case the page is an error page.
  const data = useRootAnswer()
  const { pathname, search } = useLocation()
  const hasForm = useHasForm()
  if (isPart) return children
  return (
    <html lang={LOCALES[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <PageStyle />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <PageScript />
      </head>
      <body>
        <Frame
          visitor={data.visitor ?? null}
          formToken={data.formToken ?? null}
          currentPath={pathname + search}
          origin={data.settings?.origin ?? ''}
          sandbox={data.settings?.sandbox ?? false}
          feedbackUrl={data.settings?.feedbackUrl ?? null}
          onePress={data.settings?.onePress ?? false}
          hasForm={hasForm}
          upkeep={(keeping) => (
            <Upkeep
              leftMs={data.visitor?.leftMs ?? null}
              again={data.visitor?.name === null ? '/own' : '/prelogin2'}
              connected={data.settings?.connected ?? NOBODY}
              askEnd={endAddress(data.settings?.apiBase)}
              keeping={keeping}
            />
          )}
        >
          {children}
        </Frame>
      </body>
    </html>
  )
}

/** Scripts may only send requests to our own server. */
const endAddress = (apiBase: string | null = null) => apiBase && `${apiBase}/me`

/**
 * Whether a button of the frame can submit the page's form along with it, to show it again. Also after a failed save, so that
 * the visitor can try again.
 */
function useHasForm() {
  const { isError } = useText()
  const error = useRouteError()
  const isUnsent = isRouteErrorResponse(error) && error.status === 503 && unsentIn(error.data) !== null
  const { handle, data } = (useMatches().at(-1) ?? {}) as { handle?: PageHandle; data?: { hasForm?: boolean } }
  return (data?.hasForm ?? handle?.form ?? false) && (isUnsent || !isError)
}

export default function App() {
  const query = new URLSearchParams(useLocation().search)
  const { visitor } = useLoaderData<typeof loader>()
  const { status } = useText()
  return (
    <>
      {visitor && status === 200 && query.get('session') === 'changed' && <SessionChanged />}
      {visitor && status === 200 && (
        <KeepingNotice
          deletedAt={visitor.deletedAt}
          possible={visitor.canBeKept}
          justNow={visitor.justKept}
          result={query.get('kept')}
        />
      )}
      {visitor && status === 200 && <DoneNotice possible={DONE_BEFORE} />}
      <Outlet />
    </>
  )
}

/** A form without fields was submitted from a page of an earlier session: nothing was done. */
function SessionChanged() {
  const { t } = useText()
  return (
    <div role="alert" id="session" tabIndex={-1}>
      <Notice kind="warning" title={t('frame.sessionChanged.title')}>
        {t('frame.sessionChanged.where')} {t('frame.sessionChanged.pressed')}
      </Notice>
    </div>
  )
}

const unsentIn = (data: UnavailablePage | null) => data?.unsent ?? null

/** What the loader said; if it failed, nothing of it is known, though the text of the page stands there. */
const useRootAnswer = (): Partial<ReturnType<typeof useLoaderData<typeof loader>>> =>
  useRouteLoaderData<typeof loader>('root') ?? {}

export function ErrorBoundary() {
  const error = useRouteError()
  const hasSignIn = useRootAnswer().settings?.connected.identity ?? false
  if (isRouteErrorResponse(error) && error.status === 503)
    return <Unavailable unsent={unsentIn(error.data)} isBusy={error.data?.isBusy ?? false} />
  const [status, message] = isRouteErrorResponse(error) ? [error.status, String(error.data ?? '')] : [500, '']
  return <ErrorPage status={status} message={message} hasSignIn={hasSignIn} />
}
