import { z } from 'zod'
import { isAsRegistered } from '~/dossier/info-rules'
import type { Dossier, Me, Steps } from '~/dossier/shape'
import { isComplete, knownAccounts } from '../accounts-3a'
import { MeAnswer, StepsAnswer } from '../answers'
import type { Api, Tools } from '../api-env'
import { reading, saving } from '../call-route'
import type { Session } from '../session'

/** The current user, what is known of the three steps, and the acceptance of the terms. */
export function addUserCalls(api: Api, { termsVersion, withSession }: Tools) {
  const middleware = [withSession]

  api.openapi(reading({ path: '/me', summary: 'current user', answer: MeAnswer, middleware }), (c) =>
    c.json(asMe(c.var.session), 200),
  )

  api.openapi(reading({ path: '/steps', summary: 'what is already known', answer: StepsAnswer, middleware }), (c) =>
    c.json(asSteps(c.var.session.dossier, termsVersion), 200),
  )

  api.openapi(
    saving({
      path: '/terms',
      summary: 'accept the terms in force',
      body: z.object({}),
      answer: StepsAnswer,
      middleware,
    }),
    async (c) => {
      const changed = await c.var.session.change((dossier) => ({ ...dossier, terms: { version: termsVersion } }))
      return c.json(asSteps(changed, termsVersion), 200)
    },
  )
}

const asMe = ({ dossier, expiresAt }: Session): Me => ({
  login: dossier.login,
  fund_ids: dossier.secondPillar.selection ?? [],
  ttl: expiresAt,
})

function asSteps({ terms, firstPillar, secondPillar, thirdPillar }: Dossier, termsVersion: string): Steps {
  const { selection, confirmed, providents } = thirdPillar
  const accounts = knownAccounts(thirdPillar, providents ?? { providents: [], silent: [] })
  return {
    avs: firstPillar.info !== null && isAsRegistered(firstPillar),
    lpp: secondPillar.selection !== null,
    pillar3a:
      selection !== null && (selection.length === 0 || (confirmed && accounts.every(({ info }) => isComplete(info)))),
    termsAccepted: terms?.version === termsVersion,
  }
}
