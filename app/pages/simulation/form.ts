/** The form of a change of situation. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { fittingPart } from '~/dossier/shape/fitting-part'
import {
  ActivityRate,
  CapitalShare,
  changesNothing,
  NO_CHANGE,
  Salary,
  type Simulation,
} from '~/dossier/shape/simulation'
import type { FormValues } from '~/ui/form/fields'
import { knownFields } from '~/ui/form/known-fields'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { readMoney } from '~/ui/form/values/money'
import { optional } from '~/ui/form/values/piece'
import { readShare } from '~/ui/form/values/rate'
import { type LatestStart, retirementDayReader } from '~/ui/form/values/retirement-day'

const Fields = (latest: LatestStart | null) =>
  z.object({
    currentSalary: optional(readMoney).pipe(Salary.nullable()),
    desiredSalary: optional(readMoney).pipe(Salary.nullable()),
    currentRate: optional(readShare).pipe(ActivityRate.nullable()),
    desiredRate: optional(readShare).pipe(ActivityRate.nullable()),
    retirementDate: optional(retirementDayReader(latest)).pipe(DayShape.nullable()),
    lppCapitalShare: optional(readShare).pipe(CapitalShare.nullable()),
  })

const Change = (latest: LatestStart | null) =>
  Fields(latest).refine((change) => !changesNothing(change), {
    error: 'nothingChanged' satisfies ProblemKey,
    path: ['retirementDate'],
  })

export const SIMULATION_FIELDS = {
  retirementDate: '',
  desiredRate: '',
  desiredSalary: '',
  currentSalary: '',
  currentRate: '',
  lppCapitalShare: '',
} as const satisfies Record<keyof Simulation, ''>
const NAMES = Object.keys(SIMULATION_FIELDS)

/** The field values, as text. */
export type SimulationFieldValues = FormValues<typeof SIMULATION_FIELDS>

/**
 * Reads a posted form. `change` is what to save. If fields could not be read, `unread` contains the others as read and
 * these as entered, which keeps it from being saved.
 */
export function readSimulationForm(posted: FormData, latest: LatestStart | null = null) {
  if (posted.has('remove')) return { change: NO_CHANGE, submission: undefined, unread: null } as const
  const typed = knownFields(posted, NAMES)
  const submission = parseWithZod(typed, { schema: Change(latest), disableAutoCoercion: true })
  if (submission.status === 'success') return { change: submission.value, submission, unread: null } as const
  const part = fittingPart(Fields(latest), submission.payload) as Partial<Simulation>
  const isRead = Object.keys(part).length === NAMES.length
  return { change: null, submission, unread: isRead ? null : { ...submission.payload, ...part } } as const
}
