/**
 * Hands the requests of Express to Remix, and sends its answers. In place of @remix-run/express, which reads every page
 * out of a stream again.
 */
import { type AppLoadContext, createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express'
import { refuse } from '~/door/refusal'

/** A page as bytes, so that no stream is needed. For any other reader, its body is empty. */
export class PageAnswer extends Response {
  constructor(
    readonly page: Buffer<ArrayBuffer>,
    init: ResponseInit,
  ) {
    super(null, init)
  }
}

/** @param request as Remix gets it */
export type GetLoadContext = (
  incoming: ExpressRequest,
  outgoing: ExpressResponse,
  request: Request,
) => Promise<AppLoadContext>

type RemixOptions = {
  answer: (request: Request, context: AppLoadContext) => Promise<Response>
  /** The public origin. Headers of a proxy are ignored, since anybody can send them. */
  origin: string
  getLoadContext: GetLoadContext
}

export function createRemixHandler({ answer, origin, getLoadContext }: RemixOptions): RequestHandler {
  const { host } = new URL(origin)
  return async (incoming, outgoing, next) => {
    try {
      const request = requestOf(incoming, { url: origin + incoming.originalUrl, host, signal: whenLeft(outgoing) })
      const answered = await answer(request, await getLoadContext(incoming, outgoing, request))
      if (isLastResort(answered) && !request.signal.aborted) refuse(incoming, outgoing, 500)
      else await send(answered, outgoing)
    } catch (error) {
      next(error)
    }
  }
}

/** Remix's bare text where not even the root's boundary can be drawn: all that is ours says whether it may be kept. */
const isLastResort = ({ status, headers }: Response) => status === 500 && !headers.has('Cache-Control')

type Place = { url: string; host: string; signal: AbortSignal }

/** Remix compares the Origin of a form with the host, which the gate has already done. */
function requestOf(incoming: ExpressRequest, { url, host, signal }: Place): Request {
  const { method } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value && !NOT_PASSED_ON.includes(name)) headers.set(name, String(value))
  headers.set('host', host)
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  return new Request(url, { method, headers, signal, body: createReadableStreamFromReadable(incoming), duplex: 'half' })
}

const NOT_PASSED_ON = ['host', 'x-forwarded-host', 'x-forwarded-proto']

/** Aborted when the visitor leaves before the answer is sent. */
export function whenLeft(outgoing: ExpressResponse): AbortSignal {
  const left = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort()
  })
  return left.signal
}

async function send(answer: Response, outgoing: ExpressResponse) {
  outgoing.statusMessage = answer.statusText
  outgoing.status(answer.status)
  for (const [name, value] of answer.headers) outgoing.append(name, value)
  if (answer instanceof PageAnswer) outgoing.end(answer.page)
  else if (answer.body) await writeReadableStreamToWritable(answer.body, outgoing)
  else outgoing.end()
}
