/** A buy-in: until when it is paid, how much may be bought, and what stands against it. */
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
import type { BuyInRoom } from '../lpp/buy-in-place'
import { statementsAsTheyStand } from '../lpp/papers'
import { retirementIn } from '../situation'
import { drawingSteps, workInSteps } from './shares-and-steps'
import { lastDayOfWork } from './three-days'

/** Each problem at its field. */
type BuyInProblems = Partial<Record<'buyIn.amount' | 'buyIn.on' | 'lppCapitalShare', ContributionProblemKey>>

/**
 * Problems of a buy-in. It is paid before the pension starts; what results from it is no capital for three years (LPP
 * art. 79b al. 3). The rest may be: that a tax office may then refuse the deduction is told (`buyInDeductionAtRisk`).
 */
export function buyInProblems(
  { buyIn, lppCapitalShare = 0 }: Pick<DigestQuery, 'buyIn' | 'lppCapitalShare'>,
  { room, today, ...days }: { room: BuyInRoom | null; today: Day } & BuyInDays,
): BuyInProblems {
  if (!buyIn) return {}
  const isDayPossible = buyIn.on >= today && buyIn.on < days.payBefore
  // Of a possible day alone: the law of any other may be unknown.
  const isBlocked = isDayPossible && lppCapitalShare > (mostBesideBuyIn(buyIn, room, days) ?? WHOLE)
  const amount = amountProblem(buyIn.amount, room)
  return {
    ...(amount && { 'buyIn.amount': amount }),
    ...(!isDayPossible && { 'buyIn.on': 'buyInDayRange' as const }),
    ...(isBlocked && { lppCapitalShare: 'capitalBlockedByBuyIn' as const }),
  }
}

/** Percent of the savings that may be capital beside a buy-in of the three years before; null: it is not drawn in that time. */
export function mostBesideBuyIn(
  buyIn: BuyIn,
  room: BuyInRoom | null,
  { drawnOn, birthDate }: Pick<BuyInDays, 'drawnOn' | 'birthDate'>,
): number | null {
  const early = drawnOn.filter((day) => day >= buyIn.on && day < capitalFreeFrom(buyIn))
  if (!room || early.length === 0) return null
  return Math.min(...early.map((retirementDate) => shareOfRest(room.statement, buyIn, { birthDate, retirementDate })))
}

type BuyInDays = { payBefore: Day; drawnOn: readonly Day[]; birthDate: Day }

/**
 * Until when a buy-in is paid: nobody pays in who has stopped or is paid; and on which days the funds pay: on one, or with
 * each step of work where that is asked for.
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
    // Of their days alone: the rate before the first does not matter.
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
