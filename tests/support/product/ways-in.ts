/** The three ways to the product's calls: in process, over HTTP with the token as bearer, over HTTP with the cookie. */
import express from 'express'
import type { ApiHandler } from '~/api/api'
import { mountApi } from '~/api/mount'
import { createGate } from '~/door/gate'
import { readableOnly } from '~/door/requests'
import { fetchOf } from '../parties/fetch-of'
import { listen } from './listen'
import { COOKIE, ORIGIN } from './start-api'

export const WAYS = ['in process', 'over HTTP with the token', 'over HTTP with the cookie'] as const
export type Way = (typeof WAYS)[number]

type CallRequest = { method?: 'GET' | 'POST'; token: string | null; headers?: Record<string, string>; body?: string }

/** `ask` sends one request in the given way; a null token: nobody is signed in. Close it when done. */
export async function openWay(way: Way, api: ApiHandler) {
  const headersOf = (token: string | null, method: string): Record<string, string> => {
    if (way !== 'over HTTP with the cookie') return token ? { authorization: `Bearer ${token}` } : {}
    // As a browser sends it, from a page of ours.
    return { ...(token ? { cookie: `${COOKIE}=${token}` } : {}), ...(method === 'POST' ? { origin: ORIGIN } : {}) }
  }
  const { base, fetch, close } = way === 'in process' ? noServer(api) : await served(api)
  const ask = (path: string, { method = 'GET', token, headers = {}, body }: CallRequest) =>
    fetch(`${base}${path}`, { method, headers: { ...headersOf(token, method), ...headers }, body, redirect: 'manual' })
  return { base, fetch, headersOf, ask, close }
}

const noServer = (api: ApiHandler) => ({ base: `${ORIGIN}/api`, fetch: fetchOf(api), close: async () => {} })

/** Behind the same door as in the product. */
async function served(api: ApiHandler) {
  const app = express().disable('x-powered-by')
  app.use(readableOnly, createGate({ publicOrigin: ORIGIN }))
  mountApi(app, '/api', api)
  const { origin, close } = await listen(app)
  return { base: `${origin}/api`, fetch: globalThis.fetch, close }
}
