import { LPP_AGES } from '~/law/lpp/ages'
import { LPP_FUND_EARLIEST_AGE } from '~/law/lpp/drawing'
import { rowOn } from '~/law/table'
import type { Gender } from '../avs/facts'
import type { Day } from '../day'
import { addFrancs, franc } from '../money'
import type { AmountRange, NoFigureToldReason, Step } from '../result'
import type { Column } from '../synthesis/result'
import { type CapitalDrawn, capitalDrawn, largestCapitalShare } from './capital'
import { waitsFrom, withoutCredits } from './end-of-work'
import { type BenefitsAtAge, benefitsAtAge, type FundFigures, type FundStatement } from './fund-statement'
import { pensionAfter } from './pension-after-capital'
import { type LppAssumptionKey, leastSure, type Sureness } from './result'
import { ageAtRetirement } from './retirement-date'
import { fundSteps, totalStep } from './steps'

/** The second-pillar part of the digest, with what had to be assumed and the steps behind it. Money in CHF; `monthly` a month. */
export type LppResult = NonNullable<Column['lpp']> & { assumptions: LppAssumptionKey[]; steps: Step[] }

/**
 * Why a fund's statement gives no figure: it has no projection for the age; the age is not one that law and fund allow;
 * more capital is requested than the fund pays; only the law gives a right to the capital, and the fund does not say
 * of which part of the savings; it does not say from which savings work in steps would start; or it is a certificate, which does
 * not say what another salary would change.
 */
export const NO_FIGURE_REASONS = [
  'noProjectionForAge',
  'tooEarly',
  'tooLate',
  'capitalShareTooLarge',
  'mandatoryPartUnknown',
  'stepsUnknown',
  'otherWorkUnknown',
] as const
export type NoFigureReason = (typeof NO_FIGURE_REASONS)[number]

/** The reason as shown with figures: if no projection fits, that is one reason, whatever the limit. */
export const shownReason = (reason: NoFigureReason): NoFigureToldReason =>
  reason === 'mandatoryPartUnknown' || reason === 'stepsUnknown' || reason === 'otherWorkUnknown'
    ? reason
    : 'noProjection'

/** `at`: the index of its statement among those given, from 0. */
export type MissingFund = { at: number; fundName: string; reason: NoFigureReason }

/**
 * `retirementDate`: when the funds pay. `worksUntil`: the first of the month without work, if savings wait from then
 * on; left out or null: work goes on until they pay. `capitalShare`: percent of the savings drawn as capital (none when
 * left out). `isOtherWork`: another salary is earned, which only a fund can answer.
 */
export type LppQuestion = {
  birthDate: Day
  gender: Gender
  retirementDate: Day
  worksUntil?: Day | null
  computedOn: Day
  capitalShare?: number
  isOtherWork?: boolean
}

/**
 * The benefits of a person's pension funds, from their projections. Each fund's monthly pension is rounded to the franc
 * separately, as it is paid, and then added. A fund without a figure for the question is listed in `missing` and is in
 * no sum; `result` is `null` when no fund has one.
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
  for (const [at, statement] of statements.entries()) {
    const answer = figuresOf(statement, age, share, question)
    if (typeof answer === 'string') missing.push({ at, fundName: statement.fundName, reason: answer })
    else figures.push(answer)
  }
  return { result: figures.length > 0 ? added(figures, age, question) : null, missing }
}

/**
 * The earliest age (months) at which a pension can be drawn: 63 by law, or earlier where the rules of the fund say so, but
 * not before 58 (LPP art. 13; OPP 2 art. 1i). Rules cannot make it later: art. 13 al. 2 binds every fund (art. 49 al. 2).
 */
export function earliestRetirementAge(
  { earliestRetirementAge: ofFund }: Pick<FundStatement, 'earliestRetirementAge'>,
  on: Day,
): number {
  const legal = rowOn(LPP_AGES, on).value.earliest * YEAR
  return Math.min(legal, Math.max(rowOn(LPP_FUND_EARLIEST_AGE, on).value * YEAR, ofFund ?? legal))
}

/** The earliest age (months) at which each of several funds can pay. */
export const earliestAgeOfAll = (
  statements: readonly Pick<FundStatement, 'earliestRetirementAge'>[],
  on: Day,
): number =>
  Math.max(rowOn(LPP_FUND_EARLIEST_AGE, on).value * YEAR, ...statements.map((one) => earliestRetirementAge(one, on)))

/** The age (months) until which a pension can be deferred (LPP art. 13 al. 2). */
export const latestRetirementAge = (on: Day) => rowOn(LPP_AGES, on).value.latest * YEAR

const YEAR = 12
/** Percent. */
const WHOLE = 100

function figuresOf(
  asItStands: FundStatement,
  age: number,
  share: number,
  question: LppQuestion,
): FundFigures | NoFigureReason {
  const on = question.computedOn
  if (question.isOtherWork && asItStands.isTyped && !asItStands.isForOtherWork) return 'otherWorkUnknown'
  if (age < earliestRetirementAge(asItStands, on)) return 'tooEarly'
  if (age > latestRetirementAge(on)) return 'tooLate'
  const statement = statementIn(question, asItStands)
  if (!statement) return 'noProjectionForAge'
  if (!statement.isCapitalOnly && share > largestCapitalShare(statement, on)) return 'capitalShareTooLarge'
  const benefits = benefitsAtAge(statement, age)
  if (!benefits) return 'noProjectionForAge'
  const drawn = capitalDrawn(statement, benefits, statement.isCapitalOnly ? WHOLE : share, on)
  return drawn ? figuresAfter(drawn, benefits, { statement, question }) : 'mandatoryPartUnknown'
}

/** null: the fund does not say how savings grow without contributions. */
function statementIn(question: LppQuestion, statement: FundStatement): FundStatement | null {
  const from = waitsFrom(statement, question)
  return from ? withoutCredits(statement, { ...question, worksUntil: from }) : statement
}

const figuresAfter = (drawn: CapitalDrawn, benefits: BenefitsAtAge, { statement, question }: Drawing): FundFigures => ({
  ...benefits,
  ...pensionAfter(drawn, benefits, question),
  statement,
  share: drawn.share,
  isLegalShare: drawn.isLegal,
  toCheck: drawn.toCheck,
  guaranteed: drawn.guaranteed,
  capitalAtRetirement: franc(benefits.capital),
  drawn: franc(drawn.total),
})

type Drawing = { statement: FundStatement; question: LppQuestion }

/** Of the pension: a fund that pays none makes it no less sure. */
function surenessOf(figures: readonly FundFigures[]): Sureness {
  const paying = figures.filter(({ monthly }) => monthly > 0)
  return leastSure((paying.length > 0 ? paying : figures).map(({ sureness }) => sureness))
}

function added(figures: FundFigures[], age: number, question: LppQuestion): LppResult {
  const waits = ({ statement }: FundFigures) => waitsFrom(statement, question)
  const monthly = addFrancs(...figures.map((figure) => figure.monthly))
  return {
    monthly,
    sureness: surenessOf(figures),
    range: addedRanges(figures),
    capital: addFrancs(...figures.map((figure) => figure.drawn)),
    capitalAtRetirement: addFrancs(...figures.map((figure) => figure.capitalAtRetirement)),
    from: question.retirementDate,
    funds: figures.map(fundPart),
    assumptions: [
      ...(figures.some(({ isLegalShare }) => isLegalShare) ? (['capitalShareAssumed'] as const) : []),
      ...(figures.some(({ toCheck }) => toCheck) ? (['capitalShareToCheck'] as const) : []),
      ...(figures.some(waits) ? (['savingsWithoutCredits'] as const) : []),
      ...new Set(figures.flatMap(({ assumed }) => assumed)),
    ],
    steps: [
      ...figures.flatMap((figure) => fundSteps(figure, age, waits(figure))),
      ...(figures.length > 1 ? [totalStep(figures.length, monthly)] : []),
    ],
  }
}

/** What one fund pays, beside the others. */
const fundPart = ({ statement, toCheck, monthly, drawn }: FundFigures): LppResult['funds'][number] => ({
  name: statement.fundName,
  webUrl: statement.webUrl,
  asOf: statement.asOf,
  monthly,
  capital: drawn,
  ...(statement.isTyped && { isTyped: true as const }),
  ...(statement.isByLaw && { isByLaw: true as const }),
  ...(statement.isCapitalOnly && { kind: 'capitalOnly' as const }),
  ...(statement.buyIn && { buyIn: statement.buyIn }),
  ...(toCheck && { isShareToCheck: true as const }),
})

/** Between which amounts several pensions lie together; null: each is one amount. */
export function addedRanges(parts: readonly { monthly: number; range: AmountRange | null }[]): AmountRange | null {
  if (parts.every(({ range }) => range === null)) return null
  const sumOf = (end: keyof AmountRange) =>
    parts.reduce((sum, { monthly, range }) => sum + (range?.[end] ?? monthly), 0)
  return { low: sumOf('low'), high: sumOf('high') }
}
