/** Public pages as finished bytes, sent before anything else of a request is looked at. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { smallestFor } from '~/door/files/encoding'
import type { InternalClient } from '~/door/files/internal-client'
import { type FinishedPage, finish, isForEverybody, tagOf } from './finished-page'

/**
 * One of the few kinds of visit for which a page differs, and the headers to ask the product with. `remember`: the
 * Set-Cookie of the page's language, for whom it is not remembered yet.
 */
export type Visit = { name: string; headers: Record<string, string>; remember: string | null }

type FinishedOptions = {
  /** Paths without query, exactly as requested; and whether browsers may keep the page and revalidate it. */
  pages: ReadonlyMap<string, { mayBeKept: boolean }>
  /** null: this request is, or may be, another kind of visit. Called for these paths only. */
  visitOf: (path: string, request: IncomingMessage) => Visit | null
  /** Gets only what is listed here of the request, so no page can contain anything of its first visitor. */
  ask: InternalClient
  now: () => number
  today: () => string
}

/** A page is at most this old, and of today within a second. Milliseconds. */
const LIFE_MS = 60_000
const LIFE_OF_NONE_MS = 1_000
const DAY_LOOKED_AT_MS = 1_000

type StoredPage = { page: FinishedPage | null; from: number; lifeMs: number; day: string }

/** GET and HEAD of a public page; everything else, and a page that cannot be kept, goes on to `next`. */
export function createFinishedPages({ pages, visitOf, ask, now, today }: FinishedOptions) {
  const kept = new Map<string, StoredPage>()
  const underWay = new Map<string, Promise<FinishedPage | null>>()
  const dayAt = rememberBriefly(today)

  async function make(path: string, visit: Visit, before: FinishedPage | null): Promise<FinishedPage | null> {
    const answer = await ask(path, visit.headers)
    if (!isForEverybody(answer)) return null
    return before?.tag === tagOf(answer) ? before : finish(answer, pages.get(path)?.mayBeKept === true)
  }

  /** Several requests at once wait for the same page. */
  function renew(key: string, path: string, visit: Visit): Promise<FinishedPage | null> {
    const [from, day] = [now(), today()]
    const pending = make(path, visit, kept.get(key)?.page ?? null)
      .catch(() => null)
      .then((page) => {
        kept.set(key, { page, from, day, lifeMs: page ? LIFE_MS : LIFE_OF_NONE_MS })
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, pending)
    return pending
  }

  const isValid = ({ from, lifeMs, day }: StoredPage, time: number) =>
    time >= from && time < from + lifeMs && day === dayAt(time)

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = request.url ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const visit = isRead && request.headers.host !== undefined && pages.has(path) ? visitOf(path, request) : null
    if (!visit) return next()
    const key = `${visit.name} ${path}`
    const known = kept.get(key)
    const sendOrGoOn = (page: FinishedPage | null) => (page ? send(page, visit.remember, request, response) : next())
    if (known && isValid(known, now())) sendOrGoOn(known.page)
    else void (underWay.get(key) ?? renew(key, path, visit)).then(sendOrGoOn)
  }
}

function send(
  { tag, bodies, headers, unchanged }: FinishedPage,
  remember: string | null,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const cookie = remember === null ? [] : ['Set-Cookie', remember]
  const { 'if-none-match': etags, 'accept-encoding': accepted } = request.headers
  if (etags !== undefined && isAmong(etags, tag) && unchanged.includes(tag)) {
    response.writeHead(304, [...unchanged, ...cookie]).end()
    return
  }
  const encoding = smallestFor(String(accepted ?? ''))
  response
    .writeHead(200, [...headers[encoding], ...cookie])
    .end(request.method === 'HEAD' ? undefined : bodies[encoding])
}

/** Compared as in RFC 9110: weak and strong tags match. */
const isAmong = (etags: string, tag: string) =>
  etags.split(',').some((one) => {
    const etag = one.trim()
    return etag === '*' || etag === tag || `W/${etag}` === tag
  })

/** Remembers the day for a moment, since computing it takes as long as sending a page. */
function rememberBriefly(today: () => string) {
  let seen = { day: '', at: Number.NEGATIVE_INFINITY }
  return (time: number): string => {
    if (time < seen.at || time >= seen.at + DAY_LOOKED_AT_MS) seen = { day: today(), at: time }
    return seen.day
  }
}
