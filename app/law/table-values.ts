/** Every table of the law by its id, and the type of one of its rows. A new table is entered here first. */
import type { OneOrTwo, RentLimits, WealthSpent } from './avs/complementary-benefits'
import type { ContributionPeriod } from './avs/contribution-period'
import type { NonEmployedSteps, SelfEmployedRates } from './avs/contribution-rates'
import type { ScaleWeights } from './avs/couple-cap'
import type { DeferralRate } from './avs/deferral'
import type { DrawingShares } from './avs/drawing-shares'
import type { DeductionPart } from './avs/early-deduction'
import type { DrawingLimits, EarlyReduction, LowIncomeEarlyReduction } from './avs/early-drawing'
import type { EducationCredit } from './avs/education-credit'
import type { MinimumContribution } from './avs/minimum-contribution'
import type { PensionFormula } from './avs/pension-formula'
import type { Age } from './avs/reference-age'
import type { RevaluationFactor } from './avs/revaluation'
import type { ScaleShare } from './avs/scale-shares'
import type { TransitionReduction } from './avs/transition-reduction'
import type { SupplementClass } from './avs/transition-supplement'
import type { WidowedSupplement } from './avs/widowed-supplement'
import type { WorkAfterReferenceAge } from './avs/work-after-reference-age'
import type { LppAges } from './lpp/ages'
import type { BuyInRules, HomeAdvanceRules } from './lpp/changes'
import type { PartialDrawing } from './lpp/drawing'
import type { CreditBracket } from './lpp/savings-credits'
import type { PayOutAges } from './pillar-3a/ages'
import type { LatePurchaseRules } from './pillar-3a/late-purchase'
import type { Table } from './table'

export type AvsValues = {
  referenceAgeWomen: Age
  referenceAgeMen: Age
  contributionPeriod: ContributionPeriod
  minimumContribution: MinimumContribution
  wageContribution: number
  selfEmployedRates: SelfEmployedRates
  nonEmployedSteps: NonEmployedSteps
  allowanceAfterReferenceAge: number
  paymentDeadline: number
  pensionScales: number
  scaleShares: readonly ScaleShare[]
  revaluationFactors: readonly RevaluationFactor[]
  educationCredit: EducationCredit
  minimumPension: number
  pensionFormula: PensionFormula
  pensionTableRows: number
  coupleCap: number
  coupleScaleWeights: ScaleWeights
  widowedSupplement: WidowedSupplement
  drawingLimits: DrawingLimits
  drawingShares: DrawingShares
  earlyReduction: readonly EarlyReduction[]
  lowIncomeEarlyReduction: LowIncomeEarlyReduction
  transitionReduction: readonly TransitionReduction[]
  earlyDeduction: readonly DeductionPart[]
  deferralRates: readonly DeferralRate[]
  transitionSupplement: readonly SupplementClass[]
  transitionShare: number
  workAfterReferenceAge: WorkAfterReferenceAge
  thirteenthPension: number
  complementaryWealth: OneOrTwo
  complementaryLiving: OneOrTwo
  complementaryRent: readonly RentLimits[]
  complementaryWealthSpent: WealthSpent
}

export type LppValues = {
  lppEntryThreshold: number
  lppCoordinationDeduction: number
  lppMinimumCoordinatedSalary: number
  lppUpperLimit: number
  lppMaximumCoordinatedSalary: number
  lppSavingsCreditsMen: readonly CreditBracket[]
  lppSavingsCreditsWomen: readonly CreditBracket[]
  lppMinimumInterest: number
  lppConversionRateMen: number
  lppConversionRateWomen: number
  lppAges: LppAges
  lppFundEarliestAge: number
  lppPartialDrawing: PartialDrawing
  lppCapitalShare: number
  lppSmallPension: number
  lppSurvivorShare: number
  lppBuyIn: BuyInRules
  lppHomeAdvance: HomeAdvanceRules
  lppVestedAges: LppAges
}

export type Pillar3aValues = {
  pillar3aCeilingWithFund: number
  pillar3aCeilingWithoutFund: number
  pillar3aIncomeShare: number
  pillar3aPayOutAges: PayOutAges
  pillar3aLatePurchase: LatePurchaseRules
}

export type TableValues = AvsValues & LppValues & Pillar3aValues
export type TableId = keyof TableValues

/** The tables of a pillar by id: if one is missing or has another type, it does not compile. */
export type TablesOf<Values> = { readonly [Id in keyof Values]: Table<Values[Id]> }
