/** The few rules that explain most of a pension, with the figures of the last calculation in which they apply. */
import type { Step } from '~/pillars/result'
import { figuresIn } from '~/ui/explained/step-words'
import type { ExplainedStep } from './sentences'
import type { ExplainedView, Part } from './view'

type Key = ExplainedStep['key']

/** Rules without a drawing, explained like their step. */
const UNDRAWN = [
  'widowedSupplement',
  'shareDrawn',
  'earlyReduction',
  'earlyReductionForLife',
  'deferralSupplement',
  'survivorsPension',
] as const satisfies readonly Key[]

export type Rules = ReturnType<typeof rulesOf>

export function rulesOf({ parts, partner }: Pick<ExplainedView, 'parts' | 'partner'>) {
  const last = (key: Key) => parts.flatMap(({ steps }) => steps).findLast((step) => step.key === key) ?? null
  const lasting = parts.at(-1)
  const splitting = last('splitting')
  return {
    years: yearsRule(last),
    income: incomeRule(last),
    splitting:
      splitting && figuresIn(splitting).number('years') > 0 ? splittingRule(splitting, partner !== null) : null,
    cap: lasting ? capRule(lasting, partner) : null,
    told: (lasting?.steps ?? []).filter(({ key }) => (UNDRAWN as readonly string[]).includes(key)),
  }
}

type Last = (key: Key) => ExplainedStep | null

/** Months as the law counts them: those missing before anything fills them, and those filled. */
function yearsRule(last: Last) {
  const [filled, scale] = [last('gapsFilled'), last('scale')]
  if (!scale) return null
  const { number } = figuresIn(scale)
  const months = filled && figuresIn(filled).number
  const missing = months?.('missingMonths') ?? 0
  const fillers = ['educationCredits', 'spouse', 'wifeBefore1997', 'youth', 'retirementYear']
  return {
    years: number('contributionYears'),
    cohortYears: number('cohortYears'),
    missing,
    filled: Math.min(
      missing,
      fillers.reduce((sum, filler) => sum + (months?.(filler) ?? 0), 0),
    ),
    article: (filled ?? last('contributionYears') ?? scale).article,
  }
}

/** CHF a year and CHF a month. `partial`: the percentage of a full pension. */
function incomeRule(last: Last) {
  const [full, partial] = [last('fullPension'), last('partialPension')]
  if (!full) return null
  const { number, output } = figuresIn(full)
  return {
    ramd: number('ramd'),
    minimum: number('minimum'),
    maximum: number('maximum'),
    full: output,
    partial: partial && { percent: figuresIn(partial).number('percent'), pension: figuresIn(partial).output },
    article: full.article,
  }
}

/** The halves of both incomes, CHF. `other` null: the other spouse's income is not drawn. */
function splittingRule(step: Step & { key: Key }, showsPartner: boolean) {
  const { number } = figuresIn(step)
  return {
    years: number('years'),
    own: number('given'),
    other: showsPartner ? number('received') : null,
    article: step.article,
  }
}

/** CHF a month. `otherPaid` null: the other spouse's pension is not drawn. */
function capRule({ steps }: Part, partner: ExplainedView['partner']) {
  const step = steps.find(({ key }) => key === 'coupleCap')
  if (!step) return null
  const { number, output } = figuresIn(step)
  const [own, limit] = [number('own'), number('cap')]
  const otherPaid = partner?.amounts.at(-1)?.monthly ?? null
  const isCut = output < own
  // If something besides the limit changes the other spouse's payment, that pension would not fit under the lid.
  const fits = otherPaid !== null && (isCut ? Math.abs(limit - output - otherPaid) <= 1 : output + otherPaid <= limit)
  return {
    own,
    paid: output,
    limit,
    isCut,
    isPartial: number('percent') < 100,
    otherPaid: fits ? otherPaid : null,
    article: step.article,
  }
}
