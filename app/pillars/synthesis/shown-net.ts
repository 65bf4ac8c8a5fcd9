/** What is left of pensions after tax, as an API answer and a file show it: with the steps of the tax. */
import type { IncomeDeduction } from '~/law/tax/income-tax-rules'
import type { Day } from '../day'
import { type Chf, type Franc, toRappen } from '../money'
import type { CantonalIncomeSteps, FederalIncomeSteps } from '../tax/income-tax'
import { type ShownIncomeTax, shownIncomeTax } from '../tax/shown-income-tax'
import type { Ends, HouseholdPensions } from './household-pensions'
import type { Net, NetRefusal, ToldNet } from './net'

/** CHF a year; `premiums`: of the household, before the most that each level deducts. */
type NetSteps = {
  pensions: Pick<HouseholdPensions, 'own' | 'spouse'> & { total: Franc }
  premiums: number
  federal: FederalIncomeSteps
  /** Where the tax is a range, the end at which it is lowest. */
  cantonal: ShownCantonalSteps
  /** The end at which it is highest; left out: the tax is one amount. */
  cantonalHigh?: ShownCantonalSteps
  /** The year of the tables. */
  tablesOf: number
  /** Why pensions are income, and spouses are taxed together. */
  article: string
}

type ShownCantonalSteps = Pick<
  CantonalIncomeSteps,
  'insurance' | 'taxed' | 'simple' | 'multipliers' | 'canton' | 'municipality'
> & { deductions: { kind: IncomeDeduction['kind']; amount: number }[] }

/** `gross` (the 13th included) and `net`: CHF a month. */
export type ShownNet =
  | (ShownIncomeTax & { from: Day; gross: Ends<Chf>; net: Ends; isAtLeast: boolean; steps: NetSteps })
  | { refused: NetRefusal }

export function shownNet(net: Net): ShownNet {
  if ('refused' in net) return net
  const { pensions, gross, monthly, tax, isAtLeast } = net
  return { ...shownIncomeTax(tax), from: pensions.from, gross, net: monthly, isAtLeast, steps: stepsOf(net) }
}

function stepsOf({ pensions: { own, spouse, all }, tax }: ToldNet): NetSteps {
  const { premiums, federal, cantonal } = tax.steps
  return {
    pensions: { own, spouse, total: all.expected },
    premiums,
    federal: { ...federal, byTariff: toRappen(federal.byTariff) },
    cantonal: cantonalSteps(cantonal.low),
    ...(tax.kind === 'range' && { cantonalHigh: cantonalSteps(cantonal.high) }),
    tablesOf: tax.tablesOf,
    article: spouse ? 'LIFD art. 9 al. 1, 22 al. 1' : 'LIFD art. 22 al. 1',
  }
}

/** A deduction of nothing is left out. */
const cantonalSteps = ({ insurance, deductions, left: _, ...tax }: CantonalIncomeSteps): ShownCantonalSteps => ({
  insurance,
  deductions: deductions.flatMap(({ kind, amount }) => (amount > 0 ? [{ kind, amount }] : [])),
  ...tax,
})
