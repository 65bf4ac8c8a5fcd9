/** The most that the person of a life may pay into pillar 3a in a year, which depends on their work (OPP 3 art. 7 al. 1). */
import { ceilingsOn, shareOfIncome } from '~/pillars/pillar-3a/rules'
import type { Case } from '../../case/case'
import type { Life } from '../../case/life/shape'

/** Whether the planned payments into all accounts exceed the ceiling. An unknown ceiling is not exceeded. */
export function isAboveCeiling(life: Life, known: Case): boolean {
  const most = ceilingOf(known)
  const now = life.thirdPillar.reduce((sum, { amount }) => sum + amount, 0)
  return most !== null && Math.max(now, life.plan?.pillar3a?.amount ?? 0) > most
}

/** CHF a year; null: it is not known whether there is a pension fund. With several kinds of work one fund is enough. */
function ceilingOf({ work, day }: Case): number | null {
  if (work.isNone) return 0
  if (work.fund === 'unknown') return null
  const ceilings = ceilingsOn(day)
  const { withFund, withoutFund } = ceilings
  if (work.fund === 'yes') return withFund
  const earned = work.now?.salary
  return earned === undefined ? withoutFund : Math.min(withoutFund, shareOfIncome(earned, ceilings))
}
