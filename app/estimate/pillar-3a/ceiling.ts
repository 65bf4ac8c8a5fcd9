/** The most that the visitor may pay into pillar 3a this year (OPP 3 art. 7 al. 1). */
import type { OwnAccounts3a } from '~/dossier/shape/shape'
import { pensionFundOf } from '~/dossier/shape/work'
import { yearOf } from '~/pillars/day'
import { ceilingsOn, shareOfIncome } from '~/pillars/pillar-3a/rules'
import type { Session } from '../session'
import { loadWork } from '../synthesis/known-work'
import type { Tools } from '../tools'

type CeilingTools = Pick<Tools, 'connectors' | 'clock'>

export async function loadCeiling(session: Session, tools: CeilingTools): Promise<OwnAccounts3a['ceiling']> {
  const fund = pensionFundOf(session.dossier)
  const today = tools.clock.today()
  const ceilings = ceilingsOn(today)
  const { withFund, withoutFund } = ceilings
  const earned = isWithoutWork(session) ? 0 : fund === 'no' ? await loadEarned(session, tools) : null
  return {
    year: yearOf(today),
    amount: fund === 'no' ? withoutFund : withFund,
    withFund: fund === 'unknown' ? null : fund === 'yes',
    ...(earned !== null && { ofIncome: shareOfIncome(earned, ceilings) }),
  }
}

/** CHF a year, of who has no fund to say it; null: not known. */
const loadEarned = async (session: Session, tools: CeilingTools) =>
  (await loadWork(session, tools, { policies: [], silent: [] }))?.salary ?? null

/** Whether somebody says that they do not work, and so pays nothing in. */
export const isWithoutWork = ({ dossier }: Session) => dossier.firstPillar.info?.person.work === 'none'
