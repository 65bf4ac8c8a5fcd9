import { request as ask } from 'node:http'
import { type AppLoadContext, createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import express, { type ErrorRequestHandler } from 'express'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { createRemixHandler, PageAnswer } from './request-handler'

const ORIGIN = 'https://example.ch'
const PAGE = '<!DOCTYPE html><p>Prévoyance</p>'

let served: Listening
afterEach(() => served?.close())

type Render = (request: Request, status: number, headers: Headers) => Promise<Response>
const renderPage: Render = async (_, status, headers) => new PageAnswer(Buffer.from(PAGE), { status, headers })

/** A page and a file, each with this loader or action. */
async function serve(load: (given: LoaderFunctionArgs) => unknown, render: Render = renderPage) {
  const own = { loader: load, action: load }
  const places = {
    root: { id: 'root', path: '', module: { default: () => null } },
    page: { id: 'page', path: 'page', parentId: 'root', module: { default: () => null, ...own } },
    file: { id: 'file', path: 'file', parentId: 'root', module: own },
  }
  const build = {
    mode: 'test',
    entry: { module: { default: render, handleError: () => undefined } },
    routes: places,
    assets: { routes: places, entry: { module: '', imports: [] }, url: '', version: '' },
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild
  const getLoadContext = async () => ({}) as AppLoadContext
  const failed: ErrorRequestHandler = (error, _request, response, _next) => void response.status(500).end(error.message)
  served = await listen(
    express()
      .use((_, response, next) => {
        response.setHeader('X-Own', 'yes')
        next()
      })
      .use(createRemixHandler({ answer: createRequestHandler(build, 'test'), origin: ORIGIN, getLoadContext }))
      .use(failed),
  )
  return (path: string, init: RequestInit = {}) => fetch(served.origin + path, init)
}

describe('a page', () => {
  it('is sent as its bytes, with the headers that are set already', async () => {
    const answer = await (await serve(() => null))('/page')
    expect([answer.status, await answer.text(), answer.headers.get('x-own')]).toEqual([200, PAGE, 'yes'])
  })

  it('has no body for HEAD', async () => {
    const answer = await (await serve(() => null))('/page', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it('that leads on keeps its cookies apart', async () => {
    const headers = new Headers({ Location: '/next' })
    for (const cookie of ['a=1; Path=/', 'b=2; Path=/']) headers.append('Set-Cookie', cookie)
    const asking = await serve(() => new Response(null, { status: 303, headers }))
    const answer = await asking('/page', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/next'])
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  })
})

describe('what a loader is given', () => {
  async function given(init: RequestInit & { path?: string } = {}) {
    const load = vi.fn(async ({ request }: LoaderFunctionArgs) => {
      const { method, url, headers } = request
      return Response.json({ method, url, sent: await request.text(), headers: Object.fromEntries(headers) })
    })
    return (await (await serve(load))(init.path ?? '/file', init)).json()
  }

  it('is the address at our own origin, whatever a proxy says', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript', accept: 'text/csv' }
    const seen = await given({ path: '/file?day=2026-11-23', headers })
    expect(seen).toMatchObject({
      url: `${ORIGIN}/file?day=2026-11-23`,
      headers: { host: 'example.ch', accept: 'text/csv' },
    })
    expect(Object.keys(seen.headers).filter((name) => name.startsWith('x-'))).toEqual([])
  })

  it('is what was sent', async () =>
    expect(await given({ method: 'POST', body: new URLSearchParams({ navs: '1' }) })).toMatchObject({
      method: 'POST',
      sent: 'navs=1',
    }))
})

it('what fails beyond a page goes to the door', async () => {
  const asking = await serve(() => {
    throw new Response('x', { status: 200, statusText: 'no\nstatus' })
  })
  expect((await asking('/file')).status).toBe(500)
})

describe('where not even the root can be drawn', () => {
  const failing = async () => {
    throw new Error('secret')
  }

  it('the door answers in place of the bare text of Remix', async () => {
    const answer = await (await serve(() => null, failing))('/page', { headers: { accept: 'text/html' } })
    const said = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(said).toContain('lang="fr-CH"')
    expect(said).not.toMatch(/secret|Unexpected Server Error/)
  })

  it('an answer of ours stays what it is', async () => {
    const crawled = async () => new Response(null, { status: 500, headers: { 'Cache-Control': 'no-store' } })
    const answer = await (await serve(() => null, crawled))('/page')
    expect([answer.status, await answer.text()]).toEqual([500, ''])
  })
})

it('a loader hears when the visitor leaves', async () => {
  let heard = () => {}
  const left = new Promise<void>((resolve) => {
    heard = resolve
  })
  await serve(({ request }) => {
    request.signal.addEventListener('abort', heard)
    asked.destroy()
    return left.then(() => null)
  })
  const asked = ask(`${served.origin}/page`)
    .on('error', () => undefined)
    .end()
  await left
})
