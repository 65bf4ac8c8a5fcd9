/** What has to be kept for capital of the second pillar: by law, and by the rules of the funds. */
import { isMarriedStatus } from '~/dossier/shape/shape'
import { LPP_CAPITAL_SHARE } from '~/law/lpp/capital-share'
import { LPP_BUY_IN } from '~/law/lpp/changes'
import { rowOn } from '~/law/table'
import { addMonths, addYears, type Day } from '~/pillars/day'
import { smallPensionLimit } from '~/pillars/lpp'
import type { Franc } from '~/pillars/money'
import { countingCertificates, countingPolicies } from '../lpp/own-certificates'
import { knownPolicies } from '../lpp/policies'
import type { Session } from '../session'
import type { Tools } from '../tools'
import type { Retirement } from './payments'

/**
 * `largestShare`: percent that the fund pays as capital; null: it says nothing. `noticeMonths`: how long before it wants to
 * know; `noticeBy`: the last day; null: it says nothing.
 */
export type FundRule = {
  /** null: a certificate that was copied, named as the visitor did. */
  fundId: string | null
  name: string
  largestShare: number | null
  noticeMonths: number | null
  noticeBy: Day | null
}

/**
 * `legalShare`: percent of the mandatory part that everybody may ask for (LPP art. 37 al. 2). `buyInsSince`: what is bought
 * after this day is not paid as capital on the day of payment, for `blockYears` (art. 79b al. 3). `smallUnder`: below this a
 * fund may pay a pension as capital, CHF a month (art. 37 al. 3); `isSmall`: the whole pension is below. `needsConsent`: the
 * spouse agrees in writing (art. 37a).
 */
export type Conditions = {
  legalShare: number
  funds: FundRule[]
  buyInsSince: Day
  blockYears: number
  smallUnder: number
  isSmall: boolean
  needsConsent: boolean
}

/** @param whole the pension without capital, CHF a month, paid from `from` on */
export async function loadConditions(
  session: Session,
  tools: Tools,
  { question: { computedOn, birthDate, gender } }: Retirement,
  { whole, from }: { whole: Franc; from: Day },
): Promise<Conditions> {
  const { secondPillar, firstPillar, decision } = session.dossier
  const answered = await knownPolicies(session, tools)
  const copied = countingCertificates(answered, secondPillar, { birthDate, gender, computedOn, salary: null })
  const { blockYears } = rowOn(LPP_BUY_IN, computedOn).value
  const smallUnder = smallPensionLimit(computedOn)
  const status = firstPillar.info?.person.status
  return {
    legalShare: rowOn(LPP_CAPITAL_SHARE, computedOn).value,
    funds: [
      ...countingPolicies(answered, secondPillar).policies.map(({ fundId, fundName, details }) =>
        ruleOf({ fundId, name: fundName, largestShare: details.largestCapitalShare ?? null, noticeMonths: null }, from),
      ),
      ...copied.map(({ paper }) =>
        ruleOf(
          { fundId: null, name: paper.label, largestShare: paper.maxCapitalShare, noticeMonths: paper.noticeMonths },
          from,
        ),
      ),
    ],
    buyInsSince: addYears(from, -blockYears),
    blockYears,
    smallUnder,
    isSmall: whole > 0 && whole < smallUnder,
    needsConsent: (status !== undefined && isMarriedStatus(status)) || decision?.status === 'married',
  }
}

const ruleOf = (told: Omit<FundRule, 'noticeBy'>, from: Day): FundRule => ({
  ...told,
  noticeBy: told.noticeMonths === null ? null : addMonths(from, -told.noticeMonths),
})
