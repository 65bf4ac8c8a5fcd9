import type { Day } from '~/pillars/day'
import type { Column } from '~/pillars/synthesis/result'

/** When somebody leaves: with the AVS, or when work ends if that is given. */
export const leavingIn = ({ retirementDate, worksUntil }: Pick<Column, 'retirementDate' | 'worksUntil'>): Day =>
  worksUntil ?? retirementDate
