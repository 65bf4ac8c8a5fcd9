/** Vested benefits in the digest, from the statements that the visitor copied. */
import { type Dossier, isMarriedStatus } from '~/dossier/shape/shape'
import type { Day } from '~/pillars/day'
import { fundRates, outlookRate, realRate } from '~/pillars/interest-outlook'
import { type VestedAccount, type VestedResult, vestedBenefits, vestedWindow } from '~/pillars/lpp'
import { latestWhileWorking } from '~/pillars/pay-out-window'
import { firstDayWithoutWork, type Situation } from '~/pillars/synthesis/change'
import type { Question } from '../synthesis/question'
import { vestedFacts } from './certificate-facts'

type VestedSituation = Pick<Question, 'computedOn' | 'birthDate' | 'gender'> & { situation: Situation }

/**
 * null: there are none, or the day on which they are due is past.
 * @param paydates of each account a day of its own; where there is none, that of the situation
 */
export function loadVested(
  { secondPillar, firstPillar }: Dossier,
  when: VestedSituation,
  paydates: readonly (Day | null)[] = [],
): VestedResult | null {
  const { birthDate, gender, computedOn } = when
  const paydate = movedPaydate(when)
  const accounts = secondPillar.vested.map((paper, index) =>
    inOutlook(vestedFacts(paper, paydates[index] ?? paydate), when.situation),
  )
  const status = firstPillar.info?.person.status
  const isMarried = status !== undefined && isMarriedStatus(status)
  // Whoever simulates a start alone works until then; otherwise nobody has said.
  const worksUntil = firstDayWithoutWork(when.situation) ?? paydate
  return vestedBenefits(accounts, { birthDate, gender, computedOn, worksUntil, isMarried }).result
}

/** With its own rate, or as the outlook has it in today's francs. */
export function inOutlook(account: VestedAccount, { outlook }: Situation): VestedAccount {
  const rate = outlookRate(account.rate, outlook, fundRates)
  return rate ? { ...account, rate: realRate(rate), outlook: rate } : account
}

/** A simulated retirement date moves the pay-out to that day, within the legal ages; null: the start of the AVS pension. */
export function movedPaydate({ situation, computedOn, ...person }: VestedSituation): Day | null {
  const { retirementDate } = situation
  if (!retirementDate) return null
  const window = vestedWindow(person, computedOn)
  if (retirementDate < window.earliest) return null
  const stopped = firstDayWithoutWork(situation)
  const latest = stopped ? latestWhileWorking(window, stopped) : window.latest
  return retirementDate < latest ? retirementDate : latest
}
