import type { PensionFund, Policies, PurchaseAnswer, SalaryChangeAnswer } from '~/dossier/shape/party-answers'
import { listPurchaseAnswers } from '../answers/lpp/buy-in'
import { listSalaryChangeAnswers } from '../case/lpp/salary-change'
import { loadPolicies, policiesAsSent } from '../gather/policies'
import type { Visit } from '../visit'

/** The directory of pension funds, the visitor's selection, and the policies of the selected funds. */
export function secondPillarReads({ session: open, tools }: Visit) {
  const { directory } = tools.connectors
  return {
    async listPensionFunds(): Promise<PensionFund[]> {
      await open()
      return (await directory.listPensionFunds()).entries
    },
    /** The funds that support sign-in. Needs no session. */
    listLoginPensionFunds: async (): Promise<PensionFund[]> =>
      (await directory.listPensionFunds()).entries.filter(({ openpkStatus }) => openpkStatus === 'active'),
    /** Ids without repeats, in the order chosen; empty if the visitor has no fund or has not answered yet. */
    listSelectedFunds: async (): Promise<string[]> => (await open()).dossier.secondPillar.selection ?? [],
    getPolicies: async (): Promise<Policies> => policiesAsSent(await loadPolicies((await open()).signedIn(), tools)),
    /** The cached projections for other salaries. Asks nobody. */
    listSalaryChanges: async (): Promise<SalaryChangeAnswer[]> =>
      listSalaryChangeAnswers((await open()).signedIn().dossier),
    /** The cached simulations of buy-ins. Asks nobody. */
    listPurchases: async (): Promise<PurchaseAnswer[]> => listPurchaseAnswers((await open()).dossier),
  }
}
