/**
 * What work after the reference age changes: for how many years its contributions count (RAVS art. 52dbis), and from
 * which part of the average income before, in percent, a year closes a gap (LAVS art. 29bis al. 4 let. a).
 */
export const WORK_AFTER_REFERENCE_AGE = { yearsThatCount: 5, leastPercentOfAverage: 40 } as const
