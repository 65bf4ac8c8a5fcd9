/** The entry points to the third pillar, all pure. */

export { type Account, type AccountProjection, projectAccount } from './account'
export {
  type AccountKind,
  type MissingInfo,
  type Pillar3aAccount,
  type Pillar3aQuestion,
  type Pillar3aResult,
  pillar3aDrawnOn,
  pillar3aFromAccounts,
  pillar3aPayOuts,
} from './estimate'
export {
  type BoughtGap,
  type Gap3a,
  LATE_PURCHASE_REFUSALS,
  type LatePurchase,
  type LatePurchaseQuestion,
  latePurchase,
  type YearOf3a,
} from './late-purchase'
export { type Payments3a, takesPayments, withPayments } from './payments'
export {
  type Ceilings,
  ceilingOfYear,
  ceilingsOn,
  isPaydateAhead,
  isPaydateAllowed,
  latestPaydate,
  paydatesAhead,
  pillar3aWindow,
  type WorkOfYear,
} from './rules'
