/** A change of situation, taken apart into its causes. */
import type { LawName } from '~/law/avs/other-law'
import type { OutlookName } from '~/law/outlook'
import type { DrawingStep } from '../avs/facts'
import { type Day, dayAfter, firstOfNextMonth } from '../day'
import type { WorkInSteps } from '../work-in-steps'

export type { LawName, OutlookName }

/** A gross salary, CHF a year as paid, at an activity rate in percent. */
export type Work = { salary: number; rate: number }

/** Why a figure changes, in the order in which the causes are applied. */
export const CAUSES = [
  'salary',
  'activityRate',
  'steps',
  'stopsOn',
  'retirementDate',
  'drawing',
  'lppFrom',
  'paidGaps',
  'buyIn',
  'pillar3a',
  'capitalShare',
  'partner',
  'outlook',
  'law',
] as const
export type Cause = (typeof CAUSES)[number]

/** CHF paid to a fund on a day. */
export type BuyIn = { amount: number; on: Day }

/** `amount`: CHF paid in a year, in total; `purchase`: CHF paid once this year for earlier years. null: none. */
export type Payments3a = { amount: number | null; purchase: number | null }

/** A year with its missing months in which the person was insured. */
export type PaidGap = { year: number; months: number }

/** A buy-in with the fund to which it goes: the key of a policy or a certificate. */
export type BuyInAt = BuyIn & { at: string }

/**
 * How somebody works and retires, with three days, each null if not given. `stopsOn`: the last day of work (by default
 * the one before the AVS pension); `retirementDate`: the start of the AVS (by default at the reference age); `lppFrom`:
 * the start of the funds' payments (by default as `lppStart` says). `capitalShare`: percent of LPP savings. `outlook`:
 * how interest, wages and prices develop; `law`: today's, or another that is tried out.
 */
export type Situation = {
  work: Work | null
  stopsOn: Day | null
  retirementDate: Day | null
  lppFrom: Day | null
  capitalShare: number
  steps: WorkInSteps | null
  /** Shares of the AVS pension from their days on, as in `DrawingStep`; null: the whole, on one day. */
  drawing: readonly DrawingStep[] | null
  /** When the spouse's AVS pension starts; null: at their reference age. */
  partnerFrom: Day | null
  outlook: OutlookName
  law: LawName
  buyIn: BuyInAt | null
  /** New payments into pillar 3a, if they change. */
  pillar3a: Payments3a | null
  /** Missing AVS years that are paid later; empty: none. */
  paidGaps: readonly PaidGap[]
}

/**
 * `work`: today's and the desired one; `insured`: today's salary as known to the funds or the AVS account, if it
 * differs from the visitor's figure.
 */
export type Change = Omit<Situation, 'work'> & {
  work: { current: Work; desired: Work; insured?: Work['salary'] } | null
}

export const AS_IT_STANDS: Situation = {
  work: null,
  stopsOn: null,
  retirementDate: null,
  lppFrom: null,
  capitalShare: 0,
  steps: null,
  drawing: null,
  partnerFrom: null,
  outlook: 'expected',
  law: 'today',
  buyIn: null,
  pillar3a: null,
  paidGaps: [],
}

/** The first of the month without work, if given; null: work goes on until the AVS pension starts. */
export const worksUntil = ({ stopsOn }: Pick<Situation, 'stopsOn'>): Day | null => stopsOn && firstOfNextMonth(stopsOn)

/** The day after the last one of work; null: not given. */
export const firstDayWithoutWork = ({ stopsOn }: Pick<Situation, 'stopsOn'>): Day | null => stopsOn && dayAfter(stopsOn)

/** One cause, and the situation after it and all causes before it. */
export type ChangeStep = { cause: Cause; situation: Situation }

/** From the current situation to the changed one, cause by cause; a cause that changes nothing is left out. */
export function situationsOf(change: Change): ChangeStep[] {
  const { work, stopsOn, retirementDate, lppFrom, capitalShare, steps: workInSteps, drawing, partnerFrom } = change
  const { outlook, law } = change
  const { buyIn, pillar3a, paidGaps } = change
  const only = (cause: Cause, more: Partial<Situation> | null): [Cause, Partial<Situation>][] =>
    more ? [[cause, more]] : []
  const steps: [Cause, Partial<Situation>][] = [
    ...workSteps(work),
    ...only('steps', workInSteps && { steps: workInSteps }),
    ...only('stopsOn', stopsOn && { stopsOn }),
    ...only('retirementDate', retirementDate && { retirementDate }),
    ...only('drawing', drawing && { drawing }),
    ...only('lppFrom', lppFrom && { lppFrom }),
    ...only('paidGaps', paidGaps.length > 0 ? { paidGaps } : null),
    ...only('buyIn', buyIn && { buyIn }),
    ...only('pillar3a', pillar3a && { pillar3a }),
    ...only('capitalShare', capitalShare > 0 ? { capitalShare } : null),
    ...only('partner', partnerFrom && { partnerFrom }),
    ...only('outlook', outlook === AS_IT_STANDS.outlook ? null : { outlook }),
    ...only('law', law === AS_IT_STANDS.law ? null : { law }),
  ]
  let situation = AS_IT_STANDS
  return steps.map(([cause, changed]) => {
    situation = { ...situation, ...changed }
    return { cause, situation }
  })
}

/** First a different salary for the same work, then more or less work at that salary. */
function workSteps(work: Change['work']): [Cause, Partial<Situation>][] {
  if (!work) return []
  const { current, desired, insured = current.salary } = work
  const paidForSameWork = (desired.salary * current.rate) / desired.rate
  const steps: [Cause, Partial<Situation>][] = []
  if (Math.abs(paidForSameWork - insured) >= SMALLEST_STEP)
    steps.push(['salary', { work: { salary: paidForSameWork, rate: current.rate } }])
  if (desired.rate !== current.rate) steps.push(['activityRate', { work: desired }])
  return steps
}

/** CHF a year: anything less comes from a rounded percentage. */
const SMALLEST_STEP = 0.5
