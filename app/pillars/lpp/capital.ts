/** What may be drawn as capital instead of a pension. */
import { MINIMUM_PENSION } from '~/law/avs/minimum-pension'
import { LPP_CAPITAL_SHARE } from '~/law/lpp/capital-share'
import { LPP_SMALL_PENSION, LPP_SURVIVOR_SHARE } from '~/law/lpp/drawing'
import { rowOn } from '~/law/table'
import type { Day } from '../day'
import type { BenefitsAtAge, FundStatement, GuaranteedCapital, ShareToCheck } from './fund-statement'

/**
 * The part drawn as capital, CHF, unrounded, and its share (percent). `mandatory`: the amount that comes from the
 * mandatory part, null if the fund does not state that part; `isLegal`: the law's share of the mandatory part applies,
 * because the fund's rules give less or are unknown. `toCheck` null: the fund or the law gives this share.
 * `guaranteed`: the amount that the law grants from the mandatory part, CHF, if the largest share on a copied
 * certificate gives less; null: it does not, or that part is not known.
 */
export type CapitalDrawn = {
  share: number
  total: number
  mandatory: number | null
  isLegal: boolean
  toCheck: ShareToCheck | null
  guaranteed: GuaranteedCapital | null
}

/** The share that everybody may ask for, percent of the mandatory part (LPP art. 37 al. 2). */
const legalShare = (on: Day) => rowOn(LPP_CAPITAL_SHARE, on).value

/**
 * Whether a copied certificate states no largest share: then the law's percentage is offered on all savings, to be
 * checked. Most funds pay at least that much, and certificates rarely print it.
 */
export const isShareToCheck = ({ largestCapitalShare, isTyped, isCapitalOnly }: CapitalRules): boolean =>
  isTyped === true && !isCapitalOnly && largestCapitalShare === null

type CapitalRules = Pick<FundStatement, 'largestCapitalShare' | 'isTyped' | 'isCapitalOnly'>

/**
 * The largest share that may be drawn as capital, percent: for a copied certificate the one it states, which applies to
 * all savings; for a fund that answers its own, but at least the law's quarter (LPP art. 37).
 */
export const largestCapitalShare = ({ largestCapitalShare: named, isTyped }: CapitalRules, on: Day): number =>
  isTyped && named !== null ? named : Math.max(named ?? 0, legalShare(on))

const WHOLE = 100

/** The largest share that all of several funds pay as capital, percent; a plan of capital alone limits none. */
export const mostCapitalOfAll = (statements: readonly FundStatement[], on: Day): number =>
  Math.min(
    WHOLE,
    ...statements.filter(({ isCapitalOnly }) => !isCapitalOnly).map((one) => largestCapitalShare(one, on)),
  )

/**
 * Draws `share` percent as capital: of all savings as far as the rules of the fund allow (LPP art. 37 al. 4), or as a
 * certificate leaves to be checked. Beyond that, and if a fund that answers says nothing, it is drawn from the
 * mandatory part only (al. 2, which art. 49 al. 2 does not extend). null: only the law gives this share, and the fund
 * does not say which part of the savings is mandatory.
 */
export function capitalDrawn(
  rules: CapitalRules,
  { capital, mandatoryCapital }: Pick<BenefitsAtAge, 'capital' | 'mandatoryCapital'>,
  share: number,
  on: Day,
): CapitalDrawn | null {
  const ofAll = (percent: number): CapitalDrawn => ({
    share: percent,
    total: (capital * percent) / 100,
    mandatory: mandatoryCapital === null ? null : (mandatoryCapital * percent) / 100,
    isLegal: false,
    toCheck: null,
    guaranteed: null,
  })
  if (rules.isCapitalOnly) return ofAll(WHOLE)
  const byLaw = mandatoryCapital === null ? null : (mandatoryCapital * legalShare(on)) / 100
  if (share > 0 && isShareToCheck(rules)) {
    return { ...ofAll(share), toCheck: { guaranteed: byLaw } }
  }
  const ofFund = rules.largestCapitalShare
  if (share <= (ofFund ?? 0)) {
    const isMore = rules.isTyped && byLaw !== null && byLaw > ofAll(ofFund ?? 0).total
    return { ...ofAll(share), guaranteed: isMore ? { amount: byLaw, share: legalShare(on) } : null }
  }
  if (mandatoryCapital === null) return null
  const legal = (mandatoryCapital * share) / 100
  const byRules = ofAll(ofFund ?? 0)
  return legal > byRules.total
    ? { share, total: legal, mandatory: legal, isLegal: true, toCheck: null, guaranteed: null }
    : byRules
}

/**
 * Below this a fund may pay an old-age pension as capital, CHF a month: a tenth of the minimum AVS pension of the day
 * (LPP art. 37 al. 3).
 */
export const smallPensionLimit = (on: Day) =>
  (rowOn(MINIMUM_PENSION, on).value * rowOn(LPP_SMALL_PENSION, on).value) / 100

/** The part of an old-age pension that is paid on to a surviving spouse, percent (LPP art. 21 al. 2). */
export const survivorShare = (on: Day) => rowOn(LPP_SURVIVOR_SHARE, on).value
