/** From when the partner may draw, in a change of situation. */
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { Day } from '~/pillars/day'
import type { Case } from '../case'
import type { FieldProblem } from '../refusal'
import { findRetirementProblem, limitsAhead } from './retirement-date'

const field = 'partner.retirementDate'

/** Why the partner's pension cannot start on that day: it is not known here, or the law does not allow it; empty: it can. */
export function findPartnerProblem({ partner, day: today }: Case, day: Day): FieldProblem[] {
  if (!partner) return [{ field, key: 'noPartner' }]
  if (partner.isPaid) return [{ field, key: 'partnerPaidAlready' }]
  if (!partner.isPensionKnown) return [{ field, key: 'partnerPensionUnknown' }]
  const key = findRetirementProblem(day, partner, today)
  return key ? [{ field, key }] : []
}

/** The days between which it can start; null: they are not known, or none is left. */
export const partnerLimits = ({ partner, day }: Case): SimulationAnswer['limits'] =>
  partner?.isPensionKnown && !partner.isPaid ? limitsAhead(partner, day) : null
