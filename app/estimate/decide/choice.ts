/** A pension beside the capital in its place: what each share gives, what is left of it after tax, and for how long. */
import type { Decision } from '~/dossier/shape/decision'
import type { Day } from '~/pillars/day'
import { type CapitalOverLife, capitalOverLife, type LppResult, survivorShare } from '~/pillars/lpp'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import { addFrancs, type Franc, franc, NO_FRANC } from '~/pillars/money'
import type { Taxpayer } from '~/pillars/tax/capital-tax'
import { lppPayment, type Planned, type Retirement } from './payments'
import { type Bounds, difference, taxedYears } from './taxed-years'

/**
 * `share`: percent of the second pillar's savings. `monthly`: the pension that stays, CHF a month; `givenUp`: what it is less
 * than without capital. `tax`: what this capital adds to the tax of its year; `left`: what stays of it; null: no place is
 * told. CHF.
 */
export type CapitalWay = {
  share: number
  monthly: Franc
  givenUp: Franc
  capital: Franc
  tax: Bounds | null
  left: Bounds | null
}

/**
 * The chosen way over life. `counted`: the capital from which it is computed: the least that is left after tax, or all of it
 * where no place is told. `survivor`: what goes on to a spouse who survives, CHF a month: of the whole pension, and of what
 * stays of it.
 */
export type CapitalChoice = CapitalWay &
  CapitalOverLife & { counted: Franc; survivor: { share: number; whole: Franc; withCapital: Franc }; startAge: number }

/** Percent of the savings, beside the chosen share and the most that is paid. */
const SHARES = [0, 25, 50]
/** Percent a year, beside the yield that is typed: none, and one that many have in mind. */
const YIELDS = [0, 2]
/** Years of age, beside the one that is typed. */
const AGES = [85, 90, 95]

/** The shares that are compared, none above what is paid; in order. */
export function comparedShares(chosen: number | null, largest: number | null): number[] {
  if (largest === null) return []
  const shares = [...SHARES, largest, ...(chosen === null ? [] : [chosen])]
  return inOrder(shares.filter((share) => share <= largest))
}

const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other)

/** @param taxpayer null: no place is told */
export function capitalWays(
  shares: readonly number[],
  results: readonly (LppResult | null)[],
  { others, taxpayer }: { others: readonly Planned[]; taxpayer: Taxpayer | null },
): CapitalWay[] {
  const whole = results[0]?.monthly ?? NO_FRANC
  const without = taxpayer && taxedYears(others, taxpayer)
  return results.flatMap((result, index) => {
    const share = shares[index]
    if (!result || share === undefined) return []
    const tax = without && taxpayer && difference(taxedYears([...lppPayment(result), ...others], taxpayer), without)
    const left = tax && { low: franc(result.capital - tax.high), high: franc(result.capital - tax.low) }
    const { monthly, capital } = result
    return [{ share, monthly, givenUp: franc(whole - monthly), capital, tax, left }]
  })
}

type Asked = Pick<Decision, 'yield' | 'until'>

/** null: no capital is drawn, or no pension is given up for it. */
export function capitalChoice(
  way: CapitalWay,
  from: Day,
  { question: { birthDate, computedOn } }: Retirement,
  asked: Asked,
): CapitalChoice | null {
  const { capital, givenUp, monthly } = way
  if (capital === 0 || givenUp === 0) return null
  const counted = way.left?.low ?? capital
  const share = survivorShare(computedOn)
  const ofPension = (pension: Franc) => franc((pension * share) / 100)
  return {
    ...way,
    ...capitalOverLife({
      ...{ capital: counted, givenUp, birthDate, from },
      yields: inOrder([...YIELDS, ...(asked.yield === null ? [] : [asked.yield])]),
      ages: inOrder([...AGES, ...(asked.until === null ? [] : [asked.until])]),
    }),
    counted,
    survivor: { share, whole: ofPension(addFrancs(monthly, givenUp)), withCapital: ofPension(monthly) },
    startAge: ageAtRetirement(birthDate, from),
  }
}
