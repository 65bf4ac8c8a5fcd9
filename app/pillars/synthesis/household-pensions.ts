/** The pensions of a household in a year in which all of it is retired, as they are taxed (LIFD art. 9 al. 1, 22 al. 1). */
import type { AvsLaw } from '~/law/avs/avs-law'
import { lawAs } from '~/law/avs/other-law'
import { thirteenthPension } from '../avs'
import type { PensionResult } from '../avs/result'
import type { Day } from '../day'
import { addFrancs, type Franc, franc, NO_FRANC } from '../money'
import type { Column } from './result'

export type HouseholdQuestion = {
  column: Column
  /** Of the same column; null: not known. */
  pension: PensionResult | null
  /** Lives with a spouse, and is taxed together with them. */
  isCouple: boolean
  /** Whether this person may be told the spouse's AVS pension. */
  mayTellSpouse: boolean
  /** What the spouse's pension funds pay, CHF a month, 0: nothing; null: not known. */
  spousePension: number | null
  law: Pick<AvsLaw, 'thirteenthDivisor'>
}

/** CHF a year; `avs`: with the supplement of the transition generation, without the 13th pension. */
type YearOfPensions = { avs: Franc; thirteenth: Franc; lpp: Franc }

export type HouseholdPensions = {
  /** From when all of it is paid for life and nobody works. */
  from: Day
  own: YearOfPensions
  /** null: the person is taxed alone. */
  spouse: YearOfPensions | null
  /** Together, CHF a year; the ends where the person's own are a range. */
  all: Ends
}

/** One amount three times where it is known. */
export type Ends<Amount = Franc> = { expected: Amount; low: Amount; high: Amount }

/**
 * `pensionUnknown`: nothing is known of what the AVS pays; `noPension`: nothing is paid each month; `spouseUnknown`: what the
 * spouse is paid is not known; `spouseNotShared`: it may not be told.
 */
export const HOUSEHOLD_REFUSALS = ['pensionUnknown', 'noPension', 'spouseUnknown', 'spouseNotShared'] as const
export type HouseholdRefusal = (typeof HOUSEHOLD_REFUSALS)[number]

export function householdPensions(question: HouseholdQuestion): HouseholdPensions | HouseholdRefusal {
  const { column, pension, isCouple, mayTellSpouse } = question
  const { monthlyTotal, avs, lpp, ends, ranges } = column
  if (monthlyTotal === null || !avs || !pension) return 'pensionUnknown'
  if ((ends?.high ?? monthlyTotal) === 0) return 'noPension'
  if (isCouple && !mayTellSpouse) return 'spouseNotShared'
  const spouse = isCouple ? pensionsOfSpouse(pension, question) : null
  if (isCouple && !spouse) return 'spouseUnknown'
  const thirteenth = thirteenthOf(avs.thirteenth, question)
  const ofFunds = franc(12 * (lpp?.monthly ?? 0))
  const own = { avs: franc(12 * monthlyTotal - ofFunds), thirteenth: thirteenth(avs.monthly), lpp: ofFunds }
  const expected = addFrancs(sumOf(own), spouse && sumOf(spouse))
  const atEnd = (end: 'low' | 'high') =>
    ends
      ? addFrancs(franc(12 * ends[end]), thirteenth(ranges?.avs?.[end] ?? avs.monthly), spouse && sumOf(spouse))
      : expected
  const from = retiredFrom(column, pension, isCouple)
  return { from, own, spouse, all: { expected, low: atEnd('low'), high: atEnd('high') } }
}

const sumOf = ({ avs, thirteenth, lpp }: YearOfPensions) => addFrancs(avs, thirteenth, lpp)

/** Of a monthly pension, CHF a year; a survivor's pension has none, and neither has the law that repeals it. */
const thirteenthOf =
  (known: Franc, { law, column }: HouseholdQuestion) =>
  (monthly: number): Franc =>
    known === 0 ? NO_FRANC : thirteenthPension(franc(monthly), lawAs(law, column.law ?? 'today'))

/** null: not known. */
function pensionsOfSpouse(
  { partner, periods, range }: PensionResult,
  question: HouseholdQuestion,
): YearOfPensions | null {
  const { spousePension } = question
  if (!partner || spousePension === null || range?.spouse?.whose === 'partner') return null
  const monthly = periods.at(-1)?.partner ?? NO_FRANC
  return {
    avs: franc(12 * (monthly + partner.supplement)),
    thirteenth: thirteenthOf(partner.thirteenth, question)(monthly),
    lpp: franc(12 * spousePension),
  }
}

/** The last of the days on which somebody reaches the reference age, stops working, or is paid another pension. */
function retiredFrom(column: Column, { person, partner, periods }: PensionResult, isCouple: boolean): Day {
  const { totalFrom, retirementDate, worksUntil, lpp } = column
  const ofSpouse = isCouple ? [partner?.referenceDate, periods.at(-1)?.from] : []
  const days = [person.referenceDate, totalFrom, worksUntil ?? retirementDate, lpp?.from, ...ofSpouse]
  return days.flatMap((day) => day ?? []).reduce((one, other) => (one > other ? one : other))
}
