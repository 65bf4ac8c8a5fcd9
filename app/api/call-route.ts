/** Declares a call: path, schemas and middleware. Router and OpenAPI document are made from it. */
import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { FAILURES } from '~/estimate/calls'
import { ProblemDocument } from './answers/problem'
import type { ApiEnv } from './api-env'
import { ListDayHeader } from './list-day'
import { ETagHeader, IfMatchHeader } from './revision-headers'

/** Gives failures of this call the title of the catalogue. */
export const withFailureOf =
  (call: keyof typeof FAILURES): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    c.set('failure', FAILURES[call])
    await next()
  }

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ProblemDocument } },
})
const NO_SESSION = {
  400: problem(
    'a session in the cookie and in `Authorization`, or an Authorization that is no session; malformed JSON',
  ),
  401: problem('no session'),
  403: problem('the terms have changed (`termsChanged`), or sent from a page of somebody else'),
}
const PROBLEMS = {
  404: problem("unknown, or somebody else's"),
  422: problem('what was sent does not fit'),
  424: problem('an outside party did not answer; asking again at once would wait as long'),
  default: problem('anything else, such as 429 (too many) or 500'),
}
const SAVING_PROBLEMS = {
  409: problem('changed elsewhere at the same time'),
  413: problem('more than 64 kB, 1000 values or 10 levels, or a text of more than 1000 characters'),
  415: problem('another content type than application/json'),
}
const OUTDATED = { 412: problem('something else was saved since the revision in `If-Match`') }

type ReadCall<Path extends string, Answer extends z.ZodType, Request extends RouteConfig['request']> = {
  path: Path
  summary: string
  answer: Answer
  request?: Request
  middleware: MiddlewareHandler<ApiEnv>[]
  /** Needs no session. */
  open?: true
  /** The answer carries the revision of what it reads (`ETag`). */
  revised?: true
  /** The answer is a directory list; if it is an old one, a header carries its date. */
  listed?: true
}

/** A call that reads. */
export const readRoute = <
  const Path extends string,
  Answer extends z.ZodType,
  const Request extends RouteConfig['request'] = undefined,
>({
  path,
  summary,
  answer,
  request,
  middleware,
  open,
  revised,
  listed,
}: ReadCall<Path, Answer, Request>) =>
  createRoute({
    method: 'get',
    operationId: operationId('get', path),
    path,
    summary,
    request: request as Request,
    middleware,
    ...(open ? { security: [] } : {}),
    responses: {
      200: {
        ...jsonAnswer(answer),
        ...(revised ? { headers: ETagHeader } : {}),
        ...(listed ? { headers: ListDayHeader } : {}),
      },
      ...(open ? {} : NO_SESSION),
      ...PROBLEMS,
    },
  })

type SaveCall<Path extends string, Answer extends z.ZodType, Body extends z.ZodType> = Omit<
  ReadCall<Path, Answer, undefined>,
  'request' | 'open' | 'revised' | 'listed'
> & { body: Body }

/** A call that saves its JSON body. */
export const saveRoute = <const Path extends string, Answer extends z.ZodType, Body extends z.ZodType>({
  path,
  summary,
  answer,
  body,
  middleware,
}: SaveCall<Path, Answer, Body>) =>
  createRoute({
    method: 'post',
    operationId: operationId('post', path),
    path,
    summary,
    request: { body: jsonBody(body) },
    middleware,
    responses: { 200: jsonAnswer(answer), ...NO_SESSION, ...PROBLEMS, ...SAVING_PROBLEMS },
  })

/** A call that saves a part with revisions; `If-Match` can name the revision that the change was made from. */
export const savePartRoute = <const Path extends string, Answer extends z.ZodType, Body extends z.ZodType>(
  call: SaveCall<Path, Answer, Body>,
) => {
  const { responses, ...route } = saveRoute(call)
  return createRoute({
    ...route,
    request: { body: jsonBody(call.body), headers: IfMatchHeader },
    responses: { ...responses, ...OUTDATED },
  })
}

/** One of the examples of a call: what is sent, and the answer to it. */
export type CallExample = { name: string; summary: string; request: object; answer: object }

type ComputeCall<Path extends string, Answer extends z.ZodType, Body extends z.ZodType> = {
  path: Path
  summary: string
  description: string
  body: Body
  answer: Answer
  examples: readonly CallExample[]
}

/** A call that computes from its JSON body, needs no session and saves nothing. */
export const computeRoute = <const Path extends string, Answer extends z.ZodType, Body extends z.ZodType>({
  path,
  summary,
  description,
  body,
  answer,
  examples,
}: ComputeCall<Path, Answer, Body>) => {
  const named = (part: 'request' | 'answer') =>
    Object.fromEntries(examples.map((one) => [one.name, { summary: one.summary, value: one[part] }]))
  return createRoute({
    method: 'post',
    operationId: operationId('post', path),
    path,
    summary,
    description,
    security: [],
    request: { body: jsonBody(body, named('request')) },
    responses: {
      200: {
        description: 'the answer',
        content: { 'application/json': { schema: answer, examples: named('answer') } },
      },
      400: problem('malformed JSON'),
      403: problem('sent from a page of somebody else'),
      413: problem('more than 64 kB, 4000 values or 10 levels, or a text of more than 1000 characters'),
      415: problem('another content type than application/json'),
      422: problem('what was sent does not fit, or is not estimated: `errors` says which field and why'),
      429: problem('too many calls from one address'),
      default: problem('anything else, such as 500'),
    },
  })
}

const jsonBody = <Body extends z.ZodType>(schema: Body, examples?: Record<string, { value: object }>) => ({
  required: true,
  content: { 'application/json': { schema, ...(examples && { examples }) } },
})

const jsonAnswer = <Answer extends z.ZodType>(schema: Answer) => ({
  description: 'the answer',
  content: { 'application/json': { schema } },
})

/** `/acor/insureds/{navs}` becomes `getAcorInsuredsNavs`. */
const operationId = (method: string, path: string) =>
  [method, ...path.split(/\W+/).filter(Boolean)].map((word, i) => (i === 0 ? word : capitalize(word))).join('')

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
