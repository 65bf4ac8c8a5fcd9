/** Steps of the second pillar, with their inputs and the unit of their output. */
export type LppStepKey =
  /**
   * {fund, ageMonths, asOf, waitsFrom?, computed?} -> CHF. `waitsFrom`: the day from which no contributions come; `computed`: 1
   * where no certificate prints it.
   */
  | 'fundCapital'
  | 'fundLumpSum'
  | 'fundPension'
  | 'fundsTotal'
  /** {fund, on, share, savings, capital, conversionRate, mandatoryCapital?, minimumRate?} -> CHF a month, of one part of a drawing. */
  | 'partDrawn'
  /** {fund, steps, firstOn} -> CHF: savings at retirement, where credits follow the pay that is left. */
  | 'creditsReduced'
  /** {fund, parts} -> CHF a month: all parts of a fund together. */
  | 'partsTotal'
  /** {fund, from} -> CHF a month that is paid already. */
  | 'pensionPaid'
  /** {fund, from, until, reduction} -> CHF a month until the day before `until`; `reduction`: CHF a month less from then on. */
  | 'bridgingPension'
  /** {years, firstYear, lastYear, credits, interest} -> CHF: savings that the law guarantees from the salaries. */
  | 'legalSavings'
  /** {capital, rate} -> CHF a month. */
  | 'legalPension'
  /** {amount, on} -> CHF missing at retirement; {savings} -> CHF a month less. */
  | 'advanceSavings'
  | 'advancePension'
  /** {label, rate, months} -> CHF; {label, balance, paydate} -> CHF. */
  | 'vestedInterest'
  | 'vestedCapital'
  /** {who, atWedding, compounded, atProceedings} -> CHF gained; {own, other} -> CHF that goes to the other spouse. */
  | 'divorceGain'
  | 'divorceShare'
