import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express'

/**
 * Reads a small form. If it is too large or unreadable it has no fields: its page is shown again and says so, with the
 * status from `refusedWith`.
 */
export const readForm = (limit = '4kb'): (RequestHandler | ErrorRequestHandler)[] => [
  express.urlencoded({ extended: false, limit, parameterLimit: 10 }),
  takeUnreadable,
]

const takeUnreadable: ErrorRequestHandler = (error: { status?: unknown }, request, response, next) => {
  const { status } = error
  if (typeof status !== 'number' || status < 400 || status >= 500) return next(error)
  request.body = {}
  response.locals.refusedWith = status
  next()
}

export const refusedWith = (response: Response): number | null => response.locals.refusedWith ?? null
