import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PartyError } from './connectors'
import { createPartyCall } from './party-call'
import { SIZE_LIMIT } from './read-bounded'

const Answer = z.object({ ok: z.literal(true) })
const address = 'https://party.example/api'

/** A party that gives these answers in turn, repeats the last one, and counts the requests. */
function party(...answers: (() => Response)[]) {
  const requests: RequestInit[] = []
  const fetch = async (_input: unknown, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    requests.push(init)
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (!answer) throw new Error('no answer prepared')
    return answer()
  }
  const call = createPartyCall({ timeoutMs: 5000, fetch: fetch as typeof globalThis.fetch })
  return { requests, call }
}

const json =
  (body: unknown, status = 200, type = 'application/json') =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
const good = json({ ok: true })
const broken = (): Response => {
  throw new TypeError('fetch failed')
}

async function reasonOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => 'answered',
    (thrown: unknown) => thrown,
  )
  return error instanceof PartyError ? error.reason : error
}

describe('repetition', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('asks once more after %i', async (status) => {
    const { call, requests } = party(json({}, status), good)
    expect(await call(Answer, address)).toEqual({ ok: true })
    expect(requests).toHaveLength(2)
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('gives up when %i comes twice', async (status) => {
    const { call, requests } = party(json({}, status))
    expect(await reasonOf(call(Answer, address))).toMatch(/badAnswer|timeout/)
    expect(requests).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 410, 501])('does not ask again after %i', async (status) => {
    const { call, requests } = party(json({}, status), good)
    await expect(call(Answer, address)).rejects.toThrow(PartyError)
    expect(requests).toHaveLength(1)
  })

  it('asks once more after a broken connection, also one that breaks in the middle of the answer', async () => {
    const halfway = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }))
    for (const failure of [broken, halfway]) {
      const { call, requests } = party(failure, good)
      expect(await call(Answer, address)).toEqual({ ok: true })
      expect(requests).toHaveLength(2)
    }
  })

  it.each([
    ['503', json({}, 503)],
    ['a broken connection', broken],
  ])('never repeats a POST: %s', async (_name, failure) => {
    const { call, requests } = party(failure, good)
    await expect(call(Answer, address, { method: 'POST', body: {} })).rejects.toThrow(PartyError)
    expect(requests).toHaveLength(1)
  })
})

describe('what an answer must be', () => {
  const big = () =>
    new Response(`{"ok":true,"more":"${'x'.repeat(SIZE_LIMIT)}"}`, { headers: { 'content-type': 'application/json' } })

  it.each([
    ['another shape', json({ ok: false }), 'badAnswer'],
    ['HTML', json({ ok: true }, 200, 'text/html'), 'badAnswer'],
    ['no content type', () => new Response(new TextEncoder().encode('{"ok":true}')), 'badAnswer'],
    ['JSON cut short', () => new Response('{"ok":', { headers: { 'content-type': 'application/json' } }), 'badAnswer'],
    ['nothing', () => new Response(null, { status: 204 }), 'badAnswer'],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }), 'badAnswer'],
    ['more than the limit', big, 'badAnswer'],
    ['401', json({}, 401), 'refused'],
    ['403', json({}, 403), 'refused'],
    ['400', json({}, 400), 'refused'],
    ['404', json({}, 404), 'notFound'],
    ['an error page', () => new Response('<h1>oops</h1>', { status: 418 }), 'badAnswer'],
    ['no connection', broken, 'timeout'],
  ])('%s', async (_name, answer, reason) => {
    const { call, requests } = party(answer)
    expect(await reasonOf(call(Answer, address))).toBe(reason)
    expect(requests[0]?.redirect).toBe('manual')
  })

  it('takes a vendor type that ends in +json', async () => {
    const { call } = party(json({ ok: true }, 200, 'application/vnd.pension+json; charset=utf-8'))
    expect(await call(Answer, address)).toEqual({ ok: true })
  })

  it('stops reading an endless answer', async () => {
    let sent = 0
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 100_000
            controller.enqueue(new Uint8Array(100_000))
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      )
    const { call } = party(endless)
    expect(await reasonOf(call(Answer, address))).toBe('badAnswer')
    expect(sent).toBeLessThan(SIZE_LIMIT * 2)
  })

  it('says nothing of what was asked or answered', async () => {
    const { call } = party(json({ secret: 'answered' }))
    const error = await call(Answer, `${address}/756.9217.0769.85`).catch((thrown: unknown) => thrown)
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/756|answered|party/)
  })
})

it('gives up at the time limit and does not ask again', async () => {
  let calls = 0
  const silent = (_input: unknown, init: RequestInit = {}) => {
    calls += init.signal?.aborted ? 0 : 1
    return new Promise<Response>((_resolve, reject) => {
      if (init.signal?.aborted) reject(init.signal.reason)
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  }
  const call = createPartyCall({ timeoutMs: 1, fetch: silent as typeof globalThis.fetch })
  expect(await reasonOf(call(Answer, address))).toBe('timeout')
  expect(calls).toBe(1)
})
