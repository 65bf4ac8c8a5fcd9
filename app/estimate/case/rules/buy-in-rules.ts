/** A buy-in: how late and how much may be paid, and what prevents it. */
import type { ContributionProblemKey } from '~/dossier/shape/problem-keys'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { type Day, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import {
  type BuyIn,
  capitalFreeFrom,
  earliestAgeOfAll,
  type FundStatement,
  type LppDays,
  lppStart,
  partsOfBenefit,
  shareOfRest,
} from '~/pillars/lpp'
import { AS_IT_STANDS } from '~/pillars/synthesis/change'
import { stepsBefore, type WorkInSteps } from '~/pillars/work-in-steps'
import type { Case } from '../case'
import { type BuyInRoom, ordinaryPart } from '../lpp/buy-in-place'
import { statementsAsTheyStand } from '../lpp/papers'
import { retirementIn } from '../situation'
import { drawingSteps, workInSteps } from './shares-and-steps'
import { lastDayOfWork } from './three-days'

/** Each problem at its field. */
type BuyInProblems = Partial<Record<'buyIn.amount' | 'buyIn.on' | 'lppCapitalShare', ContributionProblemKey>>

/**
 * Problems of a buy-in. It must be paid before the pension starts, and its result cannot be drawn as capital for three years
 * (LPP art. 79b al. 3). Other capital can be drawn, but a tax office may then refuse the deduction (`buyInDeductionAtRisk`).
 */
export function buyInProblems(
  { buyIn, lppCapitalShare = 0 }: Pick<DigestQuery, 'buyIn' | 'lppCapitalShare'>,
  { room, today, ...days }: { room: BuyInRoom | null; today: Day } & BuyInDays,
): BuyInProblems {
  if (!buyIn) return {}
  const isDayPossible = buyIn.on >= today && buyIn.on < days.payBefore
  // Only for a possible day, since the law of another may be unknown.
  const isBlocked = isDayPossible && lppCapitalShare > (mostBesideBuyIn(buyIn, room, days) ?? WHOLE)
  const amount = amountProblem(buyIn.amount, room)
  return {
    ...(amount && { 'buyIn.amount': amount }),
    ...(!isDayPossible && { 'buyIn.on': 'buyInDayRange' as const }),
    ...(isBlocked && { lppCapitalShare: 'capitalBlockedByBuyIn' as const }),
  }
}

/**
 * The most of the savings, in percent, that may be drawn as capital in the three years after a buy-in; null: nothing is
 * drawn in that time.
 */
export function mostBesideBuyIn(
  buyIn: BuyIn,
  room: BuyInRoom | null,
  { drawnOn, birthDate }: Pick<BuyInDays, 'drawnOn' | 'birthDate'>,
): number | null {
  const early = drawnOn.filter((day) => day >= buyIn.on && day < capitalFreeFrom(buyIn))
  if (!room || early.length === 0) return null
  const blocked = { ...buyIn, amount: ordinaryPart(buyIn, room.divorce) }
  if (blocked.amount === 0) return null
  return Math.min(...early.map((retirementDate) => shareOfRest(room.statement, blocked, { birthDate, retirementDate })))
}

type BuyInDays = { payBefore: Day; drawnOn: readonly Day[]; birthDate: Day }

/**
 * The last day for a buy-in, which must come before work stops and before the funds pay, and the days on which the funds
 * pay: one, or one for each step of work if asked for.
 */
function buyInDays(
  { steps, ...days }: LppDays & { steps: WorkInSteps | null },
  person: Birth,
  { statements, today }: { statements: readonly FundStatement[]; today: Day },
): BuyInDays {
  const from = lppStart(days, person, earliestAgeOfAll(statements, today))
  const afterWork = days.stopsOn && firstOfNextMonth(days.stopsOn)
  const payBefore = afterWork && afterWork < from ? afterWork : from
  const ahead = stepsBefore(steps, payBefore)
  const drawnOn = ahead?.drawsFund ? partsOfBenefit(ahead, from).map(({ on }) => on) : [from]
  return { payBefore, drawnOn, birthDate: person.birthDate }
}

type Birth = Parameters<typeof lppStart>[1]

type DaysQuery = Pick<DigestQuery, 'retirementDate' | 'stopsOn' | 'lppFrom' | 'steps' | 'stepsDrawFund' | 'drawing'>

/** As `buyInDays`, for a change. */
export function buyInDaysOf(known: Case, query: DaysQuery): BuyInDays {
  const { retirementDate, lppFrom = null, steps, stepsDrawFund = false, drawing } = query
  const planned = {
    ...AS_IT_STANDS,
    retirementDate: retirementDate ? firstOfMonthFrom(retirementDate) : null,
    drawing: drawing ? drawingSteps(drawing) : null,
  }
  const days = {
    stopsOn: lastDayOfWork({ ...query, stopsOn: query.stopsOn ?? known.stopsOn }),
    retirementDate: retirementIn(known, planned),
    lppFrom,
    // Only their days matter, not the rate before the first.
    steps: steps ? workInSteps(steps, WHOLE, stepsDrawFund) : null,
  }
  return buyInDays(days, known.person, { statements: statementsAsTheyStand(known), today: known.day })
}

/** Percent. */
const WHOLE = 100

function amountProblem(amount: number, room: BuyInRoom | null): ContributionProblemKey | null {
  if (!room) return 'buyInUnknown'
  if (room.refusal && room.largest === 0) return room.refusal
  if (amount > room.largest) return 'buyInTooLarge'
  const isTyped = room.statement.isTyped && room.statement.projectionRate === undefined
  return isTyped ? 'buyInInterestUnknown' : null
}
