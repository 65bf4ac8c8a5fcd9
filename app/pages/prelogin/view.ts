/** Prepares the list of funds on the sign-in page of the guided path. */
import type { PensionFund } from '~/dossier/shape/party-answers'
import type { Attempt } from '~/estimate/outcome'
import type { Language } from '~/language/language'
import type { Day } from '~/pillars/day'
import { fundName } from '~/ui/parties/fund-name'

type LoginFundsAnswers = { funds: Attempt<readonly PensionFund[]>; listedOn: Attempt<Day | null> }

export const loginFundsView = ({ funds: { answer, problem }, listedOn }: LoginFundsAnswers, language: Language) => ({
  names: (answer ?? []).map((fund) => fundName(language, fund)),
  problem,
  listedOn: listedOn.answer,
})

export type LoginFundsView = ReturnType<typeof loginFundsView>
