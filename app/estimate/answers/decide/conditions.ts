/** The conditions for capital of the second pillar, set by law and by the rules of the funds. */
import type { Decision } from '~/dossier/shape/decision'
import { LPP_CAPITAL_SHARE } from '~/law/lpp/capital-share'
import { LPP_BUY_IN } from '~/law/lpp/changes'
import { rowOn } from '~/law/table'
import { addMonths, addYears, type Day } from '~/pillars/day'
import { isShareToCheck, type LppResult, smallPensionLimit } from '~/pillars/lpp'
import { addFrancs, type Franc, franc, NO_FRANC } from '~/pillars/money'
import type { Case } from '../../case/case'
import { countingCertificates, countingPolicies } from '../../case/lpp/papers'

/**
 * `largestShare`: percent that the fund pays as capital; null: not given. `toCheck`: if a copied certificate does not give
 * it, what the law guarantees, CHF; null: not known. `noticeMonths`: the fund's period of notice; `noticeBy`: its last day;
 * null: not given.
 */
export type FundRule = {
  /** null: a copied certificate, which has the name that the visitor gave it. */
  fundId: string | null
  /** Its place among the copied certificates, from 1; null: not one of them. */
  number: number | null
  name: string
  largestShare: number | null
  toCheck: { guaranteed: number | null } | null
  /** What the law guarantees, CHF, if the share of a copied certificate gives less; null: it does not. */
  guaranteed: number | null
  noticeMonths: number | null
  noticeBy: Day | null
  /** Whether that day is past. */
  isNoticeOver: boolean
  /** Whether its pension is below the limit of small ones. */
  isSmall: boolean
}

/**
 * `legalShare`: percent of the mandatory part that everybody may ask for (LPP art. 37 al. 2). `from`: when the funds pay, or
 * pay the first part. `buyInsSince`: buy-ins after this day cannot be drawn as capital on `from`, since they are blocked for
 * `blockYears` (art. 79b al. 3). `smallUnder`: below this a fund may pay its pension as capital, CHF a month (art. 37 al.
 * 3). `needsConsent`: the spouse must agree in writing (art. 37a).
 */
export type Conditions = {
  legalShare: number
  funds: FundRule[]
  from: Day
  buyInsSince: Day
  blockYears: number
  smallUnder: number
  needsConsent: boolean
}

/** @param whole what the funds pay without capital, the first of it on `from`; `most`: with the most capital that is known */
export function conditionsOf(
  known: Case,
  decision: Decision | null,
  { whole, most, from }: { whole: LppResult | null; most: LppResult | null; from: Day },
): Conditions {
  const { secondPillar, day: computedOn } = known
  const copied = countingCertificates(known)
  const { blockYears } = rowOn(LPP_BUY_IN, computedOn).value
  const smallUnder = smallPensionLimit(computedOn)
  const pensions = pensionsOf(whole)
  const ofCopies = (label: string) => pensions.filter(isOf(label, true)).map(({ monthly }) => monthly)
  const ruleOf = (told: ToldRule, monthly: Franc): FundRule => {
    const noticeBy = told.noticeMonths === null ? null : addMonths(from, -told.noticeMonths)
    const isNoticeOver = noticeBy !== null && noticeBy < computedOn
    return { ...told, noticeBy, isNoticeOver, isSmall: monthly > 0 && monthly < smallUnder }
  }
  return {
    legalShare: rowOn(LPP_CAPITAL_SHARE, computedOn).value,
    funds: [
      ...countingPolicies(secondPillar).policies.map(({ fundId, fundName, details }) =>
        ruleOf(
          {
            ...{ fundId, number: null, name: fundName, largestShare: details.largestCapitalShare ?? null },
            ...{ toCheck: null, guaranteed: null, noticeMonths: null },
          },
          addFrancs(...pensions.filter(isOf(fundName, false)).map(({ monthly }) => monthly)),
        ),
      ),
      ...copied.flatMap(({ paper, statement }, index) =>
        !paper
          ? []
          : ruleOf(
              {
                ...{ fundId: null, number: secondPillar.certificates.indexOf(paper) + 1 },
                ...{ name: paper.label, largestShare: statement.isCapitalOnly ? 100 : paper.maxCapitalShare },
                toCheck: isShareToCheck(statement) ? { guaranteed: guaranteedBy(most, paper.label) } : null,
                guaranteed: isShareToCheck(statement) ? null : guaranteedBy(most, paper.label),
                noticeMonths: paper.noticeMonths,
              },
              ofCopies(paper.label)[copied.slice(0, index).filter((one) => one.paper?.label === paper.label).length] ??
                NO_FRANC,
            ),
      ),
    ],
    ...{ from, blockYears, smallUnder },
    buyInsSince: addYears(from, -blockYears),
    needsConsent: known.isMarried || decision?.status === 'married',
  }
}

type ToldRule = Pick<
  FundRule,
  'fundId' | 'number' | 'name' | 'largestShare' | 'toCheck' | 'guaranteed' | 'noticeMonths'
>

/** The capital that the law guarantees for a certificate with no share or a smaller one, CHF; null: not known. */
function guaranteedBy(most: LppResult | null, label: string): number | null {
  const drawn = most?.steps.find(({ key, inputs }) => key === 'fundLumpSum' && inputs.fund === label)
  return drawn && 'guaranteed' in drawn.inputs ? Number(drawn.inputs.guaranteed) : null
}

/** CHF a month; `isTyped`: of a certificate that was copied. */
type FundPension = { name: string; isTyped: boolean; monthly: Franc }

const isOf = (name: string, isTyped: boolean) => (one: FundPension) => one.name === name && one.isTyped === isTyped

/** What each fund pays in total, over all parts. */
function pensionsOf(lpp: LppResult | null): FundPension[] {
  const steps = lpp?.steps.filter(({ key }) => key === 'fundPension' || key === 'partsTotal') ?? []
  return (lpp?.funds ?? []).map(({ name, isTyped = false }, index) => ({
    ...{ name, isTyped },
    monthly: franc(Number(steps[index]?.output ?? 0)),
  }))
}
