/**
 * The setting `API_BASE` as a full address: the pages of one product, with all their calls answered behind that address
 * by another one over the same vault. The proxy between them sees who asks, and answers itself if a test says so.
 */
import express, { type Response as ExpressResponse, type RequestHandler } from 'express'
import { MemoryVault } from '../vault/memory-vault'
import { listen } from './listen'
import { startProduct } from './start-product'

const BASE = '/elsewhere/v1'

/** Such as `GET /me`, without a query. `answered` is null until there is an answer. */
export type SeenCall = { call: string; query: string; authorization: string | undefined; answered: number | null }

/** A status without a body, or an answer that the test gives itself. */
type InPlace = number | ((response: ExpressResponse) => void)

export type CallsElsewhere = Awaited<ReturnType<typeof startCallsElsewhere>>

/** @param now moves the clock of both, in milliseconds since 1970 */
export async function startCallsElsewhere({ now }: { now?: () => number } = {}) {
  const seen: SeenCall[] = []
  const inPlace = new Map<string, InPlace[]>()

  let vault: MemoryVault | undefined
  const openVault = (clock: () => number) => (vault ??= new MemoryVault(clock))
  const calls = await startProduct({ openVault, now })

  /** Hands a call on to the product that answers it. */
  const handOn: RequestHandler = async ({ method, originalUrl, headers, body }, response) => {
    const { authorization, 'if-match': revision } = headers
    const [path = '', query = ''] = originalUrl.slice(BASE.length).split('?')
    const one: SeenCall = { call: `${method} ${path}`, query, authorization, answered: null }
    seen.push(one)
    const planned = inPlace.get(one.call)?.shift()
    if (typeof planned === 'function') return planned(response)
    if (planned !== undefined) {
      one.answered = planned
      return void response.status(planned).type('application/problem+json').send({ status: planned, title: 'planned' })
    }
    const answer = await fetch(`${calls.origin}/api${path}${query && `?${query}`}`, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(revision && { 'if-match': revision }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      body: method === 'POST' ? body : undefined,
    })
    one.answered = answer.status
    const told = { 'content-type': answer.headers.get('content-type') ?? '', etag: answer.headers.get('etag') ?? '' }
    response
      .status(answer.status)
      .set(told)
      .send(await answer.text())
  }

  const between = await listen(express().use(BASE, express.text({ type: () => true }), handOn))
  const base = between.origin + BASE
  const pages = await startProduct({ openVault, now, settings: { API_BASE: base } })

  return {
    pages,
    base,
    seen,
    get vault(): MemoryVault {
      if (!vault) throw new Error('no vault was opened')
      return vault
    },
    timesSeen: (call: string) => seen.filter((one) => one.call === call).length,
    /** The answers to the next calls of this name, one after the other. */
    answerInPlace: (call: string, ...answers: InPlace[]) => void inPlace.set(call, answers),
    async close() {
      for (const one of [pages, calls, between]) await one.close()
    },
  }
}
