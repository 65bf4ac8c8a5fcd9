/** What the sign-in page of the guided path shows of the funds, from what their list answered. */
import type { PensionFund } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import type { Language } from '~/text/language'
import type { Attempt } from './attempt'
import { fundName } from './fund-name'

type Answers = { funds: Attempt<readonly PensionFund[]>; listedOn: Attempt<Day | null> }

export const loginFundsView = ({ funds: { answer, problem }, listedOn }: Answers, language: Language) => ({
  names: (answer ?? []).map((fund) => fundName(language, fund)),
  problem,
  listedOn: listedOn.answer,
})

export type LoginFundsView = ReturnType<typeof loginFundsView>
