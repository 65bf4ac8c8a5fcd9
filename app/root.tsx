import { type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { ownPath } from '~/text/own-path'
import type { PageHandle } from '~/load-context'
import { clockTime } from '~/text/format'
import { localeCookie, preferredLanguage } from '~/text/i18n.server'
import { frenchPathOf, isLanguage, LOCALES, pathIn } from '~/text/language'
import { ErrorPage } from '~/ui/error-page'
import { Frame } from '~/ui/frame'
import { Notice } from '~/ui/notice'
import { PageScript } from '~/ui/scripts'
import { useText } from '~/ui/text'
import { Upkeep } from '~/ui/upkeep'
import styles from './app.css?url'
import { findVisitor } from './guards'
import { chooseLight } from './light'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  await followLanguageSwitch(url)
  await followLightSwitch(url)
  if (url.pathname === '/' && (await preferredLanguage(request)) === 'de') throw redirect(`/de${url.search}`, 303)
  const visitor = await findVisitor(context)
  return {
    visitor: visitor && { name: visitor.login.name, deletedAt: clockTime(visitor.ttl) },
    leftMs: visitor && visitor.ttl - context.now(),
    settings: context.settings,
    formToken: context.session.formToken,
  }
}

/** `?lang=de` sets the cookie and leads to the clean address of the same page in that language, its query kept. */
async function followLanguageSwitch(url: URL) {
  const language = url.searchParams.get('lang')
  if (!isLanguage(language)) return
  url.searchParams.delete('lang')
  throw redirect(ownPath(pathIn(language, frenchPathOf(url.pathname)) + url.search) ?? pathIn(language, '/'), {
    status: 303,
    headers: { 'Set-Cookie': await localeCookie.serialize(language) },
  })
}

/** `?light=1` and `?light=0` choose the pages without scripts, or with them, and lead to the clean address of the page. */
async function followLightSwitch(url: URL) {
  const light = url.searchParams.get('light')
  if (light !== '1' && light !== '0') return
  url.searchParams.delete('light')
  throw redirect(ownPath(url.pathname + url.search) ?? '/', {
    status: 303,
    headers: { 'Set-Cookie': await chooseLight(light === '1') },
  })
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useText()
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <html lang={LOCALES[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{useTitle(handle)}</title>
        <Links />
        <PageScript />
      </head>
      <body>
        <Frame
          signedIn={data?.visitor ?? null}
          currentPath={pathname + search}
          origin={data?.settings.origin ?? ''}
          sandbox={data?.settings.sandbox ?? false}
          feedbackUrl={data?.settings.feedbackUrl ?? null}
          upkeep={<Upkeep leftMs={data?.leftMs ?? null} askEnd={endAddress(data?.settings.apiBase)} />}
        >
          {children}
        </Frame>
      </body>
    </html>
  )
}

/** Scripts may ask our own server only. */
const endAddress = (apiBase = '') => (apiBase.startsWith('/') ? `${apiBase}/me` : null)

function useTitle(handle: PageHandle | undefined) {
  const { t, status } = useText()
  const failed = status >= 403
  const title = failed
    ? t(status === 404 ? 'errorPage.notFound.title' : 'errorPage.failed.title')
    : t(handle?.title ?? 'frame.product')
  return `${status === 400 ? t('frame.errorPrefix') : ''}${title} – ${t('frame.product')}`
}

export default function App() {
  const { search } = useLocation()
  return (
    <>
      {new URLSearchParams(search).get('session') === 'changed' && <SessionChanged />}
      <Outlet />
    </>
  )
}

/** A form was left open over a new sign-in: nothing of it is saved. */
function SessionChanged() {
  const { t } = useText()
  return (
    <Notice kind="warning" title={t('frame.sessionChanged.title')}>
      {t('frame.sessionChanged.text')}
    </Notice>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} message={String(error.data ?? '')} />
  return <ErrorPage status={500} message="" />
}
