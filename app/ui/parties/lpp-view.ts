/** Prepares what the LPP page shows. */
import type { PensionFund, Policies } from '~/dossier/shape/party-answers'
import type { Attempt } from '~/estimate/outcome'
import type { Language } from '~/language/language'
import { fundName } from './fund-name'
import { fundStatement } from './fund-statement'
import type { ChosenFund } from './lpp-funds'

type LppAnswers = {
  registry: Attempt<readonly PensionFund[]>
  selection: Attempt<readonly string[]>
  policies: Attempt<Policies>
}

export function lppView({ registry, selection, policies }: LppAnswers, language: Language) {
  const funds = registry.answer ?? []
  const ids = selection.answer ?? []
  // A selected fund that pauses stays in the list, so that saving the list again does not lose it.
  const isOffered = ({ id, openpkStatus }: PensionFund) => openpkStatus === 'active' || ids.includes(id)
  return {
    options: funds.filter(isOffered).map((fund) => ({ value: fund.id, label: fundName(language, fund) })),
    notYet: funds.filter((fund) => !isOffered(fund)).map((fund) => fundName(language, fund)),
    selectedFunds: ids.map((id) => chosenFund(id, funds, policies.answer, language)),
    silent: { registry: registry.problem, selection: selection.problem, policies: policies.problem },
  }
}

function chosenFund(
  id: string,
  funds: readonly PensionFund[],
  policies: Policies | null,
  language: Language,
): ChosenFund {
  const fund = funds.find((candidate) => candidate.id === id)
  const own = policies?.policies.filter(({ fundId }) => fundId === id) ?? []
  const silent = policies?.silent.find(({ fundId }) => fundId === id)
  return {
    id,
    name: fund ? fundName(language, fund) : (own[0]?.fundName ?? silent?.fundName ?? id),
    webUrl: fund?.webUrl ?? own[0]?.webUrl ?? null,
    statements: own.map(({ policy }) => fundStatement(policy)),
    silent: silent?.reason ?? null,
    signIn: silent?.signIn ?? null,
  }
}
