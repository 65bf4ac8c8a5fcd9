/**
 * Hands the requests of Express to Remix, and sends its answers. In place of @remix-run/express, which reads every page
 * out of a stream again.
 */
import { type AppLoadContext, createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import type { Request as Asked, RequestHandler, Response as Sent } from 'express'

/** A page as bytes, which no stream needs to carry: its body is empty for everybody but us. */
export class PageAnswer extends Response {
  constructor(
    readonly page: Buffer<ArrayBuffer>,
    init: ResponseInit,
  ) {
    super(null, init)
  }
}

export type RemixOptions = {
  answer: (request: Request, context: AppLoadContext) => Promise<Response>
  /** The public origin. What a proxy says of it is not read, since anybody can say it. */
  origin: string
  getLoadContext: (asked: Asked, sent: Sent) => Promise<AppLoadContext>
}

export function createRemixHandler({ answer, origin, getLoadContext }: RemixOptions): RequestHandler {
  const { host } = new URL(origin)
  return async (asked, sent, next) => {
    try {
      const request = requestOf(asked, { url: origin + asked.originalUrl, host, signal: whenLeft(sent) })
      await send(await answer(request, await getLoadContext(asked, sent)), sent)
    } catch (error) {
      next(error)
    }
  }
}

type Place = { url: string; host: string; signal: AbortSignal }

/** Remix compares the Origin of a form with the host, which the gate has already done. */
function requestOf(asked: Asked, { url, host, signal }: Place): Request {
  const { method } = asked
  const headers = new Headers()
  for (const [name, value] of Object.entries(asked.headers))
    if (value && !NOT_TAKEN.includes(name)) headers.set(name, String(value))
  headers.set('host', host)
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  return new Request(url, { method, headers, signal, body: createReadableStreamFromReadable(asked), duplex: 'half' })
}

const NOT_TAKEN = ['host', 'x-forwarded-host', 'x-forwarded-proto']

/** Aborted when the visitor leaves before the answer is sent. */
function whenLeft(sent: Sent): AbortSignal {
  const left = new AbortController()
  sent.once('close', () => {
    if (!sent.writableFinished) left.abort()
  })
  return left.signal
}

async function send(answer: Response, sent: Sent) {
  sent.statusMessage = answer.statusText
  sent.status(answer.status)
  for (const [name, value] of answer.headers) sent.append(name, value)
  if (answer instanceof PageAnswer) sent.end(answer.page)
  else if (answer.body) await writeReadableStreamToWritable(answer.body, sent)
  else sent.end()
}
