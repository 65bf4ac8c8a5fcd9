import { z } from 'zod'
import { getMe, getSteps } from '~/estimate/read/user'
import { acceptTerms } from '~/estimate/save/terms'
import { MeAnswer, StepsAnswer } from '../answers/visitor'
import type { Access, Api } from '../api-env'
import { readRoute, saveRoute } from '../call-route'

/**
 * The signed-in user, the state of the three steps, and the acceptance of the terms: open to visitors who have not accepted
 * them yet.
 */
export function addUserCalls(api: Api, { beforeTerms }: Access) {
  const middleware = [beforeTerms]

  api.openapi(readRoute({ path: '/me', summary: 'current user', answer: MeAnswer, middleware }), async (c) =>
    c.json(await getMe(c.var.visit), 200),
  )

  api.openapi(
    readRoute({ path: '/steps', summary: 'which steps are answered', answer: StepsAnswer, middleware }),
    async (c) => c.json(await getSteps(c.var.visit), 200),
  )

  api.openapi(
    saveRoute({
      path: '/terms',
      summary: 'accept the terms in force',
      body: z.object({}),
      answer: StepsAnswer,
      middleware,
    }),
    async (c) => c.json(await acceptTerms(c.var.visit), 200),
  )
}
