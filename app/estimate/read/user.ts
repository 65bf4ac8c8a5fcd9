/** The signed-in user, the state of the three steps, and the acceptance of the terms. */

import { isAsRegistered } from '~/dossier/rules/info-rules'
import { saysNo3a } from '~/dossier/rules/savings-rules'
import { CAREER_OWNERS, type Career } from '~/dossier/shape/career'
import type { SavedPart } from '~/dossier/shape/revisions'
import type { Dossier, Me, Steps } from '~/dossier/shape/shape'
import { hasItsNumbers } from '~/dossier/shape/typed-parts'
import { pensionFundOf } from '~/dossier/shape/work'
import { isComplete, knownAccounts } from '../case/pillar-3a/accounts'
import { ownStepsIn } from '../save/papers'
import { revisionOf } from '../save/save-part'
import type { Visit } from '../visit'

export const userUseCases = ({ session: open, tools: { termsVersion } }: Visit) => ({
  async getMe(): Promise<Me> {
    const { dossier, expiresAt } = await open()
    return { login: dossier.login, fund_ids: dossier.secondPillar.selection ?? [], ttl: expiresAt }
  },

  getSteps: async (): Promise<Steps> => stepsIn((await open()).dossier, termsVersion),

  /** Records that the visitor accepts the terms in force. */
  async acceptTerms(): Promise<Steps> {
    const session = await open()
    const accepted = await session.change((dossier) => ({ ...dossier, terms: { version: termsVersion } }))
    return stepsIn(accepted, termsVersion)
  },

  /** The saved revision of a part, which a form sends back so that concurrent changes are noticed. */
  getRevision: async (part: SavedPart): Promise<string | null> => revisionOf((await open()).dossier, part),
})

function stepsIn(dossier: Dossier, termsVersion: string): Steps {
  const { login, terms, firstPillar, secondPillar, thirdPillar } = dossier
  const { confirmed, providents, statements } = thirdPillar
  const accounts = knownAccounts(thirdPillar, providents ?? { providents: [], silent: [] })
  return {
    avs: firstPillar.info !== null && hasItsNumbers(dossier) && isAsRegistered(firstPillar),
    lpp:
      secondPillar.selection !== null ||
      secondPillar.certificates.length + secondPillar.vested.length > 0 ||
      pensionFundOf(dossier) === 'no',
    pillar3a:
      statements.length > 0 || saysNo3a(thirdPillar) || (confirmed && accounts.every(({ info }) => isComplete(info))),
    termsAccepted: terms?.version === termsVersion,
    unread: CAREER_OWNERS.filter((owner) => hasUnreadLines(firstPillar.careers[owner])),
    own: login === null ? ownStepsIn(dossier) : null,
  }
}

const hasUnreadLines = (career: Career | null) => career?.way === 'extract' && career.unread.length > 0
