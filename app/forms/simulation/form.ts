/** What can be changed in a simulation. */
import { DayShape } from '~/dossier/shape/day-shape'
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
} from '~/dossier/shape/simulation'
import { formOf, rowListOf } from '~/ui/form/declaration/form-of'
import { choice, day, field, group, list, money, share } from '~/ui/form/declaration/kinds'
import type { Asks } from '~/ui/form/declaration/spec'
import { readYesNo } from '~/ui/form/values/choice-value'
import { asTyped, optional } from '~/ui/form/values/piece'
import { type LatestStart, lastWorkDayReader, retirementDayReader } from '~/ui/form/values/retirement-day'

/** The dates from which a typed age is counted back to a day, for the visitor and the partner; null: ages cannot be read. */
export type LatestStarts = { own: LatestStart | null; partner: LatestStart | null }
export const NO_AGES: LatestStarts = { own: null, partner: null }

const AMOUNT = "85'000"
const FIRST_DAY = '01.06.2036'

const work = {
  currentSalary: money(Salary.nullable(), {
    label: 'simulation.currentSalary',
    hint: 'simulation.salaryHint',
    example: AMOUNT,
  }),
  desiredSalary: money(Salary.nullable(), {
    label: 'simulation.desiredSalary',
    hint: 'simulation.desiredSalaryHint',
    example: AMOUNT,
  }),
  currentRate: share(ActivityRate.nullable(), {
    label: 'simulation.currentRate',
    hint: 'simulation.currentRateHint',
    example: '80',
  }),
  desiredRate: share(ActivityRate.nullable(), {
    label: 'simulation.desiredRate',
    hint: 'simulation.desiredRateHint',
    example: '80',
  }),
}

const steps = (latest: LatestStart | null) => ({
  steps: list({
    label: 'simulation.steps.title',
    most: MOST_WORK_STEPS,
    tooMany: 'tooManyRows',
    fields: {
      on: day(
        DayShape,
        { label: 'simulation.steps.on', example: FIRST_DAY, isRequired: false },
        retirementDayReader(latest),
      ),
      rate: share(ActivityRate, { label: 'simulation.steps.rate', example: '60', isRequired: false }),
    },
  }),
  stepsDrawFund: field<true | null>({
    kind: 'box',
    schema: optional(asTyped).transform((typed) => (typed === null ? null : true)),
    label: 'simulation.steps.drawFund',
    write: () => 'on',
  }),
})

const days = ({ own, partner }: LatestStarts) => ({
  retirementDate: day(
    DayShape.nullable(),
    { label: 'simulation.retirementDate', example: FIRST_DAY },
    retirementDayReader(own),
  ),
  stopsOn: day(
    DayShape.nullable(),
    { label: 'simulation.stopsOn', hint: 'simulation.stopsOnHint', example: '31.05.2031' },
    lastWorkDayReader(own),
  ),
  lppFrom: day(DayShape.nullable(), { label: 'simulation.lppFrom', example: '01.06.2031' }, retirementDayReader(own)),
  drawing: list({
    label: 'simulation.drawing.title',
    most: MOST_DRAWINGS,
    tooMany: 'tooManyRows',
    fields: {
      from: day(
        DayShape,
        { label: 'simulation.drawing.from', example: FIRST_DAY, isRequired: false },
        retirementDayReader(own),
      ),
      share: share(DrawnShare, { label: 'simulation.drawing.share', example: '40', isRequired: false }),
    },
  }),
  partner: group({
    retirementDate: day(
      DayShape.nullable(),
      { label: 'simulation.partnersDay.label', example: FIRST_DAY },
      retirementDayReader(partner),
    ),
  }),
})

const paid = {
  lppCapitalShare: share(CapitalShare.nullable(), { label: 'simulation.lppCapitalShare', example: '25' }),
  buyIn: group({
    amount: money(BuyIn.shape.amount.nullable(), { label: 'simulation.buyIn.amount', example: "20'000" }),
    on: day(BuyIn.shape.on.nullable(), {
      label: 'simulation.buyIn.on',
      hint: 'simulation.buyIn.onHint',
      example: '31.12.2026',
    }),
  }),
  pillar3a: group({
    amount: money(Payments3a.shape.amount.unwrap(), { label: 'simulation.pillar3a.amount', example: "7'000" }),
    purchase: money(Payments3a.shape.purchase.unwrap(), { label: 'simulation.pillar3a.purchase', example: "3'600" }),
  }),
  // An unticked checkbox is not posted.
  paysGaps: field<true | null>({
    kind: 'box',
    schema: optional(readYesNo).transform((pays) => pays || null),
    label: 'simulation.gaps',
    write: () => 'on',
  }),
  need: money(Need.nullable(), { label: 'simulation.need', hint: 'simulation.needHint', example: "4'500" }),
}

const outlook = {
  outlook: choice(OutlookChoice.nullable(), {
    label: 'simulation.outlook',
    hint: 'notToday.outlookLimits',
    choices: {
      low: 'notToday.outlookName.low',
      expected: 'notToday.outlookName.expected',
      high: 'notToday.outlookName.high',
    },
    hints: {
      low: 'notToday.outlookText.low',
      expected: 'notToday.outlookText.expected',
      high: 'notToday.outlookText.high',
    },
    usual: 'expected',
  }),
  law: choice(LawChoice.nullable(), {
    label: 'simulation.law',
    choices: {
      today: 'notToday.law.today',
      without13th: 'notToday.law.without13th',
      withoutCap: 'notToday.law.withoutCap',
    },
    hints: {
      today: 'notToday.lawText.today',
      without13th: 'notToday.lawText.without13th',
      withoutCap: 'notToday.lawText.withoutCap',
    },
    usual: 'today',
  }),
}

/** The day that a typed age stands for depends on the visitor. */
export const fieldsWith = (latest: LatestStarts) =>
  ({ ...work, ...steps(latest.own), ...days(latest), ...paid, ...outlook }) satisfies Asks<Simulation>

export const SIMULATION = formOf(fieldsWith(NO_AGES))

/** The page always shows the same number of rows, empty ones included. */
export const DRAWING_ROWS = rowListOf('drawing', SIMULATION.fields.drawing)
export const STEP_ROWS = rowListOf('steps', SIMULATION.fields.steps)
