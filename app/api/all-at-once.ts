import type { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import { PartyError } from '~/connectors/connectors'
import { fittingPart } from '~/dossier/fitting-part'
import type { ApiEnv } from './api-env'
import { fieldProblems } from './field-problems'
import { answerProblem, type FieldProblem, firstOfEachField, Problem, unfit } from './problem'
import type { Session } from './session'

/**
 * For a call that saves: a body that does not fit its shape is refused with what else is wrong with the rest of it, so that
 * people correct a form once.
 * @param find the rules of the call, for as much of a body as fits
 */
export const refusedAtOnce =
  <Part>(
    shape: z.ZodType,
    find: (part: Part, session: Session) => Promise<FieldProblem[]>,
  ): NonNullable<OpenAPIHono<ApiEnv>['defaultHook']> =>
  async (result, c) => {
    if (result.success) return
    const body = 'data' in result ? result.data : undefined
    const unread = fieldProblems(result.error.issues, body)
    const part = result.target === 'json' ? fittingPart(shape, body) : undefined
    const broken = part === undefined ? [] : await find(part as Part, c.var.session).catch(noneYet)
    return answerProblem(c, unfit(firstOfEachField([...unread, ...broken])))
  }

/** Who must be asked is silent, or another page comes first: that is told once the rest is right. */
export function noneYet(error: unknown): [] {
  if (error instanceof PartyError || error instanceof Problem) return []
  throw error
}
