/** The visitor's selection of pension funds, and the policies of the selected ones. */
import type { Policies, PurchaseAnswer, SalaryChangeAnswer } from '~/dossier/shape/party-answers'
import { listPurchaseAnswers } from '../answers/lpp/buy-in'
import { listSalaryChangeAnswers } from '../case/lpp/salary-change'
import { loadPolicies, policiesAsSent } from '../gather/policies'
import type { Visit } from '../visit'

/** Ids without repeats, in the order chosen; empty if the visitor has no fund or has not answered yet. */
export const listSelectedFunds = ({ session }: Visit): string[] => session.dossier.secondPillar.selection ?? []

export async function getPolicies(visit: Visit): Promise<Policies> {
  visit.session.signedIn()
  return policiesAsSent(await loadPolicies(visit))
}

/** The cached projections for other salaries. Asks nobody. */
export const listSalaryChanges = ({ session }: Visit): SalaryChangeAnswer[] =>
  listSalaryChangeAnswers(session.signedIn().dossier)

/** The cached simulations of buy-ins. Asks nobody. */
export const listPurchases = ({ session }: Visit): PurchaseAnswer[] => listPurchaseAnswers(session.dossier)
