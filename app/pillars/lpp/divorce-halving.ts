/** How spouses share the second pillar at a divorce (CC art. 122, 123; LFLP art. 22a, 22b, 22c; OLP art. 8a). */
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { rowOn } from '~/law/table'
import { type Day, day, dayOf, yearOf } from '../day'
import { type Franc, franc } from '../money'
import type { Step } from '../result'
import { bankDays } from '../savings'

/**
 * A spouse's second pillar, CHF: the vested benefits of all funds and accounts at the wedding and when the proceedings
 * began. `ownDeposits`: paid in during the marriage from the spouse's own property by law; `homeAdvance`: one that was
 * not repaid, with the savings just before it. Cash and capital paid during the marriage do not count (LFLP art. 22a
 * al. 1).
 */
export type SpouseBenefits = {
  atWedding: number
  atProceedings: number
  ownDeposits?: readonly { amount: number; on: Day }[]
  homeAdvance?: { amount: number; on: Day; savingsBefore: number }
}

/**
 * `knownAtWedding`: for a wedding before 1995, whether the amounts at the wedding are known under the new law, because
 * neither spouse changed funds until then (LFLP art. 22b al. 1).
 */
export type DivorceQuestion = {
  wedding: Day
  proceedings: Day
  knownAtWedding?: boolean
  person: SpouseBenefits
  other: SpouseBenefits
}

/** CHF, unrounded: the amount at the wedding with its interest, and the gain during the marriage. */
export type MarriageGain = { compounded: number; gain: number }

/**
 * `owed`: CHF from the person's second pillar to the other's; below 0: the other way round. `refusal`: the amount at a
 * wedding before 1995 follows from a federal table that we do not have.
 */
export type DivorceHalving =
  | { person: MarriageGain; other: MarriageGain; owed: Franc; steps: Step[] }
  | { refusal: 'weddingBefore1995' }

const NEW_LAW = day('1995-01-01')
/** The start of the act and its interest; the ordinance applies the same 4 % to the time before (OLP art. 8a al. 2). */
const FIRST_INTEREST = day('1985-01-01')

/**
 * Each spouse's gain during the marriage is halved, and the halves are offset (CC art. 123, 124c).
 * @throws {RangeError} if the proceedings begin before the wedding
 */
export function divorceHalving(question: DivorceQuestion): DivorceHalving {
  const { wedding, proceedings, knownAtWedding = false } = question
  if (proceedings < wedding) throw new RangeError('proceedings begin after the wedding')
  if (wedding < NEW_LAW && !knownAtWedding) return { refusal: 'weddingBefore1995' }
  const [person, other] = [question.person, question.other].map((benefits) => gainOf(benefits, question)) as [
    MarriageGain,
    MarriageGain,
  ]
  const owed = halvedDifference(person.gain, other.gain)
  return { person, other, owed, steps: stepsOf(question, person, other, owed) }
}

/** CHF that goes to the other spouse: half of the difference in gains; below 0: from the other spouse. */
export const halvedDifference = (own: number, others: number): Franc => {
  const half = (own - others) / 2
  return (half < 0 ? 0 - franc(-half) : franc(half)) as Franc
}

/** The amount at the end minus that at the wedding with its interest; a loss is not shared. */
export const gainInMarriage = (atProceedings: number, compoundedAtWedding: number) =>
  Math.max(0, atProceedings - compoundedAtWedding)

function gainOf(benefits: SpouseBenefits, { wedding, proceedings }: DivorceQuestion): MarriageGain {
  const { atWedding, atProceedings, ownDeposits = [], homeAdvance } = benefits
  const own = ownDeposits.reduce((sum, { amount, on }) => sum + compounded(amount, on, proceedings), 0)
  if (!homeAdvance) {
    const before = compounded(atWedding, wedding, proceedings)
    return { compounded: before, gain: gainInMarriage(atProceedings, before + own) }
  }
  // The advance is taken in proportion from the savings at the wedding and from later ones (al. 3); the later part is
  // shared as if it were still there (LPP art. 30c al. 6).
  const atAdvance = compounded(atWedding, wedding, homeAdvance.on)
  const share = homeAdvance.savingsBefore > 0 ? Math.min(1, atAdvance / homeAdvance.savingsBefore) : 0
  const left = Math.max(0, atAdvance - homeAdvance.amount * share)
  const before = compounded(left, homeAdvance.on, proceedings)
  const gained = atProceedings + homeAdvance.amount * (1 - share)
  return { compounded: before, gain: gainInMarriage(gained, before + own) }
}

/**
 * An amount with the minimum interest of each year (OLP art. 8a al. 1), credited at the end of the year, CHF, unrounded.
 * Parts of a year count by days, of 30 in each month and 360 in the year: the ordinance does not say how.
 */
export function compounded(amount: number, start: Day, end: Day): number {
  let balance = amount
  for (let year = yearOf(start); year <= yearOf(end); year++) {
    const first = year === yearOf(start) ? start : dayOf(year, 1, 1)
    const last = year === yearOf(end) ? end : dayOf(year + 1, 1, 1)
    const on = first < FIRST_INTEREST ? FIRST_INTEREST : first
    balance *= 1 + (rowOn(LPP_MINIMUM_INTEREST, on).value * bankDays(first, last)) / 36_000
  }
  return balance
}

const stepsOf = (question: DivorceQuestion, person: MarriageGain, other: MarriageGain, owed: Franc): Step[] => [
  gainStep('person', question.person, person),
  gainStep('other', question.other, other),
  {
    key: 'divorceShare',
    inputs: { own: franc(person.gain), other: franc(other.gain) },
    output: owed,
    article: 'CC art. 123, 124c',
  },
]

const gainStep = (
  who: 'person' | 'other',
  benefits: SpouseBenefits,
  { compounded: before, gain }: MarriageGain,
): Step => ({
  key: 'divorceGain',
  inputs: { who, atWedding: benefits.atWedding, compounded: franc(before), atProceedings: benefits.atProceedings },
  output: franc(gain),
  article: 'LFLP art. 22a al. 1',
})
