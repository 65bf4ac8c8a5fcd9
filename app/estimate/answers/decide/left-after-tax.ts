/** What is left of all own capital after tax, which scenarios are compared by. */
import { type CapitalUse, NO_CAPITAL_USE } from '~/dossier/shape/decision'
import type { Dossier } from '~/dossier/shape/shape'
import type { Simulation } from '~/dossier/shape/simulation'
import type { LeftAfterTax } from '~/dossier/shape/simulation-answers'
import { addFrancs } from '~/pillars/money'
import { difference } from '~/pillars/tax/shown-tax-year'
import type { Case } from '../../case/case'
import { taxpayerOf } from './decided-tax'
import { findDecisionProblems } from './decision'
import { lppPayment, lppWithShares, otherPayments, retirementBy } from './payments'
import { taxedYears } from './taxed-years'

/**
 * For a possible simulation and the use of its capital, with the present place and tax status. The spouse's capital raises
 * the tax but does not count as the visitor's own.
 * @returns null: no place is given, the simulation is not possible, or the canton's tax is not computed
 */
export function leftAfterTax(
  known: Case,
  { place, decision: decided }: Pick<Dossier, 'place' | 'decision'>,
  { simulation, capital }: { simulation: Simulation | null; capital: CapitalUse | null },
): LeftAfterTax | null {
  if (!place || !decided) return null
  const decision = { ...decided, ...(capital ?? NO_CAPITAL_USE) }
  const lppCapitalShare = simulation?.lppCapitalShare ?? 0
  if (findDecisionProblems(known, { ...place, ...decision, lppCapitalShare }, simulation).length > 0) return null
  const retirement = retirementBy(known, simulation)
  const { inEach } = lppWithShares(known, retirement, [lppCapitalShare])
  const others = otherPayments(known, retirement, decision)
  const ofSpouse = others.filter(({ kind }) => kind === 'spouse')
  const own = [...lppPayment(inEach[0]?.result ?? null), ...others.filter(({ kind }) => kind !== 'spouse')]
  const taxpayer = taxpayerOf(decision, place)
  const all = taxedYears([...own, ...ofSpouse], taxpayer)
  if (all.years.some((year) => 'refused' in year)) return null
  const tax = difference(all, taxedYears(ofSpouse, taxpayer))
  const whole = addFrancs(...own.map(({ amount }) => amount))
  return { low: whole - tax.high, high: whole - tax.low }
}
