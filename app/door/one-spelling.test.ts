import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../tests/support/product/listen'
import { normalisedPath, redirectToOneSpelling } from './one-spelling'

describe('a path in its one spelling', () => {
  it.each([
    ['/', '/'],
    ['/avs', '/avs'],
    ['/avs/', '/avs'],
    ['//', '/'],
    ['///de//avs///', '/de/avs'],
    ['//evil.example', '/evil.example'],
    ['//evil.example//', '/evil.example'],
    ['/%64e/av%73', '/de/avs'],
    ['/data/synthesis%2Epdf/', '/data/synthesis.pdf'],
    ['/AVS', '/AVS'],
    ['/a%2fb', '/a%2Fb'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/%2561vs', '/%2561vs'],
    ['/%c3%a9/', '/%C3%A9'],
    ['/~a-b_c.d', '/~a-b_c.d'],
  ])('%s is %s', (path, spelled) => {
    expect(normalisedPath(path)).toBe(spelled)
    expect(normalisedPath(spelled), 'once is enough').toBe(spelled)
  })
})

describe('someone who asks in another spelling', () => {
  let served: Listening
  beforeAll(async () => {
    served = await listen(express().use(redirectToOneSpelling, (request, response) => void response.send(request.url)))
  })
  afterAll(() => served.close())

  it.each([
    ['GET', '/avs/', '/avs'],
    ['POST', '/data//', '/data'],
    ['GET', '//evil.example/?a=b', '/evil.example?a=b'],
    ['HEAD', '//?from=//evil.example/&b=%61/', '/?from=//evil.example/&b=%61/'],
    ['PUT', '/api/%6De?a', '/api/me?a'],
    ['GET', '//?%%', '/?%%'],
  ])('is led to the one: %s %s', async (method, path, location) => {
    const answer = await fetch(served.origin + path, { method, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/', '/?a=//', '/avs?b=%61/', '/3a'])('in this one goes on: %s', async (path) => {
    const answer = await fetch(served.origin + path)
    expect([answer.status, await answer.text()]).toEqual([200, path])
  })
})
