/** Vested benefits in the digest, from the statements that the visitor copied. */
import type { Day } from '~/pillars/day'
import { fundRates, outlookRate, realRate } from '~/pillars/interest-outlook'
import { type VestedAccount, type VestedResult, vestedBenefits, vestedWindow } from '~/pillars/lpp'
import { latestWhileWorking } from '~/pillars/pay-out-window'
import { firstDayWithoutWork, type Situation } from '~/pillars/synthesis/change'
import type { Birth, Case } from '../../case/case'
import { vestedFacts } from '../../case/lpp/certificate-facts'
import { standing } from '../../case/situation'

type VestedSituation = Birth & { computedOn: Day; situation: Situation }

/**
 * null: there are none, or their due date is past.
 * @param paydates the pay-out day of each account; without one, that of the situation
 */
export function vestedIn(known: Case, asked: Situation, paydates: readonly (Day | null)[] = []): VestedResult | null {
  const { secondPillar, isMarried, person, day: computedOn } = known
  const situation = standing(known, asked)
  const paydate = movedPaydate({ ...person, computedOn, situation })
  const accounts = secondPillar.vested.map((paper, index) =>
    inOutlook(vestedFacts(paper, paydates[index] ?? paydate), situation),
  )
  // If only the start is simulated, work lasts until then; otherwise the end of work is unknown.
  const worksUntil = firstDayWithoutWork(situation) ?? paydate
  return vestedBenefits(accounts, { ...person, computedOn, worksUntil, isMarried }).result
}

/** With its own rate, or that of the outlook in today's francs. */
function inOutlook(account: VestedAccount, { outlook }: Situation): VestedAccount {
  const rate = outlookRate(account.rate, outlook, fundRates)
  return rate ? { ...account, rate: realRate(rate), outlook: rate } : account
}

/** A simulated retirement date moves the pay-out to that day, within the legal ages; null: the start of the AVS pension. */
function movedPaydate({ situation, computedOn, ...person }: VestedSituation): Day | null {
  const { retirementDate } = situation
  if (!retirementDate) return null
  const window = vestedWindow(person, computedOn)
  if (retirementDate < window.earliest) return null
  const stopped = firstDayWithoutWork(situation)
  const latest = stopped ? latestWhileWorking(window, stopped) : window.latest
  return retirementDate < latest ? retirementDate : latest
}
