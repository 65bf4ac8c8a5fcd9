import type { Steps } from '~/dossier/shape/visitor'
import { stepsIn } from '../case/steps'
import type { Visit } from '../visit'

/** Records that the visitor accepts the terms in force. */
export async function acceptTerms({ session, tools: { termsVersion } }: Visit): Promise<Steps> {
  const accepted = await session.change((dossier) => ({ ...dossier, terms: { version: termsVersion } }))
  return stepsIn(accepted, termsVersion)
}
