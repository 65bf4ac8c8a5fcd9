import type { OpenAPIHono } from '@hono/zod-openapi'
import { fieldProblems } from '~/estimate/case/field-problems'
import { lifeProblems } from '~/estimate/case/life/problems'
import type { FieldProblem } from '~/estimate/case/refusal'
import type { Visit } from '~/estimate/visit'
import type { ApiEnv } from './api-env'
import { answerProblem, unfit } from './problem'

type Hook = NonNullable<OpenAPIHono<ApiEnv>['defaultHook']>

/** Refuses input that does not fit its schema, naming every such field. */
export const refuseUnfit: Hook = (result, c) => {
  if (!result.success) return answerProblem(c, unfit(fieldProblems(result.error.issues, dataOf(result))))
}

/**
 * For calls that save: a body that does not fit its schema is also checked against the rules, so that people correct a
 * form only once. Generic so that TypeScript infers a route's types from its declaration, not from here.
 */
export const refuseWithAllProblems =
  <Body>(check: (visit: Visit, body: Body) => Promise<FieldProblem[]>): Hook =>
  async (result, c) => {
    if (result.success || result.target !== 'json') return refuseUnfit(result, c)
    return answerProblem(c, unfit(await check(c.var.visit, dataOf(result) as Body)))
  }

/** For a whole life, with several persons. Generic for the same reason. */
export const refuseLife =
  <_Body>(): Hook =>
  (result, c) => {
    if (result.success) return
    return answerProblem(c, unfit(lifeProblems(result.error.issues, dataOf(result))))
  }

const dataOf = (result: object) => ('data' in result ? result.data : undefined)
