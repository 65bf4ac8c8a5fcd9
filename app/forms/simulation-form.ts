/** The form of a change of situation. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { ActivityRate, CapitalShare, changesNothing, NO_CHANGE, Salary, type Simulation } from '~/dossier/simulation'
import { optionalDay } from './day'
import { knownFields } from './known-fields'
import { readMoney } from './money'
import { optional } from './piece'
import type { ProblemKey } from './problem-keys'
import { readRate } from './rate'

const Change = z
  .object({
    currentSalary: optional(readMoney).pipe(Salary.nullable()),
    desiredSalary: optional(readMoney).pipe(Salary.nullable()),
    currentRate: optional(readRate).pipe(ActivityRate.nullable()),
    desiredRate: optional(readRate).pipe(ActivityRate.nullable()),
    retirementDate: optionalDay,
    lppCapitalShare: optional(readRate).pipe(CapitalShare.nullable()),
  })
  .refine((change) => !changesNothing(change), {
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

/** Reads a posted form; `change` is what is to be saved. */
export function readSimulationForm(posted: FormData) {
  if (posted.has('remove')) return { change: NO_CHANGE, submission: undefined } as const
  const submission = parseWithZod(knownFields(posted, SIMULATION_FIELDS), { schema: Change, disableAutoCoercion: true })
  return submission.status === 'success'
    ? ({ change: submission.value, submission } as const)
    : ({ change: null, submission } as const)
}
