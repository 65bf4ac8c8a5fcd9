/**
 * Forms that pages of other sites may post. They are answered as if nobody had a session: whatever would tell who is asking
 * is taken off the request before anything reads it, so the answer is the same for everybody, and a foreign page can do
 * nothing in a visitor's name (docs/decisions/the-door.md).
 */
import type { Request, RequestHandler } from 'express'

/** @param paths those of the pages whose handle says `openForm` */
export function createOpenForms(paths: ReadonlySet<string>) {
  const isOpen = ({ path }: Pick<Request, 'path'>) => paths.has(path)

  /** Its origin goes too, since Remix compares it with the host as the gate does. */
  const withoutVisitor: RequestHandler = (request, _response, next) => {
    if (isOpen(request)) for (const name of IDENTIFYING_HEADERS) delete request.headers[name]
    next()
  }

  return {
    /** Whether a request posts such a form. */
    isPosted: (request: Pick<Request, 'path' | 'method'>) => request.method === 'POST' && isOpen(request),
    withoutVisitor,
  }
}

const IDENTIFYING_HEADERS = ['cookie', 'authorization', 'origin']
