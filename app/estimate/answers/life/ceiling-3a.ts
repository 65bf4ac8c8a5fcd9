/** The most that the person of a life may pay into pillar 3a in a year, which depends on their work (OPP 3 art. 7 al. 1). */
import { ceilingsOn, shareOfIncome } from '~/pillars/pillar-3a/rules'
import type { Case } from '../../case/case'
import type { Life } from '../../case/life/shape'

/** Whether the planned payments into all accounts exceed the ceiling. An unknown ceiling is not exceeded. */
export function isAboveCeiling(life: Life, known: Case): boolean {
  const most = ceilingOf(life, known)
  const now = life.thirdPillar.reduce((sum, { amount }) => sum + amount, 0)
  return most !== null && Math.max(now, life.plan?.pillar3a?.amount ?? 0) > most
}

/** CHF a year; null: it is not known whether there is a pension fund. */
function ceilingOf({ person: { work } }: Life, known: Case): number | null {
  if (work === 'none') return 0
  const ceilings = ceilingsOn(known.day)
  const { withFund, withoutFund } = ceilings
  if (work === 'selfEmployedWithFund' || known.secondPillar.hasFund) return withFund
  if (work !== 'selfEmployed') return null
  const earned = known.work.now?.salary
  return earned === undefined ? withoutFund : Math.min(withoutFund, shareOfIncome(earned, ceilings))
}
