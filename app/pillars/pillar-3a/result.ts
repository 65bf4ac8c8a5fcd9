/** What the estimate of the third pillar had to assume. */
export const PILLAR_3A_ASSUMPTIONS = [
  /** A pay-out after the reference age, and payments until then, need work. */
  'worksUntilPayOut',
] as const
export type Pillar3aAssumptionKey = (typeof PILLAR_3A_ASSUMPTIONS)[number]
