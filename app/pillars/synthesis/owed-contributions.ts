import { MINIMUM_CONTRIBUTION } from '~/law/avs/minimum-contribution'
import { rowOn } from '~/law/table'
import type { PensionResult } from '../avs/result'
import { type Franc, franc } from '../money'

/**
 * The least that somebody who stops work before the reference age still owes to AVS, AI and APG until then, CHF in
 * total: the minimum for each year in which the calculation includes it, and pro rata for the last one up to the end of
 * the month of the reference age (LAVS art. 3 al. 1bis, art. 10; RAVS art. 29 al. 6). More is due on wealth and other
 * pensions, which are not known. null: nothing is owed, because work goes on or the spouse pays for both.
 */
export function owedContributions({
  person,
  computedOn,
}: Pick<PensionResult, 'computedOn'> & PersonWithSteps): Franc | null {
  const counted = person.steps.flatMap(({ key, inputs }) =>
    key === 'incomeSum' ? Number(inputs.nonEmployedIncome ?? 0) + Number(inputs.retirementYearOwed ?? 0) : [],
  )
  const income = Math.max(0, ...counted)
  const minimum = rowOn(MINIMUM_CONTRIBUTION, computedOn).value
  return income > 0 && minimum.contribution !== null ? franc((income * minimum.contribution) / minimum.income) : null
}

type PersonWithSteps = { person: Pick<PensionResult['person'], 'steps'> }
