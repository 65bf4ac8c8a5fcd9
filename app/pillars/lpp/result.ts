/**
 * How sure a figure of the second pillar is, the surest first: a fund prints or answers it; it is computed from what is
 * printed; or it is the law's guarantee alone, which any fund exceeds or equals.
 */
export const SURENESS = ['printed', 'computed', 'floor'] as const
export type Sureness = (typeof SURENESS)[number]

/** Of several parts, the least sure one decides. */
export const leastSure = (parts: readonly Sureness[]): Sureness =>
  SURENESS.findLast((sureness) => parts.includes(sureness)) ?? 'printed'

/** What the estimate of the second pillar had to assume. */
export const LPP_ASSUMPTIONS = [
  /** The fund does not say how much it pays as capital: the legal quarter of the mandatory part, and nothing of the rest. */
  'capitalShareAssumed',
  /** A copied certificate does not give the largest share: all savings are counted, which has to be checked. */
  'capitalShareToCheck',
  /** Between the parts of a drawing, savings credits follow the remaining pay. */
  'creditsFollowPay',
  /** The fund gives no interest rate: the legal minimum counts between two of its figures. */
  'minimumInterestBetween',
  /** A floor: only what the law guarantees on the salaries, as if one employer and one fund had had all of them. */
  'legalMinimum',
  /** The contribution on the certificate stays the same until retirement. */
  'contributionsStay',
  /** Without a known salary, the mandatory part of a certificate grows by interest alone: the real one is larger. */
  'mandatoryPartAtLeast',
  /** No fund has simulated the buy-in: it earns the interest and is converted at the rate of the statement. */
  'buyInByRate',
  /** Capital is paid in the three years after a buy-in: the tax office may refuse the deduction (LPP art. 79b al. 3). */
  'buyInDeductionAtRisk',
  /** On arrival from abroad at most a fifth of the insured salary is bought a year: not computed (OPP 2 art. 60b). */
  'buyInFifthOnArrival',
  /** After a divorce other rules hold: not computed (LPP art. 79b al. 4). */
  'buyInAfterDivorce',
  /** A certificate gives a pension but no savings: the estimate cannot draw any of it as capital. */
  'savingsUnknown',
  /** Between the end of work and the fund's first payment, savings earn the fund's interest, without contributions. */
  'savingsWithoutCredits',
] as const
export type LppAssumptionKey = (typeof LPP_ASSUMPTIONS)[number]
