import type { Family } from '~/dossier/shape/family'
import { answersOf, isFamilyComplete } from '~/dossier/shape/family-questions'
import { type Info, isSupportedStatus } from '~/dossier/shape/shape'
import { type AvsFacts, withoutPartnerAccount } from '~/pillars/avs'
import { type Day, yearOf } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { PensionResult } from '~/pillars/result'
import { AS_IT_STANDS, type Situation } from '~/pillars/synthesis/change'
import { partsOfPay } from '~/pillars/work-in-steps'
import { Refusal, unfit } from '../outcome'
import type { Session } from '../session'
import type { RegisterTools } from '../tools'
import { loadAccounts } from './accounts'
import { refusedField } from './estimable'
import { type Accounts, factsOf, type Plan } from './facts'
import { type CalculatePension, calculatePension } from './pension-calculation'
import { endOfWork, requireStart } from './retirement-date'

type PensionOptions = {
  force: boolean
  /** The simulated change; none by default. */
  situation?: Situation
}

/**
 * Computes the AVS pension from the saved form and the accounts. The register's records are cached in the dossier, and
 * `force` loads them again; the pension itself is not stored, since it follows from form, accounts, law and day.
 * @throws {Refusal} `noInfo` before the first save, `unfit` for a case that is not computed or a date from which no
 * pension can be drawn
 * @throws {PartyError} as the register does
 */
export async function loadPension(
  session: Session,
  { connectors, clock, calculatePension: calculate = calculatePension }: RegisterTools,
  { force, situation = AS_IT_STANDS }: PensionOptions,
): Promise<PensionResult> {
  const { info, family } = session.dossier.firstPillar
  if (!info) throw new Refusal('noInfo')
  requireFamily(info, family)
  const today = clock.today()
  const plan = planOf(situation, info, today)
  const { sources, ...accounts } = await loadAccounts(info, session, { connectors, clock }, { afresh: force })
  return computeOnce({ info, family, accounts, sources, plan, today, law: situation.law }, calculate)
}

/** The AVS form alone says too little of whoever was married before, or has just married. */
function requireFamily(info: Info, family: Family | null) {
  const { status } = info.person
  if (!family && !isSupportedStatus(status)) throw unfit([{ field: 'status', key: 'unsupportedCivilStatus' }])
  if (!isFamilyComplete(info, family)) throw unfit([{ field: 'status', key: 'familyNotTold' }])
}

/** null: no change. A different salary starts next January. */
function planOf(situation: Situation, { person }: Info, today: Day): Plan | null {
  const { work, stopsOn, retirementDate, drawing, steps, partnerFrom, paidGaps } = situation
  const isOther = work || stopsOn || retirementDate || drawing || steps || partnerFrom || paidGaps.length > 0
  if (!isOther) return null
  const newIncome = work && { from: yearOf(today) + 1, amount: franc(work.salary) }
  return {
    drawFrom: retirementDate && requireStart(retirementDate, person, today),
    newIncome,
    drawing,
    payCuts: steps ? partsOfPay(steps) : [],
    stopsOn: endOfWork(situation, person),
    partnerFrom,
    paidGaps,
  }
}

type Question = {
  info: Info
  family: Family | null
  accounts: Accounts
  /** What the accounts were made from. */
  sources: readonly unknown[]
  plan: Plan | null
  today: Day
  law: Situation['law']
}

/** Goes with the dossier that a request has opened: a page shows one pension in several places. */
const pensionsByInfo = new WeakMap<Info, KnownPension[]>()

type KnownPension = { dependsOn: readonly unknown[]; pension: Promise<PensionResult> }

/** @throws as `computePension`, each time */
function computeOnce(question: Question, calculate: CalculatePension): Promise<PensionResult> {
  const { info, family, accounts, sources, plan, today, law } = question
  const dependsOn = [family, ...sources, today, law, JSON.stringify(plan)]
  const earlier = pensionsByInfo.get(info) ?? []
  const same = earlier.find((one) => one.dependsOn.every((value, index) => value === dependsOn[index]))
  if (same) return same.pension
  const facts = factsOf({ info, family: answersOf(family, info), ...accounts, plan })
  const pension = computePension(facts, info.person.navs, { today, law, plan, calculate })
  pensionsByInfo.set(info, [...earlier, { dependsOn, pension }])
  return pension
}

type Computation = Pick<Question, 'today' | 'law' | 'plan'> & { calculate: CalculatePension }

/** @param navs null: of who has not signed in */
async function computePension(
  facts: AvsFacts,
  navs: string | null,
  { today: day, law, plan, calculate }: Computation,
): Promise<PensionResult> {
  const answer = await calculate({ facts, law, day })
  if ('refused' in answer) throw unfit([refusedField(answer.refused, plan?.drawing)])
  const { person, ...result } = withoutPartnerAccount(answer.result)
  return { ...result, person: { ...person, navs } }
}
