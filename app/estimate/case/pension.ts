/** The AVS pension of a case in a situation. */
import { lawOn } from '~/law/avs/avs-law'
import { lawAs } from '~/law/avs/other-law'
import {
  type AvsFacts,
  AvsRefusal,
  type AvsResult,
  computeAvs,
  drawingLimits,
  livesToCompute,
  partnerPension,
  withoutPartnerAccount,
} from '~/pillars/avs'
import type { PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import { AS_IT_STANDS, type Change, type Situation, situationsOf } from '~/pillars/synthesis/change'
import { inSituation } from './avs/facts'
import type { AvsCase, Case } from './case'
import { Refusal, unfit } from './refusal'
import { refusedField } from './rules/estimable'
import { requireStart } from './rules/retirement-date'
import { standing } from './situation'

/**
 * Computed once for each situation, and remembered with the case.
 * @throws {Refusal} `unfit` for a case that is not computed, or a day from which no pension can be drawn; or the reason why
 * the first pillar is unknown
 */
export function pensionIn(known: Case, asked: Situation = AS_IT_STANDS): PensionResult {
  const situation = standing(known, asked)
  const { avs, day, found } = known
  if (avs.facts === null) throw new Refusal(avs.refusal.reason, avs.refusal.title, avs.refusal.problems)
  const { retirementDate, drawing } = situation
  if (retirementDate) requireStart(retirementDate, known.person, day)
  const key = keyOf(situation)
  const pension = found.pensions.get(key) ?? computed(avs, situation, known)
  found.pensions.set(key, pension)
  if ('key' in pension) throw unfit([refusedField(pension, drawing)])
  return pension
}

/** With the whole change. @throws {Refusal} as `pensionIn` */
export const pensionWith = (known: Case, change: Change | null): PensionResult =>
  pensionIn(known, (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS)

/** The parts of a situation that affect the first pillar. */
const keyOf = ({ work, stopsOn, retirementDate, drawing, steps, partnerFrom, paidGaps, law }: Situation) =>
  JSON.stringify([work?.salary, stopsOn, retirementDate, drawing, steps, partnerFrom, paidGaps, law])

function computed({ facts, navs, isPartnerRegistered, assumed }: AvsCase, situation: Situation, { day, isSent }: Case) {
  try {
    const asked = inSituation(facts, situation, { day, isPartnerRegistered })
    const { assumptions, ...others } = computeAvs(asked, lawAs(lawOn(day), situation.law), day)
    const result: AvsResult = { ...others, assumptions: [...assumptions, ...assumed] }
    return isSent ? ofWholeLife(result) : ofVisitor(result, navs)
  } catch (error) {
    if (error instanceof AvsRefusal) return { key: error.key, who: error.who }
    throw error
  }
}

/** It reveals nothing of the partner's incomes. */
function ofVisitor(result: AvsResult, navs: string | null): PensionResult {
  const { person, ...others } = withoutPartnerAccount(result)
  return { ...others, person: { ...person, navs } }
}

/** A program that sends a life knows the spouse's incomes, so the person's own steps stay complete. */
const ofWholeLife = ({ partner, ...result }: AvsResult): PensionResult => ({
  ...result,
  partner: partner && partnerPension(partner),
})

/**
 * The most accounts in possible lives that one pension takes, at some microseconds each. An early pension can take a hundred
 * times as many as one at the reference age.
 */
export function mostAccounts({ avs, person, day, found }: Case): number {
  const { facts } = avs
  if (facts === null) return 0
  const { earliest } = drawingLimits(person, lawOn(day))
  found.accounts ??= Math.max(...[null, earliest].map((retirementDate) => accountsIn(withStart(facts, retirementDate))))
  return found.accounts
}

const withStart = (facts: AvsFacts, from: Day | null): AvsFacts =>
  from ? { ...facts, person: { ...facts.person, drawing: [{ from, share: 100 }] } } : facts

const accountsIn = (facts: AvsFacts): number => livesToCompute(facts) * (1 + facts.marriages.length)
