import type { Steps } from '~/dossier/shape/visitor'
import { stepsIn } from '../case/steps'
import type { Visit } from '../visit'

/** Records that the visitor accepts the terms in force. */
export const acceptTerms = ({ session, tools: { termsVersion, clock } }: Visit): Promise<Steps> =>
  session
    .change((dossier) => ({ ...dossier, terms: { version: termsVersion } }))
    .then((accepted) => stepsIn(accepted, termsVersion, clock.today()))
