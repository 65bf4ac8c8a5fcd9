/** Steps of the third pillar. */
export type Pillar3aStepKey =
  | 'accountPayments'
  /** {} -> CHF paid once this year for earlier years. */
  | 'accountPurchase'
  | 'accountInterest'
  | 'accountCapital'
