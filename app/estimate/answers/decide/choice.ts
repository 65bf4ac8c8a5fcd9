/** The chosen capital over life: how long it lasts, and what it pays until some age. */
import type { Decision } from '~/dossier/shape/decision'
import type { Day } from '~/pillars/day'
import { type CapitalOverLife, capitalOverLife, survivorShare } from '~/pillars/lpp'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import { addFrancs, type Franc, franc } from '~/pillars/money'
import type { Case } from '../../case/case'
import { type CapitalOption, inOrder } from './ways'

/**
 * The chosen share over life. `counted`: the capital used: the least that is left after tax, or all of it without a place.
 * `survivor`: what a surviving spouse is paid, CHF a month, for the whole pension and for the remaining one.
 */
export type CapitalChoice = CapitalOption &
  CapitalOverLife & { counted: Franc; survivor: { share: number; whole: Franc; withCapital: Franc }; startAge: number }

/** Yields compared with the typed one, percent a year: none, and one that many people expect. */
const YIELDS = [0, 2]
/** Ages compared with the typed one, in years. */
const AGES = [85, 90, 95]

/** What the visitor asks about it. */
type CapitalWish = Pick<Decision, 'yield' | 'until'>

/** null: no capital is drawn, or no pension is given up for it. */
export function capitalChoice(
  way: CapitalOption,
  from: Day,
  { person: { birthDate }, day: computedOn }: Case,
  wish: CapitalWish,
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
      yields: inOrder([...YIELDS, ...(wish.yield === null ? [] : [wish.yield])]),
      ages: inOrder([...AGES, ...(wish.until === null ? [] : [wish.until])]),
    }),
    counted,
    survivor: { share, whole: ofPension(addFrancs(monthly, givenUp)), withCapital: ofPension(monthly) },
    startAge: ageAtRetirement(birthDate, from),
  }
}
