/** What the sign-in page of the guided path shows of the funds, from what their list answered. */
import type { PensionFund } from '~/dossier/shape'
import type { Language } from '~/text/language'
import type { Attempt } from './attempt'
import { fundName } from './fund-name'

export const loginFundsView = ({ answer, problem }: Attempt<readonly PensionFund[]>, language: Language) => ({
  names: (answer ?? []).map((fund) => fundName(language, fund)),
  problem,
})

export type LoginFundsView = ReturnType<typeof loginFundsView>
