/** The form of a change of situation. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { requiredDay } from './day'
import { knownFields } from './known-fields'

const Change = z.object({ retirementDate: requiredDay })
const FIELDS = Object.keys(Change.shape)

/** The fields of the form, as texts. */
export type SimulationTyped = { retirementDate?: string }

/** Reads a posted form; `change` is what is to be saved. */
export function readSimulationForm(posted: FormData) {
  if (posted.has('remove')) return { change: { retirementDate: null }, submission: undefined } as const
  const submission = parseWithZod(knownFields(posted, FIELDS), { schema: Change, disableAutoCoercion: true })
  return submission.status === 'success'
    ? ({ change: submission.value, submission } as const)
    : ({ change: null, submission } as const)
}
