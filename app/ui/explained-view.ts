/** What the page of the explained pension shows, from the result of the calculation. */

import type { PensionResult } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import type { PartnerPension, Period, PersonPension, Step } from '~/pillars/result'
import type { CoupleEntered } from './couple-entered'
import { type ExplainedStep, isExplainedStep } from './explained-sentences'

/** Why a pension changes from a day on. */
export type Reason = 'partnerStarts' | 'partnerReferenceAge' | 'referenceAge' | 'cap' | 'deferred'

/** What one person is paid from a day on, CHF a month; `reason`: why it changed, null at the start. */
export type Amount = { from: Day; to: Day | null; monthly: number; reason: Reason | null }

/** One calculation: the first, or one anew from a day on. */
export type Part = { from: Day | null; reason: Reason | null; article: string | null; steps: ExplainedStep[] }

/** `entered`: the partner's pension has a part of its own where both have entered each other. */
export function explainedView(result: PensionResult, entered: CoupleEntered) {
  const { person, partner, periods } = result
  const parts = partsOf(person, partner)
  const reasonOn = (day: Day) => parts.find(({ from, reason }) => from === day && reason)?.reason ?? null
  const amounts = amountsOf(periods, 'person', reasonOn)
  return {
    computedOn: result.computedOn,
    lawYear: result.lawYear,
    amounts,
    supplement: amounts.length > 0 ? person.supplement : 0,
    thirteenth: amounts.length > 0 ? person.thirteenth : 0,
    parts,
    gaps: person.gaps && { ...person.gaps, hasOthers: hasOtherGaps(person.steps) },
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

/** From when to when a person is paid how much; periods in which only the other one's pension changes are one. */
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

/** The steps, divided where everything is computed anew. A part without a contribution year ends with its scale. */
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
  return parts
}

/** The first calculation holds from the start, or from the reference age where the partner changes it in a deferral. */
function first({ steps, from }: PersonPension): Pick<Part, 'from' | 'reason'> {
  const referenceFrom = steps.find(({ key }) => key === 'lateStart')?.inputs.referenceFrom as Day | undefined
  const isChangedBefore = steps.some(({ key, output }) => key === 'recalculation' && output < from)
  return referenceFrom && isChangedBefore ? { from: referenceFrom, reason: 'deferred' } : { from, reason: null }
}

/** Whether more months were missing, which an education credit or the partner's contributions made good. */
function hasOtherGaps(steps: readonly Step[]): boolean {
  const filled = steps.findLast(({ key }) => key === 'gapsFilled')
  return Number(filled?.inputs.educationCredits ?? 0) + Number(filled?.inputs.spouse ?? 0) > 0
}

function reasonOf({ inputs, output }: Step, partner: PartnerPension | null): Reason {
  if (inputs.reason === 'referenceAge' || inputs.reason === 'cap') return inputs.reason
  return partner?.from === output ? 'partnerStarts' : 'partnerReferenceAge'
}
