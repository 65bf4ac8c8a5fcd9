/**
 * The benefits of pension funds for somebody who works less in steps before retiring: from each step on, savings
 * credits follow the remaining pay. Nothing is drawn before retirement unless requested: then each step pays a part of
 * the benefit as large as the cut in pay (LPP art. 13a, 13b).
 */
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { rowOn } from '~/law/table'
import type { Day } from '../day'
import { addFrancs } from '../money'
import type { Step } from '../result'
import { partsOfPay, stepsBefore, type WorkInSteps } from '../work-in-steps'
import { scaled } from './changed-statement'
import { creditsEnd } from './end-of-work'
import {
  addedRanges,
  type LppQuestion,
  type LppResult,
  lppFromStatements,
  type MissingFund,
  type NoFigureReason,
} from './estimate'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { yearlyCredit } from './other-interest'
import type { DrawnPart } from './partial-drawing'
import { projectRetirementSavings } from './projection'
import { type LppAssumptionKey, leastSure } from './result'
import { ageAtRetirement } from './retirement-date'
import { carriedAccount, openedAccount, type SavingsAccount, savingsOf, savingsOfParts } from './savings-account'
import { partStep, shownRate, totalStep } from './steps'

type Answer = { result: LppResult | null; missing: MissingFund[] }
type Part = Omit<DrawnPart, 'capitalShare'>

/** The parts in which the benefit is drawn: one at each step, and the rest when work ends. */
export function partsOfBenefit(work: WorkInSteps, retirement: Day): Part[] {
  let left = 100
  const ofSteps = partsOfPay(work).map(({ from, part }) => {
    const cut = left - 100 * part
    left = 100 * part
    return { on: from, share: cut, payCut: cut }
  })
  return [...ofSteps, { on: retirement, share: left, payCut: left }]
}

/** The steps that count for a fund: those before the last credit; null: there are none. */
export const stepsOfFund = (
  work: WorkInSteps | null,
  question: Pick<LppQuestion, 'worksUntil' | 'retirementDate'>,
): WorkInSteps | null => stepsBefore(work, creditsEnd(question) ?? question.retirementDate)

/** Like `lppFromStatements`, for somebody who works less in steps; null: they do not. */
export function lppInSteps(
  statements: readonly FundStatement[],
  question: LppQuestion,
  work: WorkInSteps | null,
): Answer {
  const ahead = stepsOfFund(work, question)
  if (!ahead) return lppFromStatements(statements, question)
  const answers = statements.map((statement) => ({ statement, answer: ofFund(statement, question, ahead) }))
  return {
    result: added(answers.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer]))),
    missing: answers.flatMap(({ statement, answer }, at) =>
      typeof answer === 'string' ? [{ at, fundName: statement.fundName, reason: answer }] : [],
    ),
  }
}

/** The statement with the savings left at retirement if credits follow the pay; null: unknown. */
export function statementInSteps(
  statement: FundStatement,
  question: LppQuestion,
  work: WorkInSteps,
): FundStatement | null {
  const paths = pathsOf(statement, question, work)
  return paths && scaled(statement, reducedSavings(paths, question, work) / paths.wholeOn(question.retirementDate))
}

function ofFund(statement: FundStatement, question: LppQuestion, work: WorkInSteps): LppResult | NoFigureReason {
  if (statement.isInParts) {
    const { result, reason } = partsPaid(() => statement, question, partsOfBenefit(work, question.retirementDate))
    return result ? { ...result, sureness: 'computed' } : reason
  }
  const plain = fromFund(statement, { ...question, worksUntil: null })
  if (!plain.result) return plain.reason
  const paths = pathsOf(statement, question, work)
  if (!paths) return 'stepsUnknown'
  const { result, reason } = work.drawsFund
    ? inParts(statement, question, work, paths)
    : atOnce(statement, question, work, paths)
  if (!result) return reason
  const [projected] = plain.result.steps
  const assumptions: LppAssumptionKey[] = [
    ...result.assumptions,
    'creditsFollowPay',
    ...(creditsEnd(question) ? (['savingsWithoutCredits'] as const) : []),
    ...(statement.projectionRate === undefined ? (['minimumInterestBetween'] as const) : []),
  ]
  const sureness = leastSure(['computed', result.sureness])
  return { ...result, sureness, assumptions, steps: [...(projected ? [projected] : []), ...result.steps] }
}

/**
 * Savings on the day of the first step, from which they are continued, and savings without any step, CHF. `paidOn`: the
 * day of a single payment after that day, which does not follow the pay like a credit; `paidIn`: its value on a day.
 */
type Paths = {
  opened: SavingsAccount
  wholeOn: (day: Day) => number
  paidOn: Day | null
  paidIn: (until: Day) => number
}

/**
 * From the fund's own figure for the day of the first step, otherwise from its savings today, to its own figure at
 * retirement, with the yearly credit that leads from one to the other.
 */
function pathsOf(statement: FundStatement, { birthDate, ...question }: LppQuestion, work: WorkInSteps): Paths | null {
  const { balance, asOf, projectionRate, paidIn: paid } = statement
  const capitalOn = (day: Day) => benefitsAtAge(statement, ageAtRetirement(birthDate, day))?.capital
  const first = work.steps[0]?.on as Day
  const [atFirst, atEnd] = [capitalOn(first), capitalOn(question.retirementDate)]
  const start = atFirst ? { amount: atFirst, on: first } : balance === undefined ? null : { amount: balance, on: asOf }
  if (!start || !atEnd) return null
  const interestRate = projectionRate ?? rowOn(LPP_MINIMUM_INTEREST, question.computedOn).value
  const later = atFirst && paid && paid.on >= first ? paid : null
  const paidIn = (until: Day) => (later && until > later.on ? grown(later, until, interestRate) : 0)
  const end = { amount: atEnd - paidIn(question.retirementDate), on: question.retirementDate }
  const credit = yearlyCredit(start, end, interestRate)
  // If the interest is not the fund's own, or of a part of a certificate, negative credits only show that it is too high.
  if (credit === null && projectionRate !== undefined && !statement.isTyped) return null
  const path = { balance: start.amount, interestRate, creditOf: () => credit ?? 0 }
  const opened = openedAccount(path, start.on)
  const wholeOn = (day: Day) => savingsOf(carriedAccount(opened, day, 100)) + paidIn(day)
  return { opened, wholeOn, paidOn: later?.on ?? null, paidIn }
}

const grown = ({ amount, on }: NonNullable<FundStatement['paidIn']>, until: Day, interestRate: number): number =>
  projectRetirementSavings({
    ...{ balance: amount, balanceDate: on, retirementDate: until, interestRate },
    creditOf: () => 0,
  }).capital

/** CHF at retirement, with credits that follow the pay, if everything is drawn then. */
function reducedSavings(paths: Paths, question: LppQuestion, work: WorkInSteps): number {
  const atOnce = partsOfBenefit(work, question.retirementDate).map((part, index, { length }) => ({
    ...part,
    share: index === length - 1 ? WHOLE : 0,
  }))
  return amountsOf(atOnce, paths, creditsEnd(question)).at(-1) as number
}

/** Percent. */
const WHOLE = 100

type FromFund = { result: LppResult; reason?: never } | { result: null; reason: NoFigureReason }

function fromFund(statement: FundStatement, question: LppQuestion): FromFund {
  const { result, missing } = lppFromStatements([statement], question)
  return result ? { result } : { result, reason: missing[0]?.reason ?? 'noProjectionForAge' }
}

function atOnce(statement: FundStatement, question: LppQuestion, work: WorkInSteps, paths: Paths): FromFund {
  const factor = reducedSavings(paths, question, work) / paths.wholeOn(question.retirementDate)
  const found = fromFund(scaled(statement, factor), { ...question, worksUntil: null })
  if (!found.result) return found
  const [, ...others] = found.result.steps
  const reduced: Step = {
    key: 'creditsReduced',
    inputs: {
      fund: statement.fundName,
      steps: work.steps.length,
      firstOn: work.steps[0]?.on as Day,
    },
    output: found.result.capitalAtRetirement,
    article: 'LPP art. 16',
  }
  return { result: { ...found.result, steps: [reduced, ...others] } }
}

/** Each part converts its own share of the savings, at the fund's rate for its day. */
function inParts(statement: FundStatement, question: LppQuestion, work: WorkInSteps, paths: Paths): FromFund {
  const parts = partsOfBenefit(work, question.retirementDate)
  const amounts = amountsOf(parts, paths, creditsEnd(question))
  const statementOf = ({ on }: Part, index: number) => scaled(statement, (amounts[index] as number) / paths.wholeOn(on))
  return partsPaid(statementOf, question, parts)
}

function partsPaid(
  statementOf: (part: Part, index: number) => FundStatement,
  question: LppQuestion,
  parts: readonly Part[],
): FromFund {
  const paid: { part: Part; fund: string; result: LppResult }[] = []
  for (const [index, part] of parts.entries()) {
    const statement = statementOf(part, index)
    const found = fromFund(statement, { ...question, worksUntil: null, retirementDate: part.on })
    if (!found.result) return found
    paid.push({ part, fund: statement.fundName, result: found.result })
  }
  const last = paid.at(-1) as (typeof paid)[number]
  const results = paid.map(({ result }) => result)
  const monthly = addFrancs(...results.map((one) => one.monthly))
  return {
    result: {
      ...last.result,
      monthly,
      sureness: leastSure(results.map(({ sureness }) => sureness)),
      range: addedRanges(results),
      assumptions: [...new Set(results.flatMap(({ assumptions }) => assumptions))],
      capital: addFrancs(...results.map(({ capital }) => capital)),
      capitalAtRetirement: addFrancs(...results.map(({ capitalAtRetirement }) => capitalAtRetirement)),
      parts: paid.map(({ part, result }) => ({
        from: part.on,
        share: shownRate(part.share),
        monthly: result.monthly,
        capital: result.capital,
      })),
      steps: [
        ...paid.map(({ part, fund, result }) => partStep(part, { fund, ...result })),
        {
          key: 'partsTotal',
          inputs: { fund: last.fund, parts: paid.length },
          output: monthly,
          article: 'LPP art. 13a',
        },
      ],
    },
  }
}

/** The savings of each part, CHF. The end of work itself draws nothing; it ends the credits. */
function amountsOf(parts: readonly Part[], paths: Paths, ends: Day | null): number[] {
  const paid = paidInParts(parts, paths)
  return creditedIn(parts, paths.opened, ends).map((amount, index) => amount + (paid[index] as number))
}

/** A single payment after the first step is drawn with the remaining parts. */
function paidInParts(parts: readonly Part[], { paidOn, paidIn }: Paths): number[] {
  const isAfter = ({ on }: Part) => paidOn !== null && on > paidOn
  const left = parts.filter(isAfter).reduce((sum, { share }) => sum + share, 0)
  return parts.map((part) => (isAfter(part) && left > 0 ? (paidIn(part.on) * part.share) / left : 0))
}

function creditedIn(parts: readonly Part[], opened: SavingsAccount, ends: Day | null): number[] {
  if (!ends) return savingsOfParts(parts, opened)
  const [last, ...before] = parts.toReversed() as [Part, ...Part[]]
  const amounts = savingsOfParts([...before.toReversed(), { on: ends, share: 0, payCut: last.payCut }, last], opened)
  return amounts.filter((_, index) => index !== before.length)
}

/** Several funds together. */
function added(results: readonly LppResult[]): LppResult | null {
  const [first] = results
  if (!first) return null
  const monthly = addFrancs(...results.map((one) => one.monthly))
  const parts = first.parts?.map((part, index) => ({
    ...part,
    monthly: addFrancs(...results.flatMap((one) => one.parts?.[index]?.monthly ?? [])),
    capital: addFrancs(...results.flatMap((one) => one.parts?.[index]?.capital ?? [])),
  }))
  return {
    ...first,
    monthly,
    sureness: leastSure(results.map(({ sureness }) => sureness)),
    range: addedRanges(results),
    capital: addFrancs(...results.map(({ capital }) => capital)),
    capitalAtRetirement: addFrancs(...results.map(({ capitalAtRetirement }) => capitalAtRetirement)),
    ...(parts && { parts }),
    funds: results.flatMap(({ funds }) => funds),
    assumptions: [...new Set(results.flatMap(({ assumptions }) => assumptions))],
    steps: [
      ...results.flatMap(({ steps }) => steps),
      ...(results.length > 1 ? [totalStep(results.length, monthly)] : []),
    ],
  }
}
