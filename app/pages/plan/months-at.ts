import type { Day } from '~/pillars/day'
import type { LeavingPlan } from '~/pillars/synthesis/plan/result'

/** The age in months on the first of a month, counted from that of leaving. */
export const monthsAt = ({ age, leaving }: Pick<LeavingPlan, 'age' | 'leaving'>, day: Day): number =>
  12 * age.years + age.months + monthNumber(day) - monthNumber(leaving)

const monthNumber = (day: Day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))
