/** From when the partner may draw, in a change of situation. */
import type { Info } from '~/dossier/shape/shape'
import { isMarriedStatus } from '~/dossier/shape/shape'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { Day } from '~/pillars/day'
import type { FieldProblem } from '../outcome'
import type { Session } from '../session'
import type { RegisterTools } from '../tools'
import { loadAccounts } from './accounts'
import { findRetirementProblem, limitsAhead } from './retirement-date'

const field = 'partner.retirementDate'

/** Why the partner's pension cannot start on that day: it is not known here, or the law does not allow it; empty: it can. */
export async function findPartnerProblem(day: Day, session: Session, tools: RegisterTools): Promise<FieldProblem[]> {
  const partner = partnerIn(session.dossier.firstPillar.info)
  if (!partner) return [{ field, key: 'noPartner' }]
  if (!(await isPensionKnown(session, tools))) return [{ field, key: 'partnerPensionUnknown' }]
  const key = findRetirementProblem(day, partner, tools.clock.today())
  return key ? [{ field, key }] : []
}

/** Between which days it can start; null: it is not known here, or no day is left. */
export async function findPartnerLimits(session: Session, tools: RegisterTools): Promise<SimulationAnswer['limits']> {
  const partner = partnerIn(session.dossier.firstPillar.info)
  if (!partner || !(await isPensionKnown(session, tools))) return null
  return limitsAhead(partner, tools.clock.today())
}

const partnerIn = (info: Info | null) => (info && isMarriedStatus(info.person.status) ? info.partner : null)

/** Whether incomes of the partner are known, from which a pension follows; not where the register is silent. */
async function isPensionKnown(session: Session, tools: RegisterTools): Promise<boolean> {
  const { info } = session.dossier.firstPillar
  if (!info) return false
  const accounts = await loadAccounts(info, session, tools, { afresh: false }).catch(() => null)
  return accounts?.partner != null && (accounts.partner.incomes !== null || accounts.partner.forecast !== null)
}
