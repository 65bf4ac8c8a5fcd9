import { checkInfo, checkRegistered, normaliseInfo } from '~/dossier/rules/info-rules'
import type { InfoPart } from '~/dossier/shape/info'
import { firstOfEachField } from '../case/refusal'
import { checkEstimable } from '../case/rules/estimable'
import { findPartner, findRegisteredPersons } from '../gather/register'
import type { Session } from '../gather/session'
import type { RegisterTools } from '../gather/tools'

/**
 * The problems of the AVS form, or of those of its fields that could be read.
 * @throws {Refusal} `silent` if the register is needed and does not answer
 */
export async function findInfoProblems(typed: InfoPart, session: Session, { connectors, clock }: RegisterTools) {
  const { login } = session.dossier
  const info = normaliseInfo(typed, { hasNumbers: login !== null })
  const today = clock.today()
  const partnerNavs = info.partner ? await findPartner(session, connectors) : null
  const facts = { today, ownNavs: login?.navs ?? null, partnerNavs }
  return firstOfEachField([
    ...checkInfo(info, facts),
    ...checkEstimable(info, today),
    ...checkRegistered(info, await findRegisteredPersons(session, connectors, info)),
  ])
}
