import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { type Listening, listen } from '../../tests/support/listen'
import { identityRouter } from './identity-router'
import type { IdentityRoutes } from './identity-routes'

let served: Listening
afterEach(() => served?.close())

async function mounted(routes: IdentityRoutes) {
  const app = express()
  app.use(identityRouter(routes, 'https://example.ch'))
  app.use((_, res) => void res.send('the pages'))
  app.use(((_error, _req, res, _next) => void res.status(500).send('broken')) as express.ErrorRequestHandler)
  served = await listen(app)
}

it('hands over method, public address and cookies, and sends the answer with each of its cookies', async () => {
  const seen: Request[] = []
  await mounted(async (request) => {
    seen.push(request)
    const headers = new Headers({ location: '/router', 'clear-site-data': '"cache"' })
    for (const cookie of ['a=1; Path=/', 'b=2; Path=/']) headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  })
  const response = await fetch(`${served.origin}/signin?x=1`, {
    method: 'POST',
    headers: { cookie: 'c=3', 'x-forwarded-host': 'evil.example' },
    redirect: 'manual',
  })
  const [request] = seen
  expect([request?.method, request?.url, request?.headers.get('cookie')]).toEqual([
    'POST',
    'https://example.ch/signin?x=1',
    'c=3',
  ])
  expect([response.status, response.headers.get('location')]).toEqual([303, '/router'])
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
})

it.each(['/avs', '//evil.example/signin', '/%', '/a?b=%'])('leaves %s to the pages', async (path) => {
  await mounted(async () => null)
  expect(await (await fetch(served.origin + path)).text()).toBe('the pages')
})

it('leaves what breaks to the error page', async () => {
  await mounted(() => Promise.reject(new Error('disk')))
  expect((await fetch(`${served.origin}/signin`)).status).toBe(500)
})
