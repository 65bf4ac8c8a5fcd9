/** The signed-in user, and the state of the three steps. */

import type { SavedPart } from '~/dossier/shape/revisions'
import { revisionOf } from '~/dossier/shape/revisions'
import type { Me, Steps } from '~/dossier/shape/shape'
import { stepsIn } from '../case/steps'
import type { Visit } from '../visit'

export const userReads = ({ session: open, tools: { termsVersion } }: Visit) => ({
  async getMe(): Promise<Me> {
    const { dossier, expiresAt } = await open()
    return { login: dossier.login, fund_ids: dossier.secondPillar.selection ?? [], ttl: expiresAt }
  },

  getSteps: async (): Promise<Steps> => stepsIn((await open()).dossier, termsVersion),

  /** The saved revision of a part, which a form sends back so that concurrent changes are noticed. */
  getRevision: async (part: SavedPart): Promise<string | null> => revisionOf((await open()).dossier, part),
})
