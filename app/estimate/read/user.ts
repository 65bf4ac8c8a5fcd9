/** The signed-in user, and the state of the three steps. */

import type { SavedPart } from '~/dossier/shape/revisions'
import { revisionOf } from '~/dossier/shape/revisions'
import type { Me, Steps } from '~/dossier/shape/visitor'
import { stepsIn } from '../case/steps'
import { asksFor } from '../gather/tools'
import type { Visit } from '../visit'

export const getMe = ({ session: { dossier, expiresAt } }: Visit): Me => ({
  login: dossier.login,
  fund_ids: dossier.secondPillar.selection ?? [],
  ttl: expiresAt,
})

export const getSteps = ({ session, tools: { termsVersion, clock, connectors } }: Visit): Steps =>
  stepsIn(session.dossier, { termsVersion, today: clock.today(), asks: asksFor(session, connectors) })

/** The saved revision of a part, which a form sends back so that concurrent changes are noticed. */
export const getRevision = ({ session }: Visit, part: SavedPart): string | null => revisionOf(session.dossier, part)
