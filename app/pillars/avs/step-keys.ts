/** Steps of the first pillar. */
export type AvsStepKey =
  | 'referenceAge'
  | 'contributionYears'
  | 'gapsFilled'
  /** {contributionYears, cohortYears, monthsAfterReferenceAge?} -> scale. */
  | 'scale'
  /** {firstYear, lastYear, years, yearsOnAccount, given, received} -> change of the income sum. */
  | 'splitting'
  /**
   * {recorded, yearsToCome, yearlyIncomeToCome, yearsAtNewIncome, newIncome, partYearIncome, yearsNonEmployed, yearsCovered,
   * nonEmployedIncome, yearsReduced?, reducedIncome?, youthMonths, youthIncome, retirementYearIncome, splitting, estimated?,
   * retirementYearOwed?} -> sum.
   * `yearsAtNewIncome`: years to come with an income other than the one carried on; `partYearIncome`: for incomplete years to
   * come; `nonEmployedIncome`: for years in which the person owes contributions without work; `yearsCovered`: those of them
   * without income, because the spouse's contributions cover both; `youthIncome`: for the youth months that fill gaps;
   * `retirementYearIncome`: only if that year is all there is; `estimated`: 1 where incomes are estimated from few figures.
   */
  | 'incomeSum'
  | 'revaluation'
  /** {incomeSum, months, incomesAfterReferenceAge?} -> CHF a year; the last is in the sum, not revalued. */
  | 'averageIncome'
  | 'educationCredits'
  | 'ramd'
  /**
   * {ramd, scale, year, minimumThen, minimum} -> CHF a year: the figures of a compensation office's forecast, with the
   * minimum pension of its year and that of today, and the average income as a row of today's table.
   */
  | 'forecast'
  | 'fullPension'
  | 'partialPension'
  /**
   * {from, reason}: everything is computed anew from that day; reason: `partner` (after splitting), `widowed`, `cap`,
   * `referenceAge`, `share`, `afterReferenceAge` (work after the reference age).
   */
  | 'recalculation'
  /** {pension, percent, supplement} -> CHF a month. */
  | 'widowedSupplement'
  /**
   * {own, other, cap, percent, capByScale?, share?, capShare?, paidToday?} -> CHF a month; capShare: the higher share drawn
   * early; paidToday: what the other spouse, retired already, is paid today.
   */
  | 'coupleCap'
  /**
   * {from, months, referenceFrom, forecastScale?} -> from: how many months before the reference age the pension starts; the
   * last where the scale of a forecast is kept.
   */
  | 'earlyStart'
  /** {pension, share} -> CHF a month: the part that is drawn. */
  | 'shareDrawn'
  /**
   * {pension, share, months, percent, ramd?, otherPercent?, otherPaid?, total?} -> CHF a month: paid until the reference
   * age; ramd if it decides the percent; otherPercent as the law announces it for low incomes, with what it would leave;
   * total of several shares, in the step of the last one.
   */
  | 'earlyReduction'
  /**
   * {pension, average, percent, reduction, share} -> CHF a month: the same reduction, now a fixed amount, for life.
   * `pension`: as the steps before left it, which holds for the supplement of a deferral too.
   */
  | 'earlyReductionForLife'
  /** {from, months, referenceFrom} -> from: how many months after the reference age the pension starts. */
  | 'lateStart'
  /** {pension, average, months, percent, supplement, share} -> CHF a month: the pension with the supplement of the deferral. */
  | 'deferralSupplement'
  /** {survivorsPension, pension, supplement, survivorsAYear, oldAgeAYear} -> CHF a month: the higher one of a year. */
  | 'survivorsPension'
  | 'supplement'
  | 'thirteenth'
