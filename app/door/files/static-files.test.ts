import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { createKnownFiles, createStaticFiles } from './static-files'

const STYLE = 'body{color:#000}'.repeat(50)
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256))
const FOREVER = 'public, max-age=31536000, immutable'

let folder: string
let served: Listening
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  writeFileSync(join(folder, 'app-1.css'), STYLE)
  writeFileSync(join(folder, 'app-1.css.br'), brotliCompressSync(STYLE))
  writeFileSync(join(folder, 'app-1.css.gz'), gzipSync(STYLE))
  writeFileSync(join(folder, 'film-1.mp4'), FILM)
  served = await listen(
    express()
      .use('/assets', createStaticFiles(folder))
      .use((_, response) => void response.status(404).end()),
  )
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer }

/** Sent below fetch, which decompresses by itself. */
const askAt = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request(address, { method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Answer['headers'], body })
    })
      .on('error', reject)
      .end()
  })

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  askAt(`${served.origin}/assets/${name}`, headers, method)

describe('a file of the build', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
    ['br;q=0', undefined, (body: Buffer) => body],
  ])('is sent to someone who takes %j as %s, for good', async (accepted, encoding, read) => {
    const { status, headers, body } = await ask('app-1.css', { 'accept-encoding': accepted })
    expect(status).toBe(200)
    expect(read(body).toString()).toBe(STYLE)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/css; charset=utf-8$/i),
      'content-length': String(body.length),
      'cache-control': FOREVER,
      vary: 'Accept-Encoding',
    })
    expect(headers['content-encoding']).toBe(encoding)
    const head = await ask('app-1.css', { 'accept-encoding': accepted }, 'HEAD')
    const { date: _, connection: __, 'keep-alive': ___, ...same } = headers
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers).toMatchObject(same)
  })

  it.each(['etag', 'last-modified'] as const)('is not sent again to someone who has it, by its %s', async (tag) => {
    const asked = { 'accept-encoding': 'br' }
    const first = await ask('app-1.css', asked)
    const name = tag === 'etag' ? 'if-none-match' : 'if-modified-since'
    const { status, body, headers } = await ask('app-1.css', { ...asked, [name]: first.headers[tag] ?? '' })
    expect([status, body.length, headers['content-encoding']]).toEqual([304, 0, undefined])
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: first.headers.etag, 'cache-control': FOREVER })
  })

  it('has a tag of its own in each encoding', async () => {
    const tags = await Promise.all(['br', 'gzip', ''].map((one) => ask('app-1.css', { 'accept-encoding': one })))
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/1000', FILM.subarray(0, 2)],
    ['bytes=0-0', 206, 'bytes 0-0/1000', FILM.subarray(0, 1)],
    ['bytes=-10', 206, 'bytes 990-999/1000', FILM.subarray(990)],
    ['bytes=500-', 206, 'bytes 500-999/1000', FILM.subarray(500)],
    ['bytes=1000-', 416, 'bytes */1000', null],
  ])('that is a film is sent in parts: %s', async (range, status, told, part) => {
    const answer = await ask('film-1.mp4', { range, 'accept-encoding': 'br' })
    expect([answer.status, answer.headers['content-range']]).toEqual([status, told])
    if (part) expect(answer.body.equals(part)).toBe(true)
    expect([answer.headers.vary, answer.headers['content-encoding']]).toEqual([undefined, undefined])
  })

  it('is no part of a compressed one', async () => {
    const { status, body } = await ask('app-1.css', { range: 'bytes=0-3', 'accept-encoding': 'br' })
    expect([status, body.toString()]).toEqual([206, STYLE.slice(0, 4)])
  })

  it.each(['app-2.css', '', 'app-1.css/', '../product.server.ts', '%2e%2e%2fproduct.server.ts'])(
    'that is not there is missing: %s',
    async (name) => expect((await ask(name, { 'accept-encoding': 'br' })).status).toBeGreaterThanOrEqual(403),
  )

  it('that came after the start is sent as it is', async () => {
    writeFileSync(join(folder, 'new-1.css'), STYLE)
    writeFileSync(join(folder, 'new-1.css.br'), brotliCompressSync(STYLE))
    const { status, body } = await ask('new-1.css', { 'accept-encoding': 'br' })
    expect([status, body.toString()]).toEqual([200, STYLE])
  })
})

it('a folder that is not there has no files', async () => {
  const empty = await listen(express().use(createStaticFiles(join(folder, 'nowhere'))))
  expect((await fetch(`${empty.origin}/a.css`)).status).toBe(404)
  await empty.close()
})

describe('a file that others look for', () => {
  let known: Listening
  beforeAll(async () => {
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n')
    writeFileSync(join(folder, 'licences.txt'), 'MIT')
    writeFileSync(join(folder, 'secret.txt'), 'nobody looks for me')
    const rest = express().use(createKnownFiles(folder))
    known = await listen(rest.use((_, response) => void response.status(404).end()))
  })
  afterAll(() => known.close())

  it('can be what the build tells of licences', async () =>
    expect((await askAt(`${known.origin}/licences.txt`)).body.toString()).toBe('MIT'))

  it('is kept for an hour, and is not sent again to someone who has it', async () => {
    const { status, headers, body } = await askAt(`${known.origin}/robots.txt`)
    expect([status, body.toString()]).toEqual([200, 'User-agent: *\n'])
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(headers['content-type']).toMatch(/^text\/plain; charset=utf-8$/i)
    const again = await askAt(`${known.origin}/robots.txt`, { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
  })

  it.each(['/favicon.ico', '/secret.txt', '/app-1.css', '/'])('%s is none, or is not there', async (path) =>
    expect((await fetch(known.origin + path)).status).toBe(404),
  )

  it('takes nothing', async () =>
    expect((await fetch(`${known.origin}/robots.txt`, { method: 'POST' })).status).toBe(404))
})
