/** The smallest server build for remix-serve with such a form page (`/form/<fields>`): streamed as Remix' own template does. */
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable, type EntryContext, json, type LoaderFunctionArgs } from '@remix-run/node'
import { Links, Meta, Outlet, RemixServer, useLoaderData } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { Form, incomes } from './form'

const Root = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Meta />
      <Links />
    </head>
    <body>
      <Outlet />
    </body>
  </html>
)

const loader = ({ params }: LoaderFunctionArgs) => json({ years: incomes(Number(params.fields)) })

const FormPage = () => <Form years={useLoaderData<typeof loader>().years} />

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough()
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}

const meta = () => [{ title: 'Old-age pension estimate' }]
const places = {
  root: { id: 'root', path: '' },
  form: { id: 'form', parentId: 'root', path: 'form/:fields' },
}
const inManifest = (place: object, hasLoader: boolean) => ({
  ...place,
  module: '',
  imports: [],
  css: [],
  hasAction: false,
  hasLoader,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
})

export const routes = {
  root: { ...places.root, module: { default: Root, meta } },
  form: { ...places.form, module: { default: FormPage, loader } },
}
export const assets = {
  version: '1',
  url: '',
  entry: { module: '', imports: [] },
  routes: { root: inManifest(places.root, false), form: inManifest(places.form, true) },
}
export const entry = { module: { default: handleRequest } }
export const future = { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true }
export const publicPath = '/'
export const assetsBuildDirectory = 'test-results/bench'
export const isSpaMode = false
export const mode = 'production'
