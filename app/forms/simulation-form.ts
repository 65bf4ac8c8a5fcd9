/** The form of a change of situation. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { DayShape } from '~/dossier/day-shape'
import { fittingPart } from '~/dossier/fitting-part'
import { ActivityRate, CapitalShare, changesNothing, NO_CHANGE, Salary, type Simulation } from '~/dossier/simulation'
import { knownFields } from './known-fields'
import { readMoney } from './money'
import { optional } from './piece'
import type { ProblemKey } from './problem-keys'
import { readRate } from './rate'
import { type LatestStart, retirementDayReader } from './retirement-day'

const Fields = (latest: LatestStart | null) =>
  z.object({
    currentSalary: optional(readMoney).pipe(Salary.nullable()),
    desiredSalary: optional(readMoney).pipe(Salary.nullable()),
    currentRate: optional(readRate).pipe(ActivityRate.nullable()),
    desiredRate: optional(readRate).pipe(ActivityRate.nullable()),
    retirementDate: optional(retirementDayReader(latest)).pipe(DayShape.nullable()),
    lppCapitalShare: optional(readRate).pipe(CapitalShare.nullable()),
  })

const Change = (latest: LatestStart | null) =>
  Fields(latest).refine((change) => !changesNothing(change), {
    error: 'nothingChanged' satisfies ProblemKey,
    path: ['desiredSalary'],
  })

/** In the order of the page. */
export const SIMULATION_FIELDS = [
  'currentSalary',
  'desiredSalary',
  'currentRate',
  'desiredRate',
  'retirementDate',
  'lppCapitalShare',
] as const satisfies readonly (keyof Simulation)[]

/** The fields of the form, as texts. */
export type SimulationTyped = { [Field in keyof Simulation]?: string }

/**
 * Reads a posted form; `change` is what is to be saved. Where something could not be read, `unread` is the form with the
 * rest read, which no call saves: what could not be read stands there as it was typed.
 */
export function readSimulationForm(posted: FormData, latest: LatestStart | null = null) {
  if (posted.has('remove')) return { change: NO_CHANGE, submission: undefined, unread: null } as const
  const typed = knownFields(posted, SIMULATION_FIELDS)
  const submission = parseWithZod(typed, { schema: Change(latest), disableAutoCoercion: true })
  if (submission.status === 'success') return { change: submission.value, submission, unread: null } as const
  const part = fittingPart(Fields(latest), submission.payload) as Partial<Simulation>
  const isRead = Object.keys(part).length === SIMULATION_FIELDS.length
  return { change: null, submission, unread: isRead ? null : { ...submission.payload, ...part } } as const
}
