import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../tests/support/product/start-api'
import { mountApi } from './mount'

let api: Awaited<ReturnType<typeof startApi>>
const app = express()
const server = createServer(app)
beforeAll(async () => {
  api = await startApi()
  mountApi(app, '/api', api.api)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void server.close())

/** Sent as it is written: in pieces, without a length, where none is given. @returns the status */
async function sent(method: string, headers: Record<string, string>, pieces: readonly string[]) {
  const { port } = server.address() as AddressInfo
  const authorization = `Bearer ${api.token}`
  const path = '/api/openpk/user/pension-funds'
  const asked = request({
    port,
    method,
    path,
    headers: { authorization, 'content-type': 'application/json', ...headers },
  })
  for (const piece of pieces) asked.write(piece)
  asked.end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  return answer.statusCode
}

const CHUNKED = { 'transfer-encoding': 'chunked' }
const LONG = 'x'.repeat(40 * 1024)

describe('a call over HTTP', () => {
  it.each<[string, string, Record<string, string>, string[], number]>([
    ['in pieces, without a length', 'POST', CHUNKED, ['{"ids":', '["a"]}'], 200],
    ['with a length', 'POST', { 'content-length': '13' }, ['{"ids":["a"]}'], 200],
    ['without a length, and too long', 'POST', CHUNKED, [`{"ids":["a"],"more":["${LONG}","`, `${LONG}"]}`], 413],
    ['without a body', 'POST', { 'content-length': '0' }, [], 400],
    ['without a body or a length', 'POST', CHUNKED, [], 400],
    ['by another method, in pieces', 'PUT', CHUNKED, ['{}'], 404],
    ['that only reads', 'GET', {}, [], 200],
  ])('%s is answered as it is: %s', async (_, method, headers, pieces, status) => {
    expect(await sent(method, headers, pieces)).toBe(status)
  })
})
