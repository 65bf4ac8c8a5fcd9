import { type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import type { LoadContext, PageHandle, PageTitle } from '~/load-context'
import { DONE_BEFORE } from '~/text/done'
import { clockTime } from '~/text/format'
import { guidedStepAt, placeOnPath } from '~/text/guided-path'
import { localeCookie, preferredLanguage } from '~/text/i18n.server'
import { frenchPathOf, isLanguage, LOCALES, pathIn } from '~/text/language'
import { ownPath } from '~/text/own-path'
import { DoneNotice } from '~/ui/done-notice'
import { ErrorPage, errorTitle } from '~/ui/error-page'
import { Frame } from '~/ui/frame'
import { KeepingNotice } from '~/ui/keeping-notice'
import { Notice } from '~/ui/notice'
import { isErrorPage, isFormAgain } from '~/ui/page-status'
import { PageStyle } from '~/ui/page-style'
import { PageScript } from '~/ui/scripts'
import { useText } from '~/ui/text'
import { Unavailable } from '~/ui/unavailable'
import { Upkeep } from '~/ui/upkeep'
import styles from './app.css?url'
import { findVisitor } from './guards'
import { chooseLight } from './light'
import type { Unsent } from './unavailable'

/** Nothing else: what `PageStyle` puts in its place is the style alone. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const secure = context.settings.origin.startsWith('https:')
  await followLanguageSwitch(url, secure)
  await followLightSwitch(url, secure)
  if (url.pathname === '/' && (await preferredLanguage(request, context.settings.origin)) === 'de')
    throw redirect(pathIn('de', '/') + url.search, 303)
  return {
    visitor: await signedInAs(context),
    settings: context.settings,
    formToken: context.session.formToken,
  }
}

/** What every page says of who is signed in; null: nobody is. */
async function signedInAs(context: LoadContext) {
  const visitor = await findVisitor(context)
  const keeping = visitor && (await context.session.getKeeping())
  if (!keeping) return null
  const { possible: canBeKept, justNow: justKept } = keeping
  const times = { deletedAt: clockTime(visitor.ttl), leftMs: visitor.ttl - context.now() }
  return { name: visitor.login.name, ...times, canBeKept, justKept }
}

/** `?lang=de` sets the cookie and leads to the clean address of the same page in that language, its query kept. */
async function followLanguageSwitch(url: URL, secure: boolean) {
  const language = url.searchParams.get('lang')
  if (!isLanguage(language)) return
  url.searchParams.delete('lang')
  throw redirect(ownPath(pathIn(language, frenchPathOf(url.pathname)) + url.search) ?? pathIn(language, '/'), {
    status: 303,
    headers: { 'Set-Cookie': await localeCookie.serialize(language, { secure }) },
  })
}

/** `?light=1` and `?light=0` choose the pages without scripts, or with them, and lead to the clean address of the page. */
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
  const { language } = useText()
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  return (
    <html lang={LOCALES[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{useTitle()}</title>
        <PageStyle />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <PageScript />
      </head>
      <body>
        <Frame
          signedIn={data?.visitor ?? null}
          formToken={data?.formToken ?? null}
          currentPath={pathname + search}
          origin={data?.settings.origin ?? ''}
          sandbox={data?.settings.sandbox ?? false}
          feedbackUrl={data?.settings.feedbackUrl ?? null}
          hasForm={useHasForm()}
          upkeep={(keeping) => (
            <Upkeep
              leftMs={data?.visitor?.leftMs ?? null}
              askEnd={endAddress(data?.settings.apiBase)}
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

/** Scripts may ask our own server only. */
const endAddress = (apiBase: string | null = null) => apiBase && `${apiBase}/me`

/** Whether the page has a form that a button of the frame brings back; also where it could not be read or saved, and is sent once more. */
function useHasForm() {
  const { status } = useText()
  const error = useRouteError()
  const isUnsent = isRouteErrorResponse(error) && error.status === 503 && unsentIn(error.data) !== null
  const { handle, data } = (useMatches().at(-1) ?? {}) as { handle?: PageHandle; data?: { hasForm?: boolean } }
  return (data?.hasForm ?? handle?.form ?? false) && (isUnsent || !isErrorPage(status))
}

/** Tells the page apart from all others: on the guided path its step as well. */
function useTitle() {
  const { t, status, at = '/' } = useText()
  const { handle, data } = (useMatches().at(-1) ?? {}) as { handle?: PageHandle; data?: { pageTitle?: PageTitle } }
  if (isErrorPage(status)) return `${t(errorTitle(status))} – ${t('frame.product')}`
  const { key, name, failed } = data?.pageTitle ?? { key: handle?.title ?? 'frame.product' }
  const step = guidedStepAt(at)
  const parts = [t(key, { name }), ...(step ? [t('guided.inTitle', placeOnPath(step))] : []), t('frame.product')]
  // In a tab no word parts.
  return `${failed || isFormAgain(status) ? t('frame.errorPrefix') : ''}${parts.join(' – ')}`.replaceAll('\u00ad', '')
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
          said={query.get('kept')}
        />
      )}
      {visitor && status === 200 && <DoneNotice possible={DONE_BEFORE} />}
      <Outlet />
    </>
  )
}

/** A form in which nothing is typed was left open over a new sign-in: nothing was done. */
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

const unsentIn = (data: Unsent | null) => data?.fields ?? null

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 503) return <Unavailable fields={unsentIn(error.data)} />
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} message={String(error.data ?? '')} />
  return <ErrorPage status={500} message="" />
}
