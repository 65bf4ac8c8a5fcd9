/** The AVS pension in a few sentences: its amount, the reasons, and later changes. */
import type { Day } from '~/pillars/day'
import { figuresIn, paragraph, span } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'
import {
  avsAlone,
  type LaterAmount,
  laterSentences,
  rangeSentences,
  thirteenthSentences,
} from '~/ui/synthesis/brief/brief-pensions'
import type { ExplainedStep } from './sentences'
import type { Amount, ExplainedView, Reason } from './view'

type View = Pick<ExplainedView, 'amounts' | 'supplement' | 'thirteenth' | 'range' | 'parts'>

/** @returns one string per paragraph */
export function explainedBrief(t: T, view: View): string[] {
  const { amounts, supplement, thirteenth, range, parts } = view
  const [first, ...rest] = amounts
  if (!first) return [t('brief.avsNone')]
  const later = rest.map(laterAmount)
  const reasons = reasonSentences(t, stepsUntil(parts, first.from))
  const [amount = '', ...others] = range
    ? rangeSentences(t, columnOf(view, rest.at(-1) ?? first))
    : [avsAlone(t, { ...first, supplement }), ...laterSentences(t, { later, supplement }, first.from)]
  return [paragraph(amount, ...reasons), ...others, ...thirteenthSentences(t, thirteenth, range?.pension)]
}

/** The AVS alone, as the synthesis has it. */
const columnOf = ({ supplement, range }: View, { from, monthly }: Amount) => ({
  avs: { monthly, supplement, from },
  lpp: null,
  ranges: range && {
    avs: range.pension,
    supplement: range.supplement,
    total: range.withSupplement,
    causes: range.causes,
  },
  totalFrom: from,
  monthlyTotal: monthly + supplement,
})

/** `cap` marks the start of the partner's right to a pension, not always of the pension itself, so the date must be enough. */
const REASONS: Record<Reason, LaterAmount['reason']> = {
  partnerStarts: 'partner',
  partnerReferenceAge: 'partnerReferenceAge',
  referenceAge: 'referenceAge',
  cap: 'other',
  capChanges: 'other',
  capEnds: 'other',
  share: 'other',
  widowed: 'other',
  afterReferenceAge: 'other',
  deferred: 'other',
}

const laterAmount = ({ from, monthly, reason }: Amount): LaterAmount => ({
  from,
  monthly,
  reason: reason ? REASONS[reason] : 'other',
})

/** The last step of each kind up to this day, on which the pension of the day is based. */
function stepsUntil(parts: View['parts'], day: Day) {
  const steps = parts.filter(({ from }) => from === null || from <= day).flatMap((part) => part.steps)
  return (key: ExplainedStep['key']) => steps.findLast((step) => step.key === key)
}

/** Why the pension has this amount. */
function reasonSentences(t: T, step: ReturnType<typeof stepsUntil>): string[] {
  const [scale, cap, early, late] = [
    step('scale'),
    step('coupleCap'),
    step('earlyReduction'),
    step('deferralSupplement'),
  ]
  const isReduced = early !== undefined && figuresIn(early).number('percent') > 0
  return [
    ...(scale ? [scaleSentence(t, scale)] : []),
    ...(cap && figuresIn(cap).output < figuresIn(cap).number('own') ? [t('brief.why.cap')] : []),
    ...(isReduced ? [t('brief.why.early', { span: monthsOf(t, early) })] : []),
    ...(late ? [t('brief.why.late', { span: monthsOf(t, late) })] : []),
  ]
}

const monthsOf = (t: T, step: ExplainedStep) => span(t, figuresIn(step).number('months'))

function scaleSentence(t: T, step: ExplainedStep): string {
  const { number } = figuresIn(step)
  const [years, cohortYears] = [number('contributionYears'), number('cohortYears')]
  return t(`brief.why.${years < cohortYears ? 'partialScale' : 'fullScale'}`, { years, cohortYears })
}
