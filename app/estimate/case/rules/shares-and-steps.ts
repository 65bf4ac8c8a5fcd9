/** The rules for shares of the AVS pension and for work reduced in steps, with the field of each problem. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import { drawingLimits } from '~/pillars/avs'
import { type Day, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import type { FundStatement } from '~/pillars/lpp'
import { NO_RULES, type PartialRefusalKey, partialRefusals } from '~/pillars/lpp/partial-drawing'
import { partsOfBenefit } from '~/pillars/lpp/work-in-steps'
import type { WorkInSteps } from '~/pillars/work-in-steps'
import { type FieldProblem, firstOfEachField } from '../refusal'
import { findRetirementProblem } from './retirement-date'

type Birth = Parameters<typeof findRetirementProblem>[1]
type Rows<Row> = readonly Partial<Row>[]
type Drawing = NonNullable<DigestQuery['drawing']>[number]
type Step = NonNullable<DigestQuery['steps']>[number]

const told = (field: string, key: FieldProblem['key'] | null | false | undefined): FieldProblem[] =>
  key ? [{ field, key }] : []

/**
 * Each share later and larger than the one before; raised once before the reference age, lowered once after it as far as it
 * is deferred, and not after a raise (LAVS art. 39 al. 2, art. 40 al. 2, art. 40b al. 2).
 */
export function findDrawingProblems(drawing: Rows<Drawing>, birth: Birth, today: Day): FieldProblem[] {
  const law = lawOn(today)
  const { reference } = drawingLimits(birth, law)
  let [raises, lowerings] = [0, 0]
  return drawing.flatMap(({ from, share }, index) => {
    const before = drawing[index - 1]
    const day = from && findRetirementProblem(from, birth, today)
    const isOrdered = !before?.from || !from || firstOfMonthFrom(before.from) < firstOfMonthFrom(from)
    const isRising = before?.share === undefined || share === undefined || before.share < share
    if (from && index > 0 && firstOfMonthFrom(from) < reference) raises++
    if (from && share !== undefined && share < 100 && firstOfMonthFrom(from) > reference) lowerings++
    const { raises: mostRaises, lowerings: mostLowerings } = law.drawingShares
    const change: FieldProblem['key'] | null =
      raises > mostRaises
        ? 'drawingRaisedTwice'
        : lowerings > 0 && raises > 0
          ? 'drawingLoweredAfterRaise'
          : lowerings > mostLowerings
            ? 'drawingLoweredTwice'
            : null
    return [
      ...told(`drawing[${index}].from`, day || (isOrdered ? change : 'drawingNotInOrder')),
      ...told(`drawing[${index}].share`, !isRising && 'drawingNotInOrder'),
    ]
  })
}

type StepsQuestion = {
  /** Percent until the first step. */
  before: number
  /** When work ends. */
  retirement: Day
  today: Day
}

/** Each step later than the one before and with less work, from next month on and until the retirement. */
export function findStepProblems(steps: Rows<Step>, { before, retirement, today }: StepsQuestion): FieldProblem[] {
  return steps.flatMap(({ on, rate }, index) => {
    const earlier = steps[index - 1]
    const rateBefore = earlier ? earlier.rate : before
    const start = on && firstOfMonthFrom(on)
    const day: FieldProblem['key'] | false | undefined =
      start &&
      // Compared as given: the first of the month after the last possible day would sort before all others.
      ((on > retirement && 'stepAfterRetirement') ||
        (start < firstOfNextMonth(today) && 'stepInPast') ||
        (earlier?.on && start <= firstOfMonthFrom(earlier.on) && 'stepsNotInOrder') ||
        (start >= retirement && 'stepAfterRetirement'))
    return [
      ...told(`steps[${index}].on`, day),
      ...told(
        `steps[${index}].rate`,
        rate !== undefined && rateBefore !== undefined && rate >= rateBefore && 'stepRateNotLower',
      ),
    ]
  })
}

/** Rows that could be read as a whole. */
export const workInSteps = (steps: Rows<Step>, before: number, drawsFund: boolean): WorkInSteps => ({
  before,
  steps: steps.flatMap(({ on, rate }) => (on && rate !== undefined ? [{ on: firstOfMonthFrom(on), rate }] : [])),
  drawsFund,
})

/** Rows that could be read as a whole. */
export const drawingSteps = (drawing: Rows<Drawing>): Drawing[] =>
  drawing.flatMap(({ from, share }) => (from && share !== undefined ? [{ from: firstOfMonthFrom(from), share }] : []))

const KEY_OF: Partial<Record<PartialRefusalKey, { key: FieldProblem['key']; field: 'on' | 'rate' }>> = {
  tooEarly: { key: 'fundPartTooEarly', field: 'on' },
  firstPartTooSmall: { key: 'fundPartTooSmall', field: 'rate' },
  tooManyPensionParts: { key: 'tooManyFundParts', field: 'on' },
  tooManyCapitalYears: { key: 'tooManyFundParts', field: 'on' },
}

type PartsQuestion = Birth & { retirement: Day; capitalShare: number; computedOn: Day }

/** Whether law and funds allow a part of the benefit at each step (LPP art. 13, 13a); steps have no other problem. */
export function findPartProblems(
  work: WorkInSteps,
  statements: readonly FundStatement[],
  { birthDate, gender, retirement, capitalShare, computedOn }: PartsQuestion,
): FieldProblem[] {
  const parts = partsOfBenefit(work, retirement).map((part) => ({ ...part, capitalShare }))
  const last = work.steps.length - 1
  return statements.flatMap(({ earliestRetirementAge, largestCapitalShare }) => {
    const rules = { ...NO_RULES, earliestRetirementAge, largestCapitalShare }
    return partialRefusals(parts, { birthDate, gender, computedOn, pay: 0, rules }).flatMap(({ part, key }) => {
      const refused = KEY_OF[key]
      return refused ? told(`steps[${Math.min(part, last)}].${refused.field}`, refused.key) : []
    })
  })
}

type SharesAndSteps = {
  drawing?: Rows<Drawing> | null
  steps?: Rows<Step> | null
  stepsDrawFund?: boolean
  /** Percent. */
  capitalShare: number
}

/** `statements`: of the funds; null: there is no fund. */
type SharesAndStepsFacts = StepsQuestion & { birth: Birth; statements: readonly FundStatement[] | null }

/** Every problem of shares of the AVS pension, of steps of work, and of the parts of the fund that go with them. */
export function findSharesAndStepsProblems(
  { drawing, steps, stepsDrawFund = false, capitalShare }: SharesAndSteps,
  { birth, statements, ...question }: SharesAndStepsFacts,
): FieldProblem[] {
  const { before, retirement, today } = question
  const ofSteps = steps ? findStepProblems(steps, question) : []
  const drawsFund = steps && stepsDrawFund && ofSteps.length === 0
  const ofFund = (): FieldProblem[] => {
    if (!statements) return told('stepsDrawFund', 'noFundForParts')
    const asked = { ...birth, retirement, capitalShare, computedOn: today }
    return findPartProblems(workInSteps(steps ?? [], before, stepsDrawFund), statements, asked)
  }
  return firstOfEachField([
    ...(drawing ? findDrawingProblems(drawing, birth, today) : []),
    ...ofSteps,
    ...(drawsFund ? ofFund() : []),
  ])
}
