/** The three pillars together, and the differences that a change of situation makes. */
import type { EndsBySpouse, RangeCause } from '../avs/result'
import type { Day } from '../day'
import type { Sureness } from '../lpp/result'
import type { Chf, Franc } from '../money'
import type { AmountRange, Pillar } from '../result'
import type { Cause, LawName, OutlookName } from './change'

/** CHF a month, and the days between which it is paid. */
export type FirstPayment = { monthly: Franc; from: Day; to: Day }

/** An AVS pension that another one replaces, and why: the partner's pension, the reference age, or something else. */
export type EarlierPension = FirstPayment & { endedBy: 'partner' | 'referenceAge' | 'other' }

/** One column of the digest. Money in CHF; `monthly` a month. A part that does not apply is null. */
export type Column = {
  /** The start of the AVS pension. */
  retirementDate: Day
  /** The first day of the month without work, if chosen separately. */
  worksUntil?: Day
  /** A law that is being tried out; left out: today's law. */
  law?: Exclude<LawName, 'today'>
  /** Other interest, wages and prices than expected; left out: as expected. */
  outlook?: Exclude<OutlookName, 'expected'>
  /** The day from which `monthlyTotal` is paid for life. */
  totalFrom: Day | null
  monthlyTotal: Franc | null
  /**
   * Between which amounts it lies, CHF a month: where the AVS is a range (then `ranges.total`), or the second pillar is computed
   * with an assumption that has two ends; left out: it is one amount.
   */
  ends?: AmountRange
  /** Whether `monthlyTotal` includes every pillar that pays monthly; if not, it is a minimum. */
  complete: boolean
  /** The pillars that the totals lack in whole or in part, except those that the person says they do not have. */
  missing: Pillar[]
  /** What is paid before `monthlyTotal`; null: nothing. */
  first: FirstPayment | null
  /**
   * Where incomes are unknown or estimated and change what the AVS pays: between which amounts the pension, its
   * supplement and the monthly total lie for life, CHF a month, and why; else null. `avs` and `supplement` are null where
   * that one is the same with every income. The other figures then count unknown incomes as 0, and estimated ones as
   * expected.
   */
  ranges: {
    avs: AmountRange | null
    supplement: AmountRange | null
    total: AmountRange
    causes: RangeCause[]
    /** Of the monthly total; left out unless a spouse's incomes are unknown. */
    spouse?: EndsBySpouse
  } | null
  capitalTotal: Franc | null
  avs: {
    monthly: Franc
    supplement: number
    /** The day from which `monthly` is paid for life, which is why `to` is null. */
    from: Day
    to: null
    /** What is paid before; null: nothing. */
    first: FirstPayment | null
    /** All that is paid before, in order of time, starting with `first`. */
    earlier: EarlierPension[]
    partnerStart: Day | null
    /** For a full year of the pension for life. */
    thirteenth: Franc
  } | null
  lpp: {
    monthly: Franc
    /** How sure `monthly` is; the least sure fund decides. */
    sureness: Sureness
    /** Between which amounts `monthly` lies if it is computed with an assumption that has two ends; null: no range. */
    range: AmountRange | null
    /** The two ends of `range`, beside `monthly`; left out without one. */
    low?: number
    high?: number
    capital: Franc
    capitalAtRetirement: Franc
    from: Day
    /**
     * Where funds pay already, or a bridging pension: what all of them pay together from each day on, in order of time. The
     * last amount is `monthly`.
     */
    changes?: { from: Day; monthly: Franc }[]
    /** A bridging pension, CHF a month, until the day before `until`; `reduction`: what `monthly` is lower by because of it. */
    bridging?: { monthly: Franc; from: Day; until: Day; reduction: Franc }
    /** Where it is drawn in parts: what each pays from its day on, `share` in percent of the whole; the last starts on `from`. */
    parts?: { from: Day; share: number; monthly: Franc; capital: Franc }[]
    /**
     * What each pays: `monthly` for life and `capital` once; a plan of capital alone, or a pension that is paid already
     * (`kind`). `isTyped`: copied from a certificate by the person, not sent by the fund; `isByLaw`: no
     * fund's at all, but what the law guarantees. `buyIn`: a buy-in into this fund, simulated by
     * the fund or counted with the interest and rate of its statement. `isShareToCheck`: capital is drawn although no document
     * shows that the fund pays it.
     */
    funds: {
      name: string
      webUrl: string | null
      asOf: Day
      monthly?: Franc
      capital?: Franc
      isTyped?: true
      isByLaw?: true
      kind?: 'capitalOnly' | 'paid'
      buyIn?: 'simulated' | 'byRate'
      isShareToCheck?: true
    }[]
  } | null
  /** Vested benefits, paid out as capital; `needsConsent`: the spouse agrees in writing (OLP art. 16 al. 3). */
  vested: {
    current: Chf
    projected: Franc
    needsConsent: boolean
    accounts: { label: string; current: Chf; projected: Franc; paydate: Day }[]
  } | null
  pillar3a: {
    /** The current balance, to the Rappen. */
    current: Chf
    monthlyPayment: Franc
    paymentsUntil: Day
    projected: Franc
    projectedFrom: Day
    /**
     * `entityName` null: the person gave the figures without naming a provider. `isTyped`: copied from a statement by the
     * person, not sent by the provider. `isNew`: the change opens this account.
     */
    accounts: { entityName: string | null; current: Chf; projected: Franc; isTyped?: true; isNew?: true }[]
  } | null
}

/** A figure that a change of situation affects, CHF: the causes add up to `difference`. */
export type Difference = {
  figure:
    | 'total.monthly'
    | 'total.capital'
    | 'avs.monthly'
    | 'avs.supplement'
    | 'avs.thirteenth'
    | 'lpp.monthly'
    | 'lpp.capital'
    | 'vested.projected'
    | 'pillar3a.projected'
  before: number
  after: number
  difference: number
  causes: { cause: Cause; amount: number }[]
}
