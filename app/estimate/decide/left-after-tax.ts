/** What is left of all own capital after tax, as scenarios are compared by it. */
import { type CapitalUse, NO_CAPITAL_USE } from '~/dossier/shape/decision'
import type { Simulation } from '~/dossier/shape/simulation'
import type { LeftAfterTax } from '~/dossier/shape/simulation-answers'
import { addFrancs } from '~/pillars/money'
import { difference } from '~/pillars/tax/told-year'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { taxpayerOf } from './decided-tax'
import { findDecisionProblems } from './decision'
import { loadLppWithShares, loadOtherPayments, loadRetirement, lppPayment } from './payments'
import { taxedYears } from './taxed-years'

/**
 * With a simulation that is possible and what is done with its capital, where and as whom the visitor pays tax now. What the
 * spouse is paid raises the tax and is not theirs.
 * @returns null: no place is told, it is not possible, or the canton's tax is not computed
 */
export async function loadLeftAfterTax(
  session: Session,
  tools: Tools,
  simulation: Simulation | null,
  capital: CapitalUse | null,
): Promise<LeftAfterTax | null> {
  if (!session.dossier.decision) return null
  const decision = { ...session.dossier.decision, ...(capital ?? NO_CAPITAL_USE) }
  const lppCapitalShare = simulation?.lppCapitalShare ?? 0
  const problems = await findDecisionProblems(session, tools, { ...decision, lppCapitalShare }, simulation)
  if (problems.length > 0) return null
  const retirement = await loadRetirement(session, tools, simulation)
  const { inEach } = await loadLppWithShares(session, tools, retirement, [lppCapitalShare])
  const others = await loadOtherPayments(session, tools, retirement, decision)
  const ofSpouse = others.filter(({ kind }) => kind === 'spouse')
  const own = [...lppPayment(inEach[0]?.result ?? null), ...others.filter(({ kind }) => kind !== 'spouse')]
  const taxpayer = taxpayerOf(decision)
  const all = taxedYears([...own, ...ofSpouse], taxpayer)
  if (all.years.some((year) => 'refused' in year)) return null
  const tax = difference(all, taxedYears(ofSpouse, taxpayer))
  const whole = addFrancs(...own.map(({ amount }) => amount))
  return { low: whole - tax.high, high: whole - tax.low }
}
