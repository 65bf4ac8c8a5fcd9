/** A buy-in: until when it is paid, how much may be bought, what stands against it, and which rules are not computed. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { ContributionProblemKey } from '~/dossier/shape/problem-keys'
import type { Dossier } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { LPP_BUY_IN } from '~/law/lpp/changes'
import { rowOn } from '~/law/table'
import { retirementOf } from '~/pillars/avs'
import { type Day, firstOfMonthFrom, firstOfNextMonth, yearOf } from '~/pillars/day'
import {
  capitalFreeFrom,
  earliestAgeOfAll,
  type FundStatement,
  type LppDays,
  lppStart,
  partsOfBenefit,
} from '~/pillars/lpp'
import { stepsBefore, type WorkInSteps } from '~/pillars/work-in-steps'
import { requireBirth } from '../avs/insureds'
import { type BuyInRoom, roomIn } from '../lpp/buy-in-place'
import { countingCertificates, loadStatements } from '../lpp/own-certificates'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import { workInSteps } from './shares-and-steps'
import { lastDayOfWork } from './three-days'

/** Each problem at its field. */
type BuyInProblems = Partial<Record<'buyIn.amount' | 'buyIn.on' | 'lppCapitalShare', ContributionProblemKey>>

/**
 * Problems of a buy-in. It is paid before the pension starts; what was bought is no capital for three years (LPP art. 79b
 * al. 3), and tax offices look at all capital that follows in that time, so that both together are refused.
 */
export function buyInProblems(
  { buyIn, lppCapitalShare = 0 }: Pick<DigestQuery, 'buyIn' | 'lppCapitalShare'>,
  { room, payBefore, drawnOn, today }: { room: BuyInRoom | null; today: Day } & BuyInDays,
): BuyInProblems {
  if (!buyIn) return {}
  const isDayPossible = buyIn.on >= today && buyIn.on < payBefore
  // Of a possible day alone: the law of any other may be unknown.
  const isDrawnTooEarly = () => drawnOn.some((day) => day >= buyIn.on && day < capitalFreeFrom(buyIn))
  const isBlocked = isDayPossible && lppCapitalShare > 0 && isDrawnTooEarly()
  const amount = amountProblem(buyIn.amount, room)
  return {
    ...(amount && { 'buyIn.amount': amount }),
    ...(!isDayPossible && { 'buyIn.on': 'buyInDayRange' as const }),
    ...(isBlocked && { lppCapitalShare: 'capitalBlockedByBuyIn' as const }),
  }
}

type BuyInDays = { payBefore: Day; drawnOn: readonly Day[] }

/**
 * Until when a buy-in is paid: nobody pays in who has stopped or is paid; and on which days the funds pay: on one, or with
 * each step of work where that is asked for.
 */
export function buyInDays(
  { steps, ...days }: LppDays & { steps: WorkInSteps | null },
  person: Birth,
  { statements, today }: { statements: readonly FundStatement[]; today: Day },
): BuyInDays {
  const from = lppStart(days, person, earliestAgeOfAll(statements, today))
  const afterWork = days.stopsOn && firstOfNextMonth(days.stopsOn)
  const payBefore = afterWork && afterWork < from ? afterWork : from
  const ahead = stepsBefore(steps, payBefore)
  return { payBefore, drawnOn: ahead?.drawsFund ? partsOfBenefit(ahead, from).map(({ on }) => on) : [from] }
}

type Birth = Parameters<typeof lppStart>[1]

type DaysQuery = Pick<DigestQuery, 'retirementDate' | 'stopsOn' | 'lppFrom' | 'steps' | 'stepsDrawFund'>

/** @throws as `requireBirth` */
export async function loadBuyInDays(
  session: Session,
  tools: PartyTools,
  query: DaysQuery,
  policies: FundPolicies,
): Promise<BuyInDays> {
  const { retirementDate, lppFrom = null, steps, stepsDrawFund = false } = query
  const birth = await requireBirth(session, tools)
  const days = {
    stopsOn: lastDayOfWork(query),
    retirementDate: retirementDate ? firstOfMonthFrom(retirementDate) : retirementOf(birth).start,
    lppFrom,
    // Of their days alone: the rate before the first does not matter.
    steps: steps ? workInSteps(steps, WHOLE, stepsDrawFund) : null,
  }
  const statements = await loadStatements(session, tools, policies)
  return buyInDays(days, birth, { statements, today: tools.clock.today() })
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

/** null: no fund and no certificate says how much may be bought. @throws as `requireBirth` */
export async function loadBuyInRoom(
  session: Session,
  tools: PartyTools,
  policies: FundPolicies,
): Promise<BuyInRoom | null> {
  const { birthDate, gender } = await requireBirth(session, tools)
  const today = tools.clock.today()
  const question = { birthDate, gender, computedOn: today, salary: null }
  const certificates = countingCertificates(policies, session.dossier.secondPillar, question)
  return roomIn(session.dossier, policies, certificates, { birthDate, on: today })
}

/** Rules that are told and not computed: a buy-in after a divorce (LPP art. 79b al. 4), or on arrival from abroad (OPP 2 art. 60b). */
export type BuyInNote = 'afterDivorce' | 'arrival'

export function buyInNotes({ info, family }: Pick<Dossier['firstPillar'], 'info' | 'family'>, today: Day): BuyInNote[] {
  const { status, insuredSince } = info?.person ?? {}
  const isDivorced = status === 'divorced' || family?.marriages.some(({ endedBy }) => endedBy === 'divorce')
  const { arrivalYears } = rowOn(LPP_BUY_IN, today).value
  const hasArrived = typeof insuredSince === 'number' && yearOf(today) - insuredSince <= arrivalYears
  return [...(isDivorced ? (['afterDivorce'] as const) : []), ...(hasArrived ? (['arrival'] as const) : [])]
}
