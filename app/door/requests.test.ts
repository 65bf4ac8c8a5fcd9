import { request as send } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../tests/support/product/listen'
import { readableOnly, smallBodiesOnly } from './requests'

let served: Listening
beforeAll(async () => {
  const app = express()
  app.use(readableOnly, smallBodiesOnly)
  app.use((_, response) => void response.send('in'))
  served = await listen(app)
})
afterAll(() => served.close())

/** Sent below fetch, which refuses to send some of these. */
const statusOf = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(served.origin)
    const asked = send({ hostname, port, method, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end(body)
  })

/** The page that a browser is shown. */
const pageOf = (path: string, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(served.origin)
    const all = { accept: 'text/html', 'user-agent': 'Mozilla/5.0', ...headers }
    // The body is never sent, so the connection is of no use to the next request.
    const asked = send({ hostname, port, method: 'POST', path, headers: all, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        asked.destroy()
        resolve(text.replaceAll('\u00a0', ' '))
      })
    })
    asked.on('error', reject)
    asked.flushHeaders()
  })

const SCAN = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9437184' }

describe('a file that is too large', () => {
  it.each([
    ['/lpp/certificate', '/lpp/certificate', '5 mégaoctets', 'Revenir à la page'],
    ['/lpp/certificate?number=2&x=%22', '/lpp/certificate?number=2', '5 mégaoctets', 'Revenir à la page'],
    ['/de/3a/account', '/de/3a/account', '5 Megabyte', 'Zurück zur Seite'],
    ['/de/avs/career?who=partner', '/de/avs/career?who=partner', '5 Megabyte', 'Zurück zur Seite'],
    ['/resume', '/resume', '800 kilooctets', 'Revenir à la page'],
  ])('at %s: its page %s says %s, and leads back', async (path, back, most, action) => {
    const main = (await pageOf(path, SCAN)).split('<section')[0] ?? ''
    expect(main).toContain(most)
    expect(main).toContain(`<a class="button button-primary" href="${back}">${action}</a>`)
  })

  it('without a file the page speaks of the answers, and so does one that takes no file', async () => {
    const form = { ...SCAN, 'content-type': 'application/x-www-form-urlencoded' }
    for (const page of [await pageOf('/lpp/certificate', form), await pageOf('/avs', SCAN)]) {
      expect(page).toContain('raccourcissez vos réponses')
      expect(page).not.toContain('mégaoctets')
    }
  })
})

describe('requests', () => {
  it.each([
    ['GET', '/avs', 200],
    ['GET', '/%C3%A9', 200],
    ['TRACE', '/', 405],
    ['GET', '/avs/%E0%A4', 400],
    ['GET', '/%5Cevil.example', 400],
    ['GET', '/data/./synthesis.csv', 400],
    ['GET', '/de/../avs', 400],
    ['GET', '/%2e%2E/avs', 400],
    ['GET', '/data/%2E%2Fsynthesis.csv', 400],
    ['GET', '/.well-known/..x/a.b.', 200],
    ['GET', 'http://evil.example/avs', 400],
    ['OPTIONS', '*', 400],
    ['GET', '/avs#a', 400],
    ['GET', '/avs/?a=b#c', 400],
    ['GET', '//', 200],
    ['GET', '/avs/756.1234.5678.97%', 400],
    ['GET', `/avs?${'a'.repeat(7995)}`, 200],
    ['GET', `/avs?${'a'.repeat(7996)}`, 414],
  ])('%s %.40s is answered with %i', async (method, path, status) => expect(await statusOf(method, path)).toBe(status))

  it.each([
    ['64 kB', { 'content-length': '65536' }, 'a'.repeat(65_536), 200],
    ['more', { 'content-length': '65537' }, 'a'.repeat(65_537), 413],
    ['no length', { 'transfer-encoding': 'chunked' }, 'a', 411],
  ])('a body of %s', async (_, headers, body, status) =>
    expect(await statusOf('POST', '/', headers as unknown as Record<string, string>, body)).toBe(status),
  )

  it.each([
    ['/resume', 865_536, 200],
    ['/de/resume', 865_536, 200],
    ['/resume', 865_537, 413],
    ['/resume/more', 65_537, 413],
    ['/avs/career', 6_356_992, 200],
    ['/de/avs/career', 6_356_993, 413],
    ['/avs/career/check', 65_537, 413],
    ['/avs', 65_537, 413],
  ])('of a file for %s: %i bytes', async (path, bytes, status) => {
    const headers = { 'content-length': String(bytes), 'content-type': 'multipart/form-data; boundary=b' }
    expect(await statusOf('POST', path, headers as unknown as Record<string, string>, 'a'.repeat(bytes))).toBe(status)
  })

  it.each(['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; multipart/form-data', ''])(
    'of a page that takes a file, a body as %j has the size of a form: fields without end would stop everybody',
    async (type) => {
      const sent = (bytes: number) => statusOf('POST', '/resume', { 'content-type': type }, 'a&'.repeat(bytes / 2))
      expect([await sent(65_536), await sent(65_538)]).toEqual([200, 413])
    },
  )
})
