/** What the law lets the person of a life pay into pillar 3a in a year, by how they work (OPP 3 art. 7 al. 1). */
import type { Day } from '~/pillars/day'
import { ceilingsOn, shareOfIncome } from '~/pillars/pillar-3a/rules'
import { workOfNow } from './change'
import type { Life } from './shape'

/** Whether more is planned into all accounts than the law lets be paid. What nobody knows is not exceeded. */
export function isAboveCeiling(life: Life, day: Day): boolean {
  const most = ceilingOf(life, day)
  const now = life.thirdPillar.reduce((sum, { amount }) => sum + amount, 0)
  return most !== null && Math.max(now, life.plan?.pillar3a?.amount ?? 0) > most
}

/** CHF a year; null: it is not known whether there is a pension fund. */
function ceilingOf(life: Life, day: Day): number | null {
  const { work } = life.person
  if (work === 'none') return 0
  const ceilings = ceilingsOn(day)
  const { withFund, withoutFund } = ceilings
  if (work === 'selfEmployedWithFund' || hasFund(life)) return withFund
  if (work !== 'selfEmployed') return null
  const earned = workOfNow(life)?.salary
  return earned === undefined ? withoutFund : Math.min(withoutFund, shareOfIncome(earned, ceilings))
}

/** Whether a paper of a fund is there, or the legal minimum that it owes. */
export const hasFund = ({ secondPillar }: Pick<Life, 'secondPillar'>): boolean =>
  secondPillar.some(({ kind }) => kind !== 'vested')
