/** What reads a page is answered as Remix itself would answer it, case by case. */
import {
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  type HeadersFunction,
  json,
  redirect,
  type ServerBuild,
} from '@remix-run/node'
import { Meta, Outlet, RemixServer, useLoaderData, useRouteError } from '@remix-run/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createPageAnswers } from './page-answers'

type Module = Record<string, unknown>

function Boundary() {
  const { status, message } = useRouteError() as { status?: number; message?: string }
  return <p>failed: {status ?? message}</p>
}
const Shown = () => <p>{JSON.stringify(useLoaderData())}</p>
const noStore: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })
const Root = () => (
  <main>
    <Meta />
    <Outlet />
  </main>
)

function buildOf(page: Module, handleError: () => void): ServerBuild {
  const routes = {
    root: { id: 'root', path: '', module: { default: Root, ErrorBoundary: Boundary, headers: noStore } },
    around: { id: 'around', parentId: 'root', module: { default: Outlet, loader: () => ({ around: true }) } },
    page: { id: 'page', path: 'page', parentId: 'around', module: { default: Shown, ...page } },
  }
  const assets = Object.entries(routes).map(([id, { module, ...route }]) => [
    id,
    { ...route, module: '', imports: [], hasLoader: 'loader' in module },
  ])
  const render = async (request: Request, status: number, headers: Headers, context: EntryContext) =>
    new Response(renderToStaticMarkup(<RemixServer context={context} url={request.url} />), { status, headers })
  return {
    mode: 'production',
    entry: { module: { default: render, handleError } },
    routes,
    assets: { routes: Object.fromEntries(assets), entry: { module: '', imports: [] }, url: '', version: '' },
    future: { v3_relativeSplatPath: true, v3_throwAbortReason: true },
    isSpaMode: false,
  } as unknown as ServerBuild
}

type Make = (build: ServerBuild, mode: string) => (request: Request, context: AppLoadContext) => Promise<Response>

async function answered(make: Make, page: Module, init: RequestInit = {}, path = '/page') {
  const handleError = vi.fn()
  const handle = make(buildOf(page, handleError), 'production')
  const answer = await handle(new Request(`https://example.ch${path}`, init), {} as AppLoadContext)
  const { status, headers } = answer
  return { status, headers: [...headers], html: await answer.text(), told: handleError.mock.calls.length }
}

const throwing = (make: () => unknown) => () => {
  throw make()
}
const secret = () => new Error('secret')
const cookies = (...all: string[]) => new Headers(all.map((one): [string, string] => ['Set-Cookie', one]))

const CASES: Record<string, Module> = {
  'data as they are': { loader: async () => ({ navs: '1', none: null }) },
  'data with a status and cookies': { loader: () => json({ a: 1 }, { status: 202, headers: cookies('a=1', 'b=2') }) },
  'no loader': { default: () => <p>plain</p> },
  'headers of its own': {
    loader: () => json(1, { headers: { 'X-Loaded': '1', 'Set-Cookie': 'a=1' } }),
    headers: ({ parentHeaders, loaderHeaders }: Parameters<HeadersFunction>[0]) => ({
      ...Object.fromEntries(parentHeaders),
      'X-Own': String(loaderHeaders.get('X-Loaded')),
    }),
  },
  'a title by its data': {
    loader: () => ({ title: 'one' }),
    meta: ({ data }: { data: { title: string } }) => [{ title: data.title }],
  },
  'a redirect with a cookie': { loader: () => redirect('/next', { status: 303, headers: cookies('a=1') }) },
  'a redirect that is thrown': { loader: throwing(() => redirect('/next')) },
  'an answer that is thrown': { loader: throwing(() => new Response('Page Not Found', { status: 404 })) },
  'an error of the loader': { loader: throwing(secret) },
  'an error where it is drawn': { loader: () => 1, default: throwing(secret) },
  'a boundary that fails itself': { loader: throwing(secret), ErrorBoundary: throwing(secret) },
  'a boundary of its own': { loader: throwing(secret), ErrorBoundary: () => <p>its own</p> },
}

describe.each(Object.entries(CASES))('%s', (_, page) => {
  it('is answered to GET as by Remix', async () => {
    const own = await answered(createPageAnswers, page)
    expect(own).toEqual(await answered(createRequestHandler, page))
    expect(own.html).not.toContain('secret')
  })

  it.each([
    [{ method: 'HEAD' }, '/page'],
    [{ method: 'POST' }, '/page'],
    [{}, '/page?_data=page'],
    [{}, '/page?%5Fdata=page'],
    [{}, '/nowhere'],
  ])('so are %j and %s', async (init, path) =>
    expect(await answered(createPageAnswers, page, init, path)).toEqual(
      await answered(createRequestHandler, page, init, path),
    ),
  )
})

it('is empty for who has left, and no failure', async () => {
  const left = new AbortController()
  const own = await answered(createPageAnswers, { loader: () => left.abort() }, { signal: left.signal })
  expect(own).toEqual({ status: 500, headers: [], html: '', told: 0 })
})
