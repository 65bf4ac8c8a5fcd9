/** How entries become a change of situation. */
import { z } from 'zod'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { isEmptySimulation, type Simulation } from '~/dossier/shape/simulation'
import { namesOf, schemaOf } from '~/ui/form/declaration/form-of'
import { knownFields } from '~/ui/form/known-fields'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { readForm } from '~/ui/form/read-form'
import { appendRows, type FormRow, postedRows, type RowList, rowsAfter } from '~/ui/form/rows'
import { DRAWING_ROWS, fieldsWith, type LatestStarts, NO_AGES, SIMULATION, STEP_ROWS } from './form'

const Fields = (latest: LatestStarts) => {
  const { partner, buyIn, pillar3a, outlook, law, ...asked } = schemaOf(fieldsWith(latest)).shape
  return z.object({
    ...asked,
    partner: partner.default({ retirementDate: null }),
    outlook: outlook.transform((chosen) => (chosen === 'expected' ? null : chosen)),
    law: law.transform((chosen) => (chosen === 'today' ? null : chosen)),
    // A day without an amount is dropped.
    buyIn: buyIn.prefault({}).transform(({ amount, on }, context) => {
      if (amount === null) return null
      if (on !== null) return { amount, on }
      context.addIssue({ code: 'custom', path: ['on'], message: 'required' satisfies ProblemKey })
      return z.NEVER
    }),
    pillar3a: pillar3a.prefault({}).transform((paid) => (paid.amount === null && paid.purchase === null ? null : paid)),
  })
}

type SimulationEntries = z.infer<ReturnType<typeof Fields>>

/** Drops empty rows, and the answer on the fund's part if there are no steps. */
const simulationOf = ({ drawing, steps, stepsDrawFund, partner, ...others }: SimulationEntries): Simulation => ({
  ...others,
  drawing: drawing.length > 0 ? drawing : null,
  steps: steps.length > 0 ? steps : null,
  stepsDrawFund: steps.length > 0 ? stepsDrawFund : null,
  partner: partner.retirementDate ? { retirementDate: partner.retirementDate } : null,
})

const Change = (latest: LatestStarts) =>
  Fields(latest).refine((typed) => !isEmptySimulation(simulationOf(typed)), {
    error: 'nothingChanged' satisfies ProblemKey,
    path: ['retirementDate'],
  })

const NAMES = namesOf(SIMULATION.fields)

/**
 * Reads a posted form. `change` is what to save. If some fields could not be read, `unread` holds the readable ones as read and
 * the others as entered; it cannot be saved.
 */
export function readSimulationForm(posted: FormData, latest: LatestStarts = NO_AGES) {
  const typed = knownFields(posted, NAMES)
  for (const rows of [DRAWING_ROWS, STEP_ROWS]) appendRows(typed, rows.list, filledRows(posted, rows))
  const submission = readForm(typed, Change(latest).transform(simulationOf))
  if (submission.status === 'success') return { change: submission.value, submission, unread: null } as const
  if (Fields(latest).safeParse(submission.payload).success) return { change: null, submission, unread: null } as const
  // The fields of a row are read one by one, so rows may lack some of them here.
  const part = fittingPart(Fields(latest), submission.payload) as SimulationEntries
  // A group with an unreadable field already has its problem, so the other field gets none.
  const fit: Partial<Simulation> = simulationOf(part)
  const unread = { ...submission.payload, buyIn: null, pillar3a: null, ...fit }
  return { change: null, submission, unread } as const
}

function filledRows<Name extends string>(posted: FormData, rows: RowList<Name>): FormRow<string>[] {
  const whole = rowsAfter(posted, rows, postedRows(posted, rows))
  return whole.filter((row) => Object.values<string>(row).some((text) => text.trim() !== ''))
}
