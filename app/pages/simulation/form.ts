/** The form of a change of situation. */

import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { fittingPart } from '~/dossier/shape/fitting-part'
import {
  ActivityRate,
  BuyIn,
  CapitalShare,
  DrawnShare,
  LawChoice,
  MOST_DRAWINGS,
  MOST_WORK_STEPS,
  Need,
  OutlookChoice,
  Payments3a,
  Salary,
  type Simulation,
  saysNothing,
} from '~/dossier/shape/simulation'
import type { LawName, OutlookName } from '~/pillars/synthesis/change'
import type { FormShape, FormValues } from '~/ui/form/fields'
import { knownFields } from '~/ui/form/known-fields'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { readForm } from '~/ui/form/read-form'
import { appendRows, postedRows, type Row, type RowList, rowsAfter } from '~/ui/form/rows'
import { readYesNo } from '~/ui/form/values/choice-value'
import { readDay } from '~/ui/form/values/day-value'
import { readMoney } from '~/ui/form/values/money'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import { readShare } from '~/ui/form/values/rate'
import { type LatestStart, lastWorkDayReader, retirementDayReader } from '~/ui/form/values/retirement-day'
import { DRAWING_ROWS, STEP_ROWS } from './rows'

/** Without an amount the day says nothing. */
const BuyInFields = z
  .object({
    amount: optional(readMoney).pipe(BuyIn.shape.amount.nullable()),
    on: optional(readDay).pipe(BuyIn.shape.on.nullable()),
  })
  .prefault({})
  .transform(({ amount, on }, context) => {
    if (amount === null) return null
    if (on !== null) return { amount, on }
    context.addIssue({ code: 'custom', path: ['on'], message: 'required' satisfies ProblemKey })
    return z.NEVER
  })

const Payments = z
  .object({
    amount: optional(readMoney).pipe(Payments3a.shape.amount.unwrap()),
    purchase: optional(readMoney).pipe(Payments3a.shape.purchase.unwrap()),
  })
  .prefault({})
  .transform((paid) => (paid.amount === null && paid.purchase === null ? null : paid))

/** From which a typed age is counted back to a day: of the visitor, and of the partner; null: ages cannot be read. */
export type LatestStarts = { own: LatestStart | null; partner: LatestStart | null }
const NO_AGES: LatestStarts = { own: null, partner: null }

const Fields = ({ own: latest, partner }: LatestStarts) =>
  z.object({
    currentSalary: optional(readMoney).pipe(Salary.nullable()),
    desiredSalary: optional(readMoney).pipe(Salary.nullable()),
    currentRate: optional(readShare).pipe(ActivityRate.nullable()),
    desiredRate: optional(readShare).pipe(ActivityRate.nullable()),
    retirementDate: optional(retirementDayReader(latest)).pipe(DayShape.nullable()),
    stopsOn: optional(lastWorkDayReader(latest)).pipe(DayShape.nullable()),
    lppFrom: optional(retirementDayReader(latest)).pipe(DayShape.nullable()),
    lppCapitalShare: optional(readShare).pipe(CapitalShare.nullable()),
    drawing: z
      .array(
        z.object({
          from: required(retirementDayReader(latest)).pipe(DayShape),
          share: required(readShare).pipe(DrawnShare),
        }),
      )
      .max(MOST_DRAWINGS, { error: 'tooManyRows' })
      .default([]),
    steps: z
      .array(
        z.object({
          on: required(retirementDayReader(latest)).pipe(DayShape),
          rate: required(readShare).pipe(ActivityRate),
        }),
      )
      .max(MOST_WORK_STEPS, { error: 'tooManyRows' })
      .default([]),
    stepsDrawFund: optional(asTyped).transform((typed) => typed !== null || null),
    partner: z.object({ retirementDate: optional(retirementDayReader(partner)).pipe(DayShape.nullable()) }).default({
      retirementDate: null,
    }),
    outlook: optional(asTyped).pipe(OutlookChoice.nullable()).transform(asNull<OutlookName>('expected')),
    law: optional(asTyped).pipe(LawChoice.nullable()).transform(asNull<LawName>('today')),
    need: optional(readMoney).pipe(Need.nullable()),
    buyIn: BuyInFields,
    pillar3a: Payments,
    // A box that is not ticked is not posted.
    paysGaps: optional(readYesNo).transform((pays) => pays || null),
  })

/** What is as it stands is no change. */
const asNull =
  <Choice extends string>(usual: Choice) =>
  (chosen: Choice | null): Choice | null =>
    chosen === usual ? null : chosen

type TypedFields = z.infer<ReturnType<typeof Fields>>

/** Empty rows say nothing, and the fund pays no part where there is no step. */
const simulationOf = ({ drawing, steps, stepsDrawFund, partner, ...others }: TypedFields): Simulation => ({
  ...others,
  drawing: drawing.length > 0 ? drawing : null,
  steps: steps.length > 0 ? steps : null,
  stepsDrawFund: steps.length > 0 ? stepsDrawFund : null,
  partner: partner.retirementDate ? { retirementDate: partner.retirementDate } : null,
})

const Change = (latest: LatestStarts) =>
  Fields(latest).refine((typed) => !saysNothing(simulationOf(typed)), {
    error: 'nothingChanged' satisfies ProblemKey,
    path: ['retirementDate'],
  })

export const SIMULATION_FIELDS = {
  retirementDate: '',
  stopsOn: '',
  lppFrom: '',
  desiredRate: '',
  desiredSalary: '',
  currentSalary: '',
  currentRate: '',
  lppCapitalShare: '',
  outlook: '',
  law: '',
  need: '',
  drawing: [{ from: '', share: '' }],
  steps: [{ on: '', rate: '' }],
  stepsDrawFund: '',
  partner: { retirementDate: '' },
  buyIn: { amount: '', on: '' },
  pillar3a: { amount: '', purchase: '' },
  paysGaps: '',
} as const satisfies FormShape & Record<keyof Simulation, unknown>

/** Fields of one value each; those of a group by their whole name. */
const NAMES = [
  ...Object.entries(SIMULATION_FIELDS).flatMap(([name, kind]) => (kind === '' ? [name] : [])),
  'partner.retirementDate',
  'buyIn.amount',
  'buyIn.on',
  'pillar3a.amount',
  'pillar3a.purchase',
]

/** The field values, as text. */
export type SimulationFieldValues = FormValues<typeof SIMULATION_FIELDS>

/**
 * Reads a posted form. `change` is what to save. If fields could not be read, `unread` contains the others as read and
 * these as entered, which keeps it from being saved.
 */
export function readSimulationForm(posted: FormData, latest: LatestStarts = NO_AGES) {
  const typed = knownFields(posted, NAMES)
  for (const rows of [DRAWING_ROWS, STEP_ROWS]) appendRows(typed, rows.list, filledRows(posted, rows))
  const submission = readForm(typed, Change(latest).transform(simulationOf))
  if (submission.status === 'success') return { change: submission.value, submission, unread: null } as const
  if (Fields(latest).safeParse(submission.payload).success) return { change: null, submission, unread: null } as const
  // Each field of the rows is read by itself, so that rows may lack one here.
  const part = fittingPart(Fields(latest), submission.payload) as TypedFields
  // A group of which one field cannot be read has its problem already: the other is not at fault.
  const fit: Partial<Simulation> = simulationOf(part)
  const unread = { ...submission.payload, buyIn: null, pillar3a: null, ...fit }
  return { change: null, submission, unread } as const
}

function filledRows<Name extends string>(posted: FormData, rows: RowList<Name>): Row<string>[] {
  const whole = rowsAfter(posted, rows, postedRows(posted, rows))
  return whole.filter((row) => Object.values<string>(row).some((text) => text.trim() !== ''))
}
