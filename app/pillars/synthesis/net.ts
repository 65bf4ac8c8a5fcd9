/**
 * What the tax on income leaves of the pensions of a household, once all of it is retired. The rules cover retired people
 * alone: before, contributions are still owed, or a pay is taxed with the pensions.
 */
import { type IncomeTaxLaw, incomeTaxLawIn } from '~/law/tax/income-taxes'
import { type Day, yearOf } from '../day'
import { type Chf, type Franc, franc, toRappen } from '../money'
import { type IncomeTax, type IncomeTaxRefusal, incomeTax } from '../tax/income-tax'
import { netIncome } from '../tax/net-income'
import {
  type Ends,
  type HouseholdPensions,
  type HouseholdQuestion,
  type HouseholdRefusal,
  householdPensions,
} from './household-pensions'

/** Where a household lives, and what it pays for its health insurance. */
export type NetPlace = {
  /** Its number in the official register. */
  municipality: number
  /** CHF a year and adult; null: what the federal calculator assumes. */
  healthPremium: Franc | null
}

export type NetQuestion = HouseholdQuestion & { place: NetPlace; computedOn: Day }

export type NetRefusal = HouseholdRefusal | IncomeTaxRefusal

/** What net amounts have to assume. */
export const NET_ASSUMPTIONS = [
  /** No other income, wealth, rent, debts or gifts, and no supplementary benefits. */
  'pensionsAlone',
  /** Of the health insurance: what the federal calculator assumes. */
  'premiumAssumed',
  /** A pension is known in part only: all of this is the least. */
  'pensionsAtLeast',
  /** The person's own pension is a range, and the spouse's expected one counts at both of its ends. */
  'spouseAsExpected',
  'churchTaxLeftOut',
] as const
export type NetAssumptionKey = (typeof NET_ASSUMPTIONS)[number] | `taxTablesOf${number}`

export type NetIncomeTax = Exclude<IncomeTax, { kind: 'refused' }>

/** CHF a month. */
export type ToldNet = {
  adults: 1 | 2
  pensions: HouseholdPensions
  /** Whether a pension is known in part only, so that this is the least. */
  isAtLeast: boolean
  /** Whether it is paid so on the day of computation. */
  isPaid: boolean
  /** With the 13th pension. */
  gross: Ends<Chf>
  /** To ten francs. `expected`: of the expected pensions, by the likely tax or else the highest. */
  monthly: Ends
  /** Of the expected pensions. */
  tax: NetIncomeTax
  assumptions: NetAssumptionKey[]
}

export type Net = ToldNet | { refused: NetRefusal }

export function netOf(question: NetQuestion): Net {
  const pensions = householdPensions(question)
  if (typeof pensions === 'string') return { refused: pensions }
  const { all, from } = pensions
  const { adults, law, taxOn } = taxedFrom(from, question)
  const [expected, low, high] = [taxOn(all.expected), taxOn(all.low), taxOn(all.high)]
  if (expected.kind === 'refused') return { refused: expected.refused }
  if (high.kind === 'refused') return { refused: high.refused }
  return {
    ...{ adults, pensions, isAtLeast: !question.column.complete, isPaid: pensions.from <= question.computedOn },
    gross: { expected: monthly(all.expected), low: monthly(all.low), high: monthly(all.high) },
    monthly: endsOf(netEnds(expected), netEnds(low), netEnds(high)),
    tax: expected,
    assumptions: netAssumptions(question, expected, law),
  }
}

/**
 * By the tables of the year of a day, or of today if that is later. `taxOn`: the tax on the pensions of the household in a
 * year, CHF.
 */
export function taxedFrom(
  from: Day,
  { isCouple, place, computedOn }: Pick<NetQuestion, 'isCouple' | 'place' | 'computedOn'>,
) {
  const law = incomeTaxLawIn(yearOf(from > computedOn ? from : computedOn))
  const adults = isCouple ? 2 : 1
  const { municipality, healthPremium } = place
  const household = { adults, municipality, ...(healthPremium !== null && { premiumPerAdult: healthPremium }) } as const
  return { adults, law, taxOn: (pensions: Franc): IncomeTax => incomeTax({ ...household, pensions }, law) } as const
}

const monthly = (yearly: number): Chf => toRappen(yearly / 12)

/** CHF a month, to ten francs. @throws {RangeError} for a tax that is refused */
function netEnds(tax: IncomeTax): Ends {
  const net = netIncome(tax)
  if (!net) throw new RangeError('a tax that is refused leaves nothing known')
  if (net.kind === 'amount') return { expected: net.net.shown, low: net.net.shown, high: net.net.shown }
  const { low, high, likely } = net
  return { expected: (likely ?? low).shown, low: low.shown, high: high.shown }
}

/** Of the expected pensions and of both ends: at a step of a canton's deductions, higher pensions may leave less. */
function endsOf(...all: [expected: Ends, low: Ends, high: Ends]): Ends {
  const [low, high] = [Math.min(...all.map((one) => one.low)), Math.max(...all.map((one) => one.high))]
  return { expected: all[0].expected, low: franc(low), high: franc(high) }
}

export function netAssumptions(
  { column, isCouple, place }: NetQuestion,
  { tablesOf }: NetIncomeTax,
  law: IncomeTaxLaw | null,
): NetAssumptionKey[] {
  const made = {
    premiumAssumed: place.healthPremium === null,
    pensionsAtLeast: !column.complete,
    spouseAsExpected: isCouple && column.ends !== undefined,
  }
  const keys = ['premiumAssumed', 'pensionsAtLeast', 'spouseAsExpected'] as const
  return [
    ...(law?.assumed.cantons || law?.assumed.federal ? [`taxTablesOf${tablesOf}` as const] : []),
    ...(['pensionsAlone', 'churchTaxLeftOut'] as const),
    ...keys.filter((key) => made[key]),
  ]
}
