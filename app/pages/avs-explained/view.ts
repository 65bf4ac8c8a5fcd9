/** Prepares what the page shows, from the result of the calculation. */

import type { PartnerPension, PensionResult, Period, PersonPension } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { Step } from '~/pillars/result'
import type { CoupleEntry } from '~/ui/synthesis/couple-entry'
import { gapRuns } from './gap-runs'
import { type ExplainedStep, isExplainedStep } from './sentences'
import { yearKinds } from './year-kinds'

/** Why a pension changes. */
export type Reason =
  | 'partnerStarts'
  | 'partnerReferenceAge'
  | 'referenceAge'
  | 'cap'
  | 'capChanges'
  | 'capEnds'
  | 'share'
  | 'widowed'
  | 'afterReferenceAge'
  | 'deferred'

/** The pension of one person in a period, CHF a month. `reason`: why it changed; null at the start. */
export type Amount = { from: Day; to: Day | null; monthly: number; reason: Reason | null }

/** One calculation: the first, or a recalculation from a later day on. */
export type Part = { from: Day | null; reason: Reason | null; article: string | null; steps: ExplainedStep[] }

/** The key of its title, which has the gap `day` unless there is none. */
export function titleOfPart({ from, reason }: Part) {
  if (reason === 'deferred') return 'explained.partDeferred'
  if (reason) return 'explained.nextPart'
  return from ? 'explained.part' : 'explained.partNone'
}

/** `entered`: the partner's pension is shown only if both have entered each other. */
export function explainedView(result: PensionResult, entered: CoupleEntry) {
  const { person, partner, periods } = result
  const parts = partsOf(person, partner)
  const reasonOn = (day: Day) => parts.find(({ from, reason }) => from === day && reason)?.reason ?? null
  const amounts = amountsOf(periods, 'person', reasonOn)
  return {
    computedOn: result.computedOn,
    lawYear: result.lawYear,
    range: result.range,
    amounts,
    supplement: amounts.length > 0 ? person.supplement : 0,
    thirteenth: amounts.length > 0 ? person.thirteenth : 0,
    parts,
    gaps: gapsOf(person, result.computedOn),
    squares: yearKinds(person, result.computedOn),
    isCouple: entered !== null,
    partner:
      entered !== 'both' || !partner
        ? null
        : {
            amounts: amountsOf(periods, 'partner', () => null),
            scale: partner.scale,
            supplement: partner.supplement,
            capped: periods.some((period) => period.capped && period.partner !== null),
          },
    assumptions: result.assumptions,
  }
}

export type ExplainedView = ReturnType<typeof explainedView>

/** The amounts of one person by period, merging periods in which only the other person's pension changes. */
function amountsOf(periods: readonly Period[], who: 'person' | 'partner', reasonOn: (day: Day) => Reason | null) {
  const amounts: Amount[] = []
  for (const period of periods) {
    const { from, to } = period
    const monthly = period[who]
    if (monthly === null) continue
    const last = amounts.at(-1)
    if (last?.monthly === monthly) last.to = to
    else amounts.push({ from, to, monthly, reason: last ? reasonOn(from) : null })
  }
  return amounts
}

/** The steps, split at each recalculation. A part without a contribution year ends with its scale. */
function partsOf(person: PersonPension, partner: PartnerPension | null): Part[] {
  const { steps } = person
  const parts: Part[] = [{ ...first(person), article: null, steps: [] }]
  let isOver = false
  for (const step of steps) {
    if (step.key === 'recalculation') {
      parts.push({ from: step.output as Day, reason: reasonOf(step, partner), article: step.article, steps: [] })
      isOver = false
    } else if (!isOver && isExplainedStep(step)) {
      parts.at(-1)?.steps.push(step)
      isOver = step.key === 'scale' && step.output === 0
      if (isOver && parts.length === 1) parts[0] = { ...(parts[0] as Part), from: null }
    }
  }
  return parts.map((part, index) => (part.reason === 'cap' ? { ...part, reason: capReason(parts, index) } : part))
}

/** Whether a cap begins, changes with the partner's pension, or ends because a judge has separated the household. */
function capReason(parts: readonly Part[], index: number): Reason {
  const isCapped = (part: Part) => part.steps.some(({ key }) => key === 'coupleCap')
  if (!isCapped(parts[index] as Part)) return 'capEnds'
  return parts.slice(0, index).some(isCapped) ? 'capChanges' : 'cap'
}

/** The first calculation applies from the start or, if the partner changes it during a deferral, from the reference age. */
function first({ steps, from }: PersonPension): Pick<Part, 'from' | 'reason'> {
  const referenceFrom = steps.find(({ key }) => key === 'lateStart')?.inputs.referenceFrom as Day | undefined
  const isChangedBefore = steps.some(({ key, output }) => key === 'recalculation' && output < from)
  return referenceFrom && isChangedBefore ? { from: referenceFrom, reason: 'deferred' } : { from, reason: null }
}

/** The missing years in lines, what they cost, and whether they can still be paid for. */
function gapsOf({ gaps: { years, filledMonths, monthlyCost }, steps }: PersonPension, today: Day) {
  const runs = gapRuns(years, today)
  return {
    runs,
    months: runs.reduce((sum, { months }) => sum + months, 0),
    filledMonths,
    monthlyCost,
    hasOthers: hasOtherGaps(steps),
    // A forecast gives the scale, but not which years are missing.
    areTold: !steps.some(({ key }) => key === 'forecast'),
  }
}

/** Whether further missing months were covered by an education credit, or by the partner's contributions or marriage. */
function hasOtherGaps(steps: readonly Step[]): boolean {
  const filled = steps.findLast(({ key }) => key === 'gapsFilled')
  const fillers = ['educationCredits', 'spouse', 'wifeBefore1997']
  return fillers.some((filler) => Number(filled?.inputs[filler] ?? 0) > 0)
}

const DIRECT_REASONS = ['referenceAge', 'cap', 'share', 'widowed', 'afterReferenceAge'] as const
const isDirectReason = (reason: unknown): reason is (typeof DIRECT_REASONS)[number] =>
  (DIRECT_REASONS as readonly unknown[]).includes(reason)

function reasonOf({ inputs, output }: Step, partner: PartnerPension | null): Reason {
  const { reason } = inputs
  if (isDirectReason(reason)) return reason
  return partner?.from === output ? 'partnerStarts' : 'partnerReferenceAge'
}
