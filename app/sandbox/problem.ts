/** Errors in the standard's form: problem+json with one of its types. Nothing that was sent is repeated. */
import type { NextFunction, Request, Response } from 'express'

const PROBLEMS = {
  malformed: [400, 'MALFORMED_PAYLOAD', 'Malformed request'],
  invalid: [400, 'INVALID_PAYLOAD', 'A value does not fit'],
  noToken: [401, 'INVALID_TOKEN', 'Access token is missing or invalid'],
  notFound: [404, 'RESOURCE_DOES_NOT_EXIST', 'Invalid id, or no authorization to access data'],
  noScope: [404, 'INSUFFICIENT_PRIVILEGES', 'Invalid id, or no authorization to access data'],
  tooLarge: [413, 'RESOURCE_TOO_LARGE', 'Request body is too large'],
  technical: [500, 'TECHNICAL_ERROR', 'Internal server error'],
  notActive: [503, 'SERVICE_UNAVAILABLE', 'This party does not answer at the moment'],
} as const

export function sendProblem(response: Response, kind: keyof typeof PROBLEMS) {
  const [status, type, title] = PROBLEMS[kind]
  if (status === 401) response.set('www-authenticate', 'Bearer')
  // `type()` would add a charset, which JSON does not have.
  response.status(status).set('content-type', 'application/problem+json')
  response.end(JSON.stringify({ type: `/problems/${type}`, title }))
}

/** Answers what a body parser or a bug threw, without its text. Express knows error handlers by four parameters. */
export function answerError(error: { status?: unknown }, _: Request, response: Response, next: NextFunction) {
  if (response.headersSent) return next(error)
  if (error.status === 413) return sendProblem(response, 'tooLarge')
  const isTheirs = typeof error.status === 'number' && error.status >= 400 && error.status < 500
  sendProblem(response, isTheirs ? 'malformed' : 'technical')
}
