import type { PensionResult, PersonPension, Step, StepKey } from '../result'

/** From fewer years, a total of shared incomes would tell a single year's. */
const FEWEST_YEARS = 3

/** Steps that give the other one's incomes away: after splitting, each holds what was received. */
const SHARED_STEPS: readonly StepKey[] = ['splitting', 'incomeSum', 'revaluation', 'averageIncome']

/**
 * The result without totals of the years of marriage, for both spouses: where too few years on the account are shared,
 * or where the wedding day is not the registered one, since totals for two days differ by a single year's income.
 */
export function withoutSharedTotals(result: PensionResult): PensionResult {
  const { person, partner, assumptions } = result
  if (![person, partner].some((one) => one?.steps.some(isSplitting))) return result
  return {
    ...result,
    person: withoutTotals(person),
    partner: partner && withoutTotals(partner),
    assumptions: [...assumptions, 'sharedTotalsHidden'],
  }
}

/** Whether the totals of a result would tell a single year's income. */
export const tellsSingleYears = ({ person, partner }: PensionResult): boolean =>
  [person, partner].some((one) =>
    one?.steps.some((step) => isSplitting(step) && Number(step.inputs.yearsOnAccount) < FEWEST_YEARS),
  )

const isSplitting = ({ key, inputs }: Step) => key === 'splitting' && Number(inputs.years) > 0

function withoutTotals(pension: PersonPension): PersonPension {
  const splitting = pension.steps.findIndex(isSplitting)
  if (splitting < 0) return pension
  const steps = pension.steps.filter(({ key }, index) => index < splitting || !SHARED_STEPS.includes(key))
  return { ...pension, steps }
}
