/** The most that somebody may pay into pillar 3a this year (OPP 3 art. 7 al. 1). */
import type { OwnAccounts3a } from '~/dossier/shape/account-3a'
import { type Day, yearOf } from '~/pillars/day'
import { ceilingsOn, shareOfIncome } from '~/pillars/pillar-3a/rules'
import type { WorkCase } from '../../case/case'

/** What the ceiling follows from. */
type WorkOfCeiling = Pick<WorkCase, 'fund' | 'isNone'> & { onAccount: { salary: number } | null }

export function ceilingOf({ work, day }: { work: WorkOfCeiling; day: Day }): OwnAccounts3a['ceiling'] {
  const { fund } = work
  const ceilings = ceilingsOn(day)
  const { withFund, withoutFund } = ceilings
  // With a fund the ceiling does not depend on income, so it is not asked for.
  const earned = work.isNone ? 0 : fund === 'no' ? (work.onAccount?.salary ?? null) : null
  return {
    year: yearOf(day),
    amount: fund === 'no' ? withoutFund : withFund,
    withFund: fund === 'unknown' ? null : fund === 'yes',
    ...(earned !== null && { ofIncome: shareOfIncome(earned, ceilings) }),
  }
}
