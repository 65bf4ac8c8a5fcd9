import type { ServerBuild } from '@remix-run/node'
import express, { type RequestHandler } from 'express'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import { FILES, RESOURCES } from '../../../remix.config.js'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { serverBuild } from '../../../tests/support/product/server-build'
import { createResourceHandlers, pagesOf, resourcesOf } from './resource-routes'

let served: Listening
beforeAll(async () => {
  /** Answers with the routes of the build that it is given, and the address that Remix would see. */
  const told =
    ({ routes, assets }: ServerBuild): RequestHandler =>
    ({ originalUrl }, response) =>
      void response.json([Object.keys(routes), Object.keys(assets.routes), originalUrl])
  const app = express().use(createResourceHandlers(serverBuild, told))
  app.use((_, response) => void response.json('the pages'))
  served = await listen(app)
})
afterAll(() => served.close())

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const ask = async (method: string, path: string) => (await fetch(served.origin + path, { method })).json()

/** In each language, which has a path of its own for a download and none for the sign-in. */
const DOWNLOADS = LANGUAGES.flatMap((language) => Object.keys(FILES).map((path) => pathIn(language, path)))

it('sign-in, logout and downloads are the routes that are no pages', () =>
  expect(
    resourcesOf(serverBuild)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([...Object.keys(RESOURCES), ...DOWNLOADS].toSorted()))

it.each(DOWNLOADS)('%s is read, and left to the pages for any other method', async (path) => {
  for (const method of METHODS)
    expect([method, (await ask(method, path)) === 'the pages']).toEqual([method, method !== 'GET'])
  const head = await fetch(served.origin + path, { method: 'HEAD' })
  expect(head.headers.get('content-length')).not.toBe(String('"the pages"'.length))
})

describe('sign-in and logout', () => {
  it.each([
    ['/signin', 'GET'],
    ['/signin/callback', 'GET'],
    ['/signin/party/callback', 'GET'],
    ['/logout', 'POST'],
  ])('%s takes %s, and nothing is there for any other method', async (path, method) => {
    for (const asked of METHODS) {
      const own = ['root', path]
      expect([asked, await ask(asked, path)]).toEqual([asked, asked === method ? [own, own, path] : 'the pages'])
    }
    // Of an answer to HEAD only the length shows whose it is.
    const head = await fetch(served.origin + path, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String('"the pages"'.length))
  })

  it.each(['/signin/', '/signin/x', '/Signin', '/de/signin', '/de/logout', '/logout/x', '/avs'])(
    'no other path: %s',
    async (path) => {
      for (const method of METHODS) expect(await ask(method, path)).toBe('the pages')
    },
  )

  it.each([
    ['/signin?_data=root', '/signin?'],
    ['/signin/callback?code=a&_data=%2Fsignin%2Fcallback&state=b%2Bc', '/signin/callback?code=a&state=b%2Bc'],
    ['/signin/callback?code=a+b&state=c%20d&x=_data', '/signin/callback?code=a+b&state=c%20d&x=_data'],
  ])('redirect, though a query asks for data: %s', async (path, seen) => {
    const [, , address] = await ask('GET', path)
    expect(address).toBe(seen)
  })

  it.each(['POST /signin?_data=root', 'GET /logout?_data=root'])('no query asks for data alone: %s', async (asked) => {
    const [method = '', path = ''] = asked.split(' ')
    const seen = vi.fn()
    const app = express().use(createResourceHandlers(serverBuild, () => () => {}))
    app.use(({ originalUrl }, response) => {
      seen(originalUrl)
      response.end()
    })
    const away = await listen(app)
    await fetch(away.origin + path, { method })
    await away.close()
    expect(seen).toHaveBeenCalledWith(path.replace('_data=root', ''))
  })

  it('are no part of the build of the pages, which has all others', () => {
    const { routes, assets } = pagesOf(serverBuild)
    const resources = resourcesOf(serverBuild).map(({ id }) => id)
    const others = Object.keys(serverBuild.routes).filter((id) => !resources.includes(id))
    expect([Object.keys(routes), Object.keys(assets.routes)]).toEqual([others, others])
  })
})
