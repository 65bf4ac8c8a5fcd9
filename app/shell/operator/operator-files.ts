/** The operator's own files: its logo, and the style sheet of its colours. */
import type { RequestHandler } from 'express'

export const OPERATOR_FOLDER = '/operator'

export type OperatorFile = { path: string; type: 'svg' | 'png' | 'css'; body: Buffer }

/** A drawing that is opened by its own address can load and run nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** GET and HEAD, with ETag; named by what they hold, so browsers keep them for good. */
export function createOperatorFiles(files: readonly OperatorFile[]): RequestHandler {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return ({ path, method }, response, next) => {
    const file = method === 'GET' || method === 'HEAD' ? byPath.get(path) : undefined
    if (!file) return next()
    if (file.type === 'svg') response.setHeader('Content-Security-Policy', DRAWING_POLICY)
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type(file.type).send(file.body)
  }
}
