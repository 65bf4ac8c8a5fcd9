/** The parts of a policy that the page shows (SFTI Pension API 4.1.0). */
import type { Policies } from '~/dossier/shape/party-answers'
import type { Day } from '~/pillars/day'

/** The fields read here; the connector has validated the document against the standard. */
type PolicyDocument = {
  referenceDate: Day
  pensionPlan: { planName: string }
  personalPensionDetails: {
    retirementCapital: {
      balanceReferenceDate: number
      projectedRetirementBenefits: { retirementAge: number; capitalBalance: number; pension?: number }[]
    }
  }
}

/** In CHF, `yearlyPensionAt65` in CHF a year. null: not stated by the fund. */
export type FundStatement = {
  planName: string
  asOf: Day
  balance: number
  capitalAt65: number | null
  yearlyPensionAt65: number | null
}

const MONTHS_AT_65 = 780

export function fundStatement(policy: Policies['policies'][number]['policy']): FundStatement {
  const { referenceDate, pensionPlan, personalPensionDetails } = policy as unknown as PolicyDocument
  const { balanceReferenceDate, projectedRetirementBenefits } = personalPensionDetails.retirementCapital
  const at65 = projectedRetirementBenefits.find(({ retirementAge }) => retirementAge === MONTHS_AT_65)
  return {
    planName: pensionPlan.planName,
    asOf: referenceDate,
    balance: balanceReferenceDate,
    capitalAt65: at65?.capitalBalance ?? null,
    yearlyPensionAt65: at65?.pension ?? null,
  }
}
