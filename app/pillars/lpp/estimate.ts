import { LPP_AGES } from '~/law/lpp/ages'
import { LPP_CAPITAL_SHARE } from '~/law/lpp/capital-share'
import { rowOn } from '~/law/table'
import { retirementOf } from '../avs/drawing/reference-age'
import type { Gender } from '../avs/facts'
import type { Day } from '../day'
import { addFrancs, franc } from '../money'
import type { Column, Step } from '../result'
import {
  type BenefitsAtAge,
  benefitsAtAge,
  type FundFigures,
  type FundStatement,
  type LegalMinimum,
} from './fund-statement'
import { minimumConversionRate, monthlyPension, yearlyPension } from './pension'
import { ageAtRetirement } from './retirement-date'
import { fundSteps, totalStep } from './steps'

/** The second-pillar part of the digest, with the steps behind it. Money in CHF; `monthly` a month. */
export type LppResult = NonNullable<Column['lpp']> & { steps: Step[] }

/**
 * Why a fund's statement gives no figure: it has no projection for the age, the age is below what law and fund allow,
 * or more capital is requested than the fund pays.
 */
export type NoFigureReason = 'noProjectionForAge' | 'tooEarly' | 'capitalShareTooLarge'

export type MissingFund = { fundName: string; reason: NoFigureReason }

/** `capitalShare`: percent of the savings drawn as capital (none when left out). */
export type LppQuestion = {
  birthDate: Day
  gender: Gender
  retirementDate: Day
  computedOn: Day
  capitalShare?: number
}

/**
 * What a person's pension funds will pay, from what each of them projects.
 * Each fund's monthly pension is rounded to the franc on its own, as it is paid, and then added. A fund without a figure
 * for the question is named in `missing` and is in no sum; `result` is `null` when no fund has one.
 * @throws {RangeError} if the retirement date is not the first of a month, or the share is not within 0 to 100
 */
export function lppFromStatements(
  statements: readonly FundStatement[],
  question: LppQuestion,
): { result: LppResult | null; missing: MissingFund[] } {
  const share = question.capitalShare ?? 0
  if (share < 0 || share > 100) throw new RangeError('a capital share is 0 to 100 %')
  const age = ageAtRetirement(question.birthDate, question.retirementDate)
  const figures: FundFigures[] = []
  const missing: MissingFund[] = []
  for (const statement of statements) {
    const answer = figuresOf(statement, age, share, question)
    if (typeof answer === 'string') missing.push({ fundName: statement.fundName, reason: answer })
    else figures.push(answer)
  }
  return { result: figures.length > 0 ? added(figures, age, question.retirementDate) : null, missing }
}

/** The earliest age (months) at which a fund's pension is estimated: the law's 63 years or the fund's, if later. */
export const earliestRetirementAge = (statement: FundStatement, on: Day) =>
  Math.max(rowOn(LPP_AGES, on).value.earliest * 12, statement.earliestRetirementAge ?? 0)

/** The largest share that may be drawn as capital, percent: the fund's, else the law's quarter (LPP art. 37). */
export const largestCapitalShare = (statement: FundStatement, on: Day) =>
  statement.largestCapitalShare ?? rowOn(LPP_CAPITAL_SHARE, on).value

/** The largest part that each of several funds pays as capital, percent. */
export const mostCapitalOfAll = (statements: readonly FundStatement[], on: Day): number =>
  Math.min(...statements.map((statement) => largestCapitalShare(statement, on)))

function figuresOf(
  statement: FundStatement,
  age: number,
  share: number,
  question: LppQuestion,
): FundFigures | NoFigureReason {
  const on = question.computedOn
  if (age < earliestRetirementAge(statement, on)) return 'tooEarly'
  if (share > largestCapitalShare(statement, on)) return 'capitalShareTooLarge'
  const benefits = benefitsAtAge(statement, age)
  if (!benefits) return 'noProjectionForAge'
  const remaining = (100 - share) / 100
  const legal = legalMinimumOf(benefits, question)
  const pension = legal ? yearlyPension(legal.capital, legal.rate) : benefits.pension
  return {
    ...benefits,
    statement,
    share,
    capitalAtRetirement: franc(benefits.capital),
    drawn: franc((benefits.capital * share) / 100),
    monthly: monthlyPension(pension * remaining),
    legalMinimum: legal && { ...legal, capital: legal.capital * remaining },
  }
}

/**
 * What the law guarantees, where that is more than the fund's rate gives: compared as a whole, not part by part, and
 * only at the reference age, the only one for which the law has a rate (LPP art. 14). A pension that the fund itself
 * names stands as it is. Drawing a share as capital takes the same share of the legal minimum.
 */
function legalMinimumOf(
  benefits: BenefitsAtAge,
  { birthDate, gender, retirementDate }: LppQuestion,
): LegalMinimum | null {
  const { mandatoryCapital, pension, isListed } = benefits
  if (isListed || mandatoryCapital === null) return null
  if (retirementDate !== retirementOf({ birthDate, gender }).start) return null
  const rate = minimumConversionRate(gender, retirementDate)
  return yearlyPension(mandatoryCapital, rate) > pension ? { capital: mandatoryCapital, rate } : null
}

function added(figures: FundFigures[], age: number, from: Day): LppResult {
  const monthly = addFrancs(...figures.map((figure) => figure.monthly))
  return {
    monthly,
    capital: addFrancs(...figures.map((figure) => figure.drawn)),
    capitalAtRetirement: addFrancs(...figures.map((figure) => figure.capitalAtRetirement)),
    from,
    funds: figures.map(({ statement }) => ({
      name: statement.fundName,
      webUrl: statement.webUrl,
      asOf: statement.asOf,
    })),
    steps: [
      ...figures.flatMap((figure) => fundSteps(figure, age)),
      ...(figures.length > 1 ? [totalStep(figures, monthly)] : []),
    ],
  }
}
