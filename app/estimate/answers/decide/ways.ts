/** Compares the shares of the second pillar that can be drawn as capital, with the tax on each. */
import type { LppResult } from '~/pillars/lpp'
import { type Franc, franc, NO_FRANC } from '~/pillars/money'
import type { Silent } from '~/pillars/result'
import type { Taxpayer } from '~/pillars/tax/capital-tax'
import { type Bounds, difference } from '~/pillars/tax/shown-tax-year'
import type { Case } from '../../case/case'
import { type LppWithShare, lppPayment, lppWithShares, type PlannedPayment, type Retirement } from './payments'
import { taxedYears } from './taxed-years'

/**
 * `share`: percent of the second pillar's savings. `monthly`: the remaining pension, CHF a month; `givenUp`: how much lower
 * it is than without capital. `tax`: what this capital adds to the tax of its year; `left`: what is left of it; null: no
 * place is given. CHF. `isToCheck`: a copied certificate does not say that the fund pays this share. `isByLaw`: no fund's figures,
 * but the least that the law guarantees; `sureness`: of `monthly`.
 */
export type CapitalOption = {
  share: number
  isToCheck: boolean
  isByLaw: boolean
  sureness: LppResult['sureness']
  monthly: Franc
  givenUp: Franc
  capital: Franc
  tax: Bounds | null
  left: Bounds | null
}

/** Shares that cannot be computed, percent, and the funds that do not give the mandatory part of their savings. */
export type UnknownShares = { shares: number[]; funds: string[] }

/**
 * The shares, and what the second pillar pays: `whole` without capital, `ofChosen` with the chosen share, `ofMost` with the
 * largest known one; null: no fund gives a figure. `unknown`: the shares that cannot be computed; `silent`: the funds that
 * do not answer.
 */
type WaysToDraw = {
  ways: CapitalOption[]
  whole: LppResult | null
  ofChosen: LppResult | null
  ofMost: LppResult | null
  unknown: UnknownShares | null
  silent: Silent[]
}

/** Percent of the savings, in addition to the chosen share and the largest one. */
const SHARES = [0, 25, 50]

/**
 * @param chosen percent; null: none, or not possible
 * @param largest the most that is paid, percent; null: no fund has answered
 */
export function waysToDraw(
  known: Case,
  retirement: Retirement,
  { chosen, largest, ...taxFacts }: { chosen: number | null; largest: number | null } & TaxFacts,
): WaysToDraw {
  const shares = comparedShares(chosen, largest)
  const { inEach, silent } = lppWithShares(known, retirement, shares)
  const answers = inEach.map((answer, index) => ({ ...answer, share: shares[index] as number }))
  const [without] = answers
  if (!without) return { ...{ ways: [], whole: null, ofChosen: null, ofMost: null, unknown: null }, silent }
  const [whole, lacking] = [answers.filter(isWhole(without)), answers.filter((one) => !isWhole(without)(one))]
  return {
    ways: capitalWays(whole, taxFacts),
    whole: without.result,
    ofChosen: whole.find(({ share }) => share === (chosen ?? 0))?.result ?? null,
    ofMost: whole.at(-1)?.result ?? null,
    unknown: unknownOf(lacking, without),
    silent,
  }
}

type WithShare = LppWithShare & { share: number }

/** The shares to compare in order, none above the largest, the first without capital. */
function comparedShares(chosen: number | null, largest: number | null): number[] {
  const shares = [...SHARES, largest ?? 0, chosen ?? 0]
  return inOrder(shares.filter((share) => share <= (largest ?? 0)))
}

export const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other)

/** Whether every fund with a figure without capital has one with this share too. */
const isWhole = (without: LppWithShare) => (answer: LppWithShare) => lostFunds(answer, without).length === 0

const lostFunds = ({ missing }: LppWithShare, without: LppWithShare) =>
  missing.filter(({ at }) => !without.missing.some((one) => one.at === at))

function unknownOf(lacking: readonly WithShare[], without: LppWithShare): UnknownShares | null {
  if (lacking.length === 0) return null
  const funds = lacking.flatMap((answer) => lostFunds(answer, without).map(({ fundName }) => fundName))
  return { shares: lacking.map(({ share }) => share), funds: [...new Set(funds)] }
}

/** `taxpayer` null: no place is given. */
type TaxFacts = { others: readonly PlannedPayment[]; taxpayer: Taxpayer | null }

function capitalWays(answers: readonly WithShare[], { others, taxpayer }: TaxFacts): CapitalOption[] {
  const whole = answers[0]?.result?.monthly ?? NO_FRANC
  const without = taxpayer && taxedYears(others, taxpayer)
  return answers.flatMap(({ result, share }) => {
    if (!result) return []
    const tax = without && taxpayer && difference(taxedYears([...lppPayment(result), ...others], taxpayer), without)
    const left = tax && { low: franc(result.capital - tax.high), high: franc(result.capital - tax.low) }
    const { monthly, capital, sureness } = result
    const isToCheck = result.assumptions.includes('capitalShareToCheck')
    const isByLaw = result.assumptions.includes('legalMinimum')
    return [{ share, isToCheck, isByLaw, sureness, monthly, givenUp: franc(whole - monthly), capital, tax, left }]
  })
}
