/**
 * How the figures of the second and of the third pillar came about: the steps of the engine, and beside them what each
 * fund and each 3a provider told. Money in CHF, rates and shares in percent.
 */
import type { Day } from '../day'
import type { LppResult, NoFigureReason } from '../lpp/estimate'
import type { MissingInfo, Pillar3aResult } from '../pillar-3a/estimate'
import type { Silent } from '../result'
import type { Change } from './change'

/** `change`: made complete from what is known; null: nothing was asked but how things stand. */
export type Explanation<Column> = {
  computedOn: Day
  lawYear: number
  /** When the pensions start where nothing else is planned. */
  reference: Day
  change: Change | null
  withoutChange: Column
  withChange: Column | null
  silent: Silent[]
}

export type LppExplanation = Explanation<LppExplained> & {
  /** From when another salary is earned. */
  newSalaryFrom: Day
  law: LppLaw
}

/** What the law guarantees on the mandatory part of the savings, and as capital. */
export type LppLaw = { minimumInterestRate: number; minimumConversionRate: number; capitalShare: number }

/** `funds`: of each policy in turn; the steps of those with a figure follow one another in the same order. */
export type LppExplained = { retirementDate: Day; lpp: LppResult | null; funds: ToldFund[] }

/** What one fund told of one policy. */
export type ToldFund = {
  fundId: string
  fundName: string
  webUrl: string | null
  planName: string
  asOf: Day
  /** The savings on `asOf`. */
  balance: number
  /** With which interest the fund projects, a year; null: it does not say, or has one for each part of the savings. */
  projectionRate: number | null
  /** The savings at that age if they bore no interest; null: the fund does not say. */
  withoutInterest: number | null
  /** The fund projects the whole ages before and after, and nothing for this one. */
  isBetweenAges: boolean
  largestCapitalShare: number
  /** The fund names no share: the one of the law holds. */
  isLegalShare: boolean
  /** To what other salary the fund answered: CHF a year at full employment, percent; null: it was not asked. */
  salaryChange: { declaredSalary: number; employmentLevel: number; effectiveDate: Day } | null
  /** Why it has no figure; null: it has. */
  missing: NoFigureReason | null
}

export type Pillar3aExplanation = Explanation<Pillar3aExplained> & { law: Pillar3aLaw }

/** Ceilings in CHF a year (`incomeShare` percent of the income without a fund), pay-out ages in years. */
export type Pillar3aLaw = {
  withFund: number
  withoutFund: number
  incomeShare: number
  earliestAge: number
  latestAge: number
}

/** `accounts`: in the order of the part's; the first one is that of the 3a information. */
export type Pillar3aExplained = { pillar3a: Pillar3aResult | null; missing: MissingInfo[]; accounts: ToldAccount[] }

/**
 * Where a figure comes from: the provider told it, the visitor typed or confirmed it, it is the usual one, the day is
 * the start of the AVS pension, or the day of the simulation.
 */
export type Origin = 'provider' | 'visitor' | 'usual' | 'referenceAge' | 'simulation'
export type Sourced<Value> = { value: Value | null; from: Origin }

/** One account, with where each of its figures comes from; a value that nobody gave is null. */
export type ToldAccount = {
  entityName: string | null
  /** Of the provider's statement; null: none has told anything. */
  asOf: Day | null
  balance: Sourced<number>
  /** A year. */
  deposits: Sourced<number>
  rate: Sourced<number>
  paydate: Sourced<Day>
}
