/** How a call is declared: its path, its schemas and its middleware, from which router and document are made. */
import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { ProblemDocument } from './answers'
import type { ApiEnv } from './api-env'
import { ListedOn } from './listed-on'
import { Precondition, Revised } from './revision'

/** The catalogue's titles for what could not be loaded. */
export type Failure = 'no registry' | 'no selection' | 'no policy' | 'no info' | 'no provident'

/** Names what a failure of this call is called. */
export const failsAs =
  (failure: Failure): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    c.set('failure', failure)
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
}
const PROBLEMS = {
  404: problem("unknown, or somebody else's"),
  422: problem('what was sent does not fit'),
  424: problem('an outside party did not answer; asking again at once would wait as long'),
  default: problem('anything else, such as 429 (too many) or 500'),
}
const SAVING_PROBLEMS = {
  403: problem('sent from a page of somebody else'),
  409: problem('changed elsewhere at the same time'),
  413: problem('more than 64 kB, 1000 values or 10 levels'),
  415: problem('another content type than application/json'),
}
const OUTDATED = { 412: problem('something else was saved since the revision in `If-Match`') }

type Call<Path extends string, Answer extends z.ZodType, Request extends RouteConfig['request']> = {
  path: Path
  summary: string
  answer: Answer
  request?: Request
  middleware: MiddlewareHandler<ApiEnv>[]
  /** For everybody: no session is asked for. */
  open?: true
  /** What it reads has revisions; the answer names the present one. */
  revised?: true
  /** A list of the directory, which can be an old one; the answer then names its day. */
  listed?: true
}

/** A call that reads. */
export const reading = <
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
}: Call<Path, Answer, Request>) =>
  createRoute({
    method: 'get',
    operationId: operationId('get', path),
    path,
    summary,
    request: request as Request,
    middleware,
    ...(open ? { security: [] } : {}),
    responses: {
      200: { ...answered(answer), ...(revised ? { headers: Revised } : {}), ...(listed ? { headers: ListedOn } : {}) },
      ...(open ? {} : NO_SESSION),
      ...PROBLEMS,
    },
  })

type Saving<Path extends string, Answer extends z.ZodType, Body extends z.ZodType> = Omit<
  Call<Path, Answer, undefined>,
  'request' | 'open' | 'revised' | 'listed'
> & { body: Body }

/** A call that saves what its JSON body says. */
export const saving = <const Path extends string, Answer extends z.ZodType, Body extends z.ZodType>({
  path,
  summary,
  answer,
  body,
  middleware,
}: Saving<Path, Answer, Body>) =>
  createRoute({
    method: 'post',
    operationId: operationId('post', path),
    path,
    summary,
    request: { body: sent(body) },
    middleware,
    responses: { 200: answered(answer), ...NO_SESSION, ...PROBLEMS, ...SAVING_PROBLEMS },
  })

/** A call that saves what has revisions: it can name the one from which the change was made. */
export const savingPart = <const Path extends string, Answer extends z.ZodType, Body extends z.ZodType>(
  call: Saving<Path, Answer, Body>,
) => {
  const { responses, ...route } = saving(call)
  return createRoute({
    ...route,
    request: { body: sent(call.body), headers: Precondition },
    responses: { ...responses, ...OUTDATED },
  })
}

const sent = <Body extends z.ZodType>(schema: Body) => ({
  required: true,
  content: { 'application/json': { schema } },
})

const answered = <Answer extends z.ZodType>(schema: Answer) => ({
  description: 'the answer',
  content: { 'application/json': { schema } },
})

/** `/acor/insureds/{navs}` is `getAcorInsuredsNavs`. */
const operationId = (method: string, path: string) =>
  [method, ...path.split(/\W+/).filter(Boolean)].map((word, i) => (i === 0 ? word : capitalized(word))).join('')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
