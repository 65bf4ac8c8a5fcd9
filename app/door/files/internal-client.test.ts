import { expect, it } from 'vitest'
import { createInternalClient } from './internal-client'

it('asks the app as a browser would, and returns the whole answer', async () => {
  const ask = createInternalClient((request, response) => {
    response.writeHead(418, { 'X-Asked': `${request.method} ${request.url} ${request.headers.host}` })
    response.end(request.headers.cookie)
  })
  const answers = await Promise.all(['a=1', 'b=2'].map((cookie) => ask('/page', { host: 'example.ch', cookie })))
  expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
    [418, 'a=1'],
    [418, 'b=2'],
  ])
  expect(answers[0]?.rawHeaders.slice(0, 2)).toEqual(['X-Asked', 'GET /page example.ch'])
})
