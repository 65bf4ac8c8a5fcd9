/** What a visitor may pay in: a buy-in, into pillar 3a, for a missing AVS year; and what stands against it. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { ContributionProblemKey } from '~/dossier/shape/problem-keys'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { type PayableGap, payableGaps, retirementOf } from '~/pillars/avs'
import { type Day, dayOf, firstOfMonthFrom, firstOfNextMonth, yearOf } from '~/pillars/day'
import {
  capitalFreeFrom,
  earliestAgeOfAll,
  type FundStatement,
  type LppDays,
  lppStart,
  partsOfBenefit,
} from '~/pillars/lpp'
import {
  ceilingOfYear,
  ceilingsOn,
  type LatePurchase,
  latePurchase,
  type Pillar3aAccount,
  takesPayments,
} from '~/pillars/pillar-3a'
import { AS_IT_STANDS, type PaidGap, type Payments3a } from '~/pillars/synthesis/change'
import { stepsBefore, type WorkInSteps } from '~/pillars/work-in-steps'
import { requireBirth } from '../avs/insureds'
import { loadPension } from '../avs/pension'
import { type BuyInRoom, roomIn } from '../lpp/buy-in-place'
import { countingCertificates, loadStatements } from '../lpp/own-certificates'
import { knownPolicies } from '../lpp/policies'
import { Refusal } from '../outcome'
import { countingStatements, knownAccounts, paidThisYear, USUAL_RATE } from '../pillar-3a/accounts'
import { opensAccount, pillar3aQuestion } from '../pillar-3a/accounts-in-digest'
import { findPaydate } from '../pillar-3a/paydate'
import { statementIn } from '../pillar-3a/provident-statement'
import { loadProvidents } from '../pillar-3a/providents'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import {
  type ContributionSuggestion,
  contributionSuggestions,
  type PossibleContributions,
  type Room3a,
} from './contribution-suggestions'
import { loadWork } from './known-work'
import { workInSteps } from './shares-and-steps'
import { lastDayOfWork } from './three-days'

type ContributionQuery = Pick<
  DigestQuery,
  | 'retirementDate'
  | 'stopsOn'
  | 'lppFrom'
  | 'lppCapitalShare'
  | 'steps'
  | 'stepsDrawFund'
  | 'buyIn'
  | 'pillar3a'
  | 'paysGaps'
>

/** Each problem at its field. */
export type ContributionProblems = Partial<
  Record<
    'buyIn.amount' | 'buyIn.on' | 'lppCapitalShare' | 'pillar3a.amount' | 'pillar3a.purchase' | 'paysGaps',
    ContributionProblemKey
  >
>

/**
 * Problems of a buy-in. It is paid before the pension starts; what was bought is no capital for three years (LPP art. 79b
 * al. 3), and tax offices look at all capital that follows in that time, so that both together are refused.
 */
export function buyInProblems(
  { buyIn, lppCapitalShare = 0 }: Pick<ContributionQuery, 'buyIn' | 'lppCapitalShare'>,
  { room, payBefore, drawnOn, today }: { room: BuyInRoom | null; today: Day } & BuyInDays,
): ContributionProblems {
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

async function loadBuyInDays(
  session: Session,
  tools: PartyTools,
  query: ContributionQuery,
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

/** @throws as `requireBirth` */
export async function findContributionProblems(
  session: Session,
  tools: PartyTools,
  query: ContributionQuery,
  policies: FundPolicies,
): Promise<ContributionProblems> {
  const { buyIn, pillar3a, paysGaps } = query
  if (!buyIn && !pillar3a && !paysGaps) return {}
  const today = tools.clock.today()
  const ofBuyIn = buyIn && {
    room: await loadBuyInRoom(session, tools, policies),
    ...(await loadBuyInDays(session, tools, query, policies)),
  }
  return {
    ...(ofBuyIn && buyInProblems(query, { ...ofBuyIn, today })),
    ...(pillar3a && pillar3aProblems(pillar3a, await loadInto3a(session, tools, policies), today)),
    ...(paysGaps && (await loadPayableGaps(session, tools)).length === 0 && { paysGaps: 'noGapToPay' as const }),
  }
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

/**
 * The missing AVS years that can still be paid; none where the account is not known year by year.
 * @throws other errors than refusals
 */
export async function loadPayableGaps(session: Session, tools: PartyTools): Promise<PayableGap[]> {
  try {
    const pension = await loadPension(session, tools, { force: false, situation: AS_IT_STANDS })
    const isKnown = !pension.assumptions.some((key) => key === 'fewFigures' || key === 'forecastAsIs')
    return isKnown ? payableGaps(pension.person.gaps, tools.clock.today()) : []
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** Each missing year as it is paid. */
export const paidGaps = (gaps: readonly Pick<PayableGap, 'year' | 'months'>[]): PaidGap[] =>
  gaps.map(({ year, months }) => ({ year, months }))

/** Into what is paid; `opens`: there is no account, and one can be opened. */
type Into3a = { accounts: readonly Pillar3aAccount[]; opens: boolean }

async function loadInto3a(session: Session, tools: PartyTools, policies: FundPolicies): Promise<Into3a> {
  const accounts = await loadAccounts(session, tools)
  if (takesPayments(accounts)) return { accounts, opens: false }
  const salary = (await loadWork(session, tools, policies))?.salary ?? null
  return { accounts, opens: await canOpen(session, tools, { accounts, salary }) }
}

/** A new account takes payments of a year: what was missed is bought once that of this year is made. */
export function pillar3aProblems(pillar3a: Payments3a, { accounts, opens }: Into3a, today: Day): ContributionProblems {
  if (!takesPayments(accounts)) {
    if (pillar3a.purchase !== null) return { 'pillar3a.purchase': 'noAccountFor3a' }
    return opens ? {} : { 'pillar3a.amount': 'noAccountFor3a' }
  }
  if (pillar3a.purchase === null) return {}
  // What was missed is known of few: at most the small ceiling of a year may be bought (OPP 3 art. 7a al. 2).
  return pillar3a.purchase > ceilingsOn(today).withFund ? { 'pillar3a.purchase': 'purchase3aTooLarge' } : {}
}

/** The answers so far. Providers are asked only if none was asked before. */
const knownProvidents = async (session: Session, tools: PartyTools) =>
  session.dossier.thirdPillar.providents ?? loadProvidents(session, tools, () => findPaydate(session, tools))

/** The accounts as the digest has them. @throws as `requireBirth` */
async function loadAccounts(session: Session, tools: PartyTools) {
  const { birthDate, gender } = await requireBirth(session, tools)
  const providents = await knownProvidents(session, tools)
  const when = { birthDate, gender, computedOn: tools.clock.today(), situation: AS_IT_STANDS }
  return pillar3aQuestion(session.dossier.thirdPillar, providents, when).accounts
}

/** Whether somebody without an account can open one: a silent provider may have one of theirs. @throws as `requireBirth` */
async function canOpen(
  session: Session,
  tools: PartyTools,
  { accounts, salary }: { accounts: readonly Pillar3aAccount[]; salary: number | null },
) {
  if (session.dossier.thirdPillar.selection?.length) return false
  const { birthDate, gender } = await requireBirth(session, tools)
  return opensAccount(accounts, { birthDate, gender, computedOn: tools.clock.today(), isPaid: salary !== null })
}

/** What somebody earns, CHF a year; null: not known. */
type KnownWork = { salary: number | null }

/** @throws as `requireBirth` */
export async function loadRoom3a(session: Session, tools: PartyTools, work: KnownWork): Promise<Room3a | null> {
  const accounts = await loadAccounts(session, tools)
  if (work.salary === null) return null
  const isNew = await canOpen(session, tools, { accounts, salary: work.salary })
  if (!isNew && !takesPayments(accounts)) return null
  const today = tools.clock.today()
  const [year, withFund, law] = [yearOf(today), hasFund(session), ceilingsOn(today)]
  return {
    isNew,
    rate: USUAL_RATE,
    year,
    withFund,
    law: withFund ? law.withFund : law.withoutFund,
    paid: accounts.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    ceiling: Math.floor(ceilingOfYear(year, { withFund, earnedIncome: work.salary })),
  }
}

/** Whoever has not said that they have none pays no more than who has one. */
const hasFund = ({ dossier: { secondPillar } }: Session) =>
  secondPillar.selection?.length !== 0 || secondPillar.certificates.length > 0

/**
 * What could be bought of the last years, by what the providers say of their last year: of earlier ones, and of accounts that
 * were copied, no payments are known. null: they do not say it of every account.
 */
export async function loadLatePurchase(
  session: Session,
  tools: PartyTools,
  work: KnownWork,
): Promise<LatePurchase | null> {
  const { birthDate, gender } = await requireBirth(session, tools)
  const today = tools.clock.today()
  const providents = await knownProvidents(session, tools)
  const { thirdPillar } = session.dossier
  const accounts = knownAccounts(thirdPillar, providents)
  const statements = accounts.flatMap(({ provident }) => (provident ? [statementIn(provident)] : []))
  if (accounts.length === 0 || statements.length < accounts.length) return null
  if (countingStatements(thirdPillar, providents).length > 0) return null
  const isOfThisYear = statements.every(({ rd }) => yearOf(rd as Day) === yearOf(today))
  if (!isOfThisYear || !work.salary) return null
  const ofYear = { withFund: hasFund(session), earnedIncome: work.salary }
  return latePurchase({
    person: { birthDate, gender },
    on: today,
    years: [{ ...ofYear, year: yearOf(today) - 1, paid: statements.reduce((sum, { pyd }) => sum + (pyd?.de ?? 0), 0) }],
    thisYear: { ...ofYear, paid: statements.reduce((sum, one) => sum + paidThisYear(one, today), 0) },
    // A provider that has begun to pay out has no account to pay into.
    isDrawn: false,
    wished: null,
  })
}

/**
 * What can be paid in, and ready-made changes that do. `largestPurchase3a`: CHF that the law lets be bought in a year;
 * `marginalRate`: the own tax rate, percent, null: not told.
 */
export type ContributionsAnswer = PossibleContributions & {
  largestPurchase3a: number
  marginalRate: number | null
  suggestions: ContributionSuggestion[]
}

/** @throws as `requireBirth` */
export async function loadContributions(session: Session, tools: PartyTools): Promise<ContributionsAnswer> {
  const policies = await knownPolicies(session, tools)
  const today = tools.clock.today()
  const work = { salary: (await loadWork(session, tools, policies))?.salary ?? null }
  const room = await loadBuyInRoom(session, tools, policies)
  const possible = {
    buyIn: room && { fundId: room.fundId, fundName: room.fundName, largest: room.largest, refusal: room.refusal },
    pillar3a: await loadRoom3a(session, tools, work),
    purchase: await loadLatePurchase(session, tools, work),
    gaps: await loadPayableGaps(session, tools),
    lastOfYear: dayOf(yearOf(today), 12, 31),
  }
  return {
    ...possible,
    largestPurchase3a: ceilingsOn(today).withFund,
    marginalRate: session.dossier.marginalRate,
    suggestions: contributionSuggestions(possible),
  }
}
