/**
 * The entry points to the second pillar, all pure. `lppFromStatements` starts from the projections of pension funds; if
 * none answers, `legalMinimumFromSalaries` gives a floor. The others compute one decision each: parts, a buy-in, an
 * advance for a home, vested benefits, a divorce. The result names what the law refuses, and nothing is guessed.
 */

export { type BuyIn, capitalFreeFrom, shareOfRest, withBuyIn } from './buy-in'
export { type BuyInFacts, type BuyInLimit, buyInLimit, largest3aBalance } from './buy-in-limit'
export { isShareToCheck, largestCapitalShare, mostCapitalOfAll, smallPensionLimit, survivorShare } from './capital'
export { type CapitalOverLife, capitalOverLife } from './capital-over-life'
export { type ComparedSavings, comparedSavings, statementFromCertificate } from './certificate'
export type { Certificate, CertificateAge, CertificateQuestion } from './certificate-figures'
export { contributionPart, type PayChange } from './contribution-change'
export { coordinatedSalary } from './coordinated-salary'
export {
  type DivorceHalving,
  type DivorceQuestion,
  divorceHalving,
  gainInMarriage,
  halvedDifference,
  type SpouseBenefits,
} from './divorce-halving'
export { type LppDays, lppStart } from './end-of-work'
export {
  earliestAgeOfAll,
  earliestRetirementAge,
  type LppQuestion,
  type LppResult,
  latestRetirementAge,
  lppFromStatements,
  NO_FIGURE_REASONS,
  type NoFigureReason,
  shownReason,
} from './estimate'
export { type BridgingPension, type PaidPension, withOtherPayments } from './fund-payments'
export type { FundBenefits, FundStatement } from './fund-statement'
export { type AdvanceQuestion, advanceEffect, type LargestAdvance, largestAdvance, mayRepay } from './home-advance'
export {
  type LegalMinimumQuestion,
  type LegalMinimumResult,
  legalMinimumFromSalaries,
  type Salary,
} from './legal-minimum'
export {
  type DrawnPart,
  NO_RULES,
  PARTIAL_REFUSALS,
  type PartialQuestion,
  type PartialRefusal,
  type PartialRules,
  partialRefusals,
} from './partial-drawing'
export {
  type VestedAccount,
  type VestedQuestion,
  type VestedResult,
  vestedBenefits,
  vestedWindow,
} from './vested-benefits'
export { lppInSteps, partsOfBenefit } from './work-in-steps'
