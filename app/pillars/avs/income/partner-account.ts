/** What one spouse is told of a couple's pensions, which are computed from the accounts of both. */
import type { PartnerPension, PensionResult, PersonPension } from '~/pillars/avs/result'
import type { Step, StepKey } from '~/pillars/result'
import type { AvsResult } from '../compute-avs'

/** With fewer years, a total of shared incomes would reveal a single year's income. */
const FEWEST_YEARS = 3

/** Steps that reveal the other one's incomes: after splitting, each contains the amount received. */
const SHARED_STEPS: readonly StepKey[] = ['splitting', 'incomeSum', 'revaluation', 'averageIncome', 'ramd']

/**
 * The result as the person may see it: the partner's pension without average income, years and steps, and the person's
 * own steps with no more than totals of the years of marriage. If too few years are shared, these are left out too.
 */
export function withoutPartnerAccount(result: AvsResult): PensionResult {
  const { person, partner, assumptions } = result
  if (!partner) return { ...result, partner }
  const hides = tellsSingleYears(result)
  return {
    ...result,
    person: withoutPartnerAmount(hides ? withoutSharedTotals(person) : person),
    partner: partnerPension(partner),
    assumptions: hides ? [...assumptions, 'sharedTotalsHidden'] : assumptions,
  }
}

/** Field by field, so that a field added to a pension later is not disclosed by accident. */
export const partnerPension = (partner: PersonPension): PartnerPension => ({
  referenceDate: partner.referenceDate,
  from: partner.from,
  to: partner.to,
  monthly: partner.monthly,
  scale: partner.scale,
  supplement: partner.supplement,
  thirteenth: partner.thirteenth,
  later: partner.later && { from: partner.later.from, monthly: partner.later.monthly, scale: partner.later.scale },
})

const tellsSingleYears = ({ person }: AvsResult): boolean =>
  person.steps.some((step) => isSplitting(step) && Number(step.inputs.yearsOnAccount) < FEWEST_YEARS)

const isSplitting = ({ key, inputs }: Step) => key === 'splitting' && Number(inputs.years) > 0

function withoutSharedTotals(pension: PersonPension): PersonPension {
  const splitting = pension.steps.findIndex(isSplitting)
  const steps = pension.steps.filter(({ key }, index) => index < splitting || !SHARED_STEPS.includes(key))
  return { ...pension, steps }
}

/** Without the partner's pension before the cap, from which the pension table would lead back to an average. */
const withoutPartnerAmount = (pension: PersonPension): PersonPension => ({
  ...pension,
  steps: pension.steps.map((step) => {
    if (step.key !== 'coupleCap') return step
    const { other: _, ...inputs } = step.inputs
    return { ...step, inputs }
  }),
})
