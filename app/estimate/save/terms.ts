import type { Steps } from '~/dossier/shape/shape'
import { stepsIn } from '../case/steps'
import type { Visit } from '../visit'

export const termsSaves = ({ session: open, tools: { termsVersion } }: Visit) => ({
  /** Records that the visitor accepts the terms in force. */
  async acceptTerms(): Promise<Steps> {
    const session = await open()
    const accepted = await session.change((dossier) => ({ ...dossier, terms: { version: termsVersion } }))
    return stepsIn(accepted, termsVersion)
  },
})
