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
  /** Vested benefits are savings that no fund has any more: they are taken off the legal minimum. */
  'vestedOutsideMinimum',
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
  /** The interest is the one that the certificate's own projection implies with its contribution. */
  'interestOfProjection',
  /** The contribution is the one that the certificate's own projection implies with its interest, or the law's. */
  'contributionOfProjection',
  /** The certificate gives neither a projection nor its interest: the legal minimum counts (LPP art. 15). */
  'minimumInterestToCome',
  /** No contribution is printed: the credits of the law on the insured salary, or on the pay (LPP art. 8, 16). */
  'contributionsByLaw',
  /** No contribution is printed and no pay is known: savings grow by interest alone. */
  'contributionsUnknown',
  /**
   * Neither a contribution nor a pay is known for a pension without savings: between no contributions, and those of the law's
   * scale from 25 on (LPP art. 16), by which all savings behind it would have come together.
   */
  'contributionsByScale',
  /** The contribution is divided between the mandatory part and the rest as the savings of today are. */
  'contributionsDivided',
  /** The conversion rate of that age follows from those printed for other ages. */
  'rateBetweenPrinted',
  /** The conversion rate is 0.15 to 0.2 points a year lower (higher) than at the age for which it is printed. */
  'rateByAge',
  /** No conversion rate is printed: the usual 5 to 5.4 % at the reference age. */
  'rateAssumed',
  /** A pension is printed without savings: for another age, those whose pension it is at the usual rate of 5.2 %. */
  'savingsByUsualRate',
  /** A pension at that age follows from the pensions printed for other ages. */
  'pensionBetweenPrinted',
  /** Before 63, or the first age that is printed, only the rules of the fund decide: it is assumed to pay from 58. */
  'fundPaysFrom58',
  /** With another pay, contributions follow the insured salary (LPP art. 8). */
  'contributionsFollowInsured',
  /** Of two certificates of one fund, the newer one counts. */
  'newerCertificateCounts',
  /** A plan of capital alone pays all of it, whatever share the other funds pay. */
  'capitalOnlyWhole',
  /** A pension that is paid already goes on for life. */
  'pensionPaidAlready',
  /** A bridging pension is paid until the reference age, as nothing else is told. */
  'bridgingUntilReference',
  /** The pension for life is lower once the bridging pension ends, since it is paid back. */
  'bridgingPaidBack',
  /** Savings are pledged for a home: capital needs the creditor's consent (LPP art. 30b; CO art. 331d). */
  'pledgedNeedsConsent',
  /** A buy-in first closes the gap after a divorce, which has no limit and blocks no capital (LPP art. 79b al. 4). */
  'divorceBuyInFirst',
] as const
export type LppAssumptionKey = (typeof LPP_ASSUMPTIONS)[number]
