import type { Steps } from '~/dossier/shape/visitor'
import { stepsIn } from '../case/steps'
import { asksFor } from '../gather/tools'
import type { Visit } from '../visit'

/** Records that the visitor accepts the terms in force. */
export const acceptTerms = ({ session, tools: { termsVersion, clock, connectors } }: Visit): Promise<Steps> =>
  session
    .change((dossier) => ({ ...dossier, terms: { version: termsVersion } }))
    .then((accepted) => stepsIn(accepted, { termsVersion, today: clock.today(), asks: asksFor(session, connectors) }))
