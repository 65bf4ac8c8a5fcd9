/**
 * How the figures of the second and third pillar came about: the steps of the engine, and the answers of each fund and
 * each 3a provider. Money in CHF, rates and shares in percent.
 */
import type { Day } from '../day'
import type { LppResult, NoFigureReason } from '../lpp/estimate'
import type { VestedResult } from '../lpp/vested-benefits'
import type { AccountKind, MissingInfo, Pillar3aResult } from '../pillar-3a/estimate'
import type { Silent } from '../result'
import type { Change } from './change'

/** `change`: completed with known facts; null: only the current situation was requested. */
export type Explanation<Column> = {
  computedOn: Day
  lawYear: number
  /** When the pensions start unless something else is planned. */
  reference: Day
  change: Change | null
  withoutChange: Column
  withChange: Column | null
  silent: Silent[]
}

export type LppExplanation = Explanation<LppColumnExplanation> & {
  /** The first day of the new salary. */
  newSalaryFrom: Day
  law: LppLaw
}

/** The law's guarantee for the mandatory part of the savings, and as capital. */
export type LppLaw = { minimumInterestRate: number; minimumConversionRate: number; capitalShare: number }

/** `funds`: one for each policy; the steps of those with a figure follow in the same order. */
export type LppColumnExplanation = {
  retirementDate: Day
  lpp: LppResult | null
  funds: PolicyExplanation[]
  vested: VestedResult | null
}

/** One fund's statement about one policy. */
export type PolicyExplanation = {
  fundId: string
  fundName: string
  webUrl: string | null
  planName: string
  asOf: Day
  /** The savings on `asOf`; null: not on the certificate. */
  balance: number | null
  /** The interest at which the fund projects, a year; null: it does not say, or has one for each part of the savings. */
  projectionRate: number | null
  /** The savings at that age if they bore no interest; null: the fund does not say. */
  withoutInterest: number | null
  /** The fund projects the whole ages before and after, but not this one. */
  isBetweenAges: boolean
  largestCapitalShare: number
  /** The fund states no share, or less than the law, so the law's share of the mandatory part applies. */
  isLegalShare: boolean
  /**
   * The other salary for which the fund answered: CHF a year at full employment, and percent; null: it was not asked.
   */
  salaryChange: { declaredSalary: number; employmentLevel: number; effectiveDate: Day } | null
  /**
   * A simulated buy-in, CHF, with its effect: savings at retirement, monthly pension, capital. `isByFund`: the fund has
   * simulated it; otherwise it is computed with the fund's interest and rate. null: none at this fund.
   */
  bought: {
    amount: number
    on: Day
    isByFund: boolean
    savings: number
    monthly: number
    capital: number
    capitalFreeFrom: Day
  } | null
  /** Why it has no figure; null: it has one. */
  missing: NoFigureReason | null
  /**
   * Copied by the visitor from a certificate; `differs`: the printed capital and that of the certificate's own
   * contribution and interest, CHF, if they differ notably; `isShareToCheck`: it states no largest share of capital;
   * `isCapitalOnly`: it pays no pension.
   * null: sent by the fund.
   */
  certificate: {
    differs: { printed: number; projected: number } | null
    isShareToCheck: boolean
    isCapitalOnly?: true
  } | null
}

/**
 * `most`: the most that the visitor may pay into all accounts this year, CHF; null: it is not known whether there is a
 * pension fund.
 */
export type Pillar3aExplanation = Explanation<Pillar3aColumnExplanation> & { law: Pillar3aLaw; most: number | null }

/**
 * Ceilings in CHF a year (`incomeShare` percent of the income without a fund); how many years before and after the
 * reference age savings are paid out.
 */
export type Pillar3aLaw = {
  withFund: number
  withoutFund: number
  incomeShare: number
  yearsBefore: number
  yearsAfter: number
}

/** `accounts`: in the order of the column; the first is the account of the 3a information. */
export type Pillar3aColumnExplanation = {
  pillar3a: Pillar3aResult | null
  missing: MissingInfo[]
  accounts: AccountExplanation[]
}

/**
 * Where a figure comes from: the provider, the visitor (typed or confirmed), a usual value, the start of the AVS
 * pension, or the day in the simulation.
 */
export type Origin = 'provider' | 'visitor' | 'usual' | 'referenceAge' | 'simulation'
export type SourcedValue<Value> = { value: Value | null; from: Origin }

/** One account, with the origin of each figure; a missing value is null. */
export type AccountExplanation = {
  entityName: string | null
  /** The date of the provider's statement; null: there is none. */
  asOf: Day | null
  /** For a statement that the visitor copied; left out: from a provider, or typed without a statement. */
  kind?: AccountKind
  balance: SourcedValue<number>
  /** A year. */
  deposits: SourcedValue<number>
  rate: SourcedValue<number>
  paydate: SourcedValue<Day>
}
