/** The change of situation that a visitor tries out, and the scenarios that they keep. */
import { z } from 'zod'
import type { LawName, OutlookName } from '~/pillars/synthesis/change'
import { DayShape } from './day-shape'
import { CapitalUse, Decision } from './decision'
import { Place } from './place'

/** Gross, CHF a year as paid at the activity rate, in whole centimes; it is a divisor later, so at least one. */
export const Salary = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(10_000_000, { error: 'salaryTooLarge' })
  .refine((amount) => amount === Math.round(amount * 100) / 100, { error: 'amountForm' })

/** Percent of full employment. */
export const ActivityRate = z
  .number({ error: 'rateForm' })
  .min(1, { error: 'activityRateRange' })
  .max(100, { error: 'activityRateRange' })

/** The share of the second pillar's savings drawn as capital, percent. */
export const CapitalShare = z
  .number({ error: 'rateForm' })
  .min(0, { error: 'capitalShareRange' })
  .max(100, { error: 'capitalShareRange' })

/** The share of the AVS pension that is drawn, percent: 20 to 80, or all of it (LAVS art. 39 al. 1, art. 40 al. 1). */
export const DrawnShare = z
  .number({ error: 'rateForm' })
  .refine((share) => share === 100 || (share >= 20 && share <= 80), { error: 'drawingShareRange' })

/** The shares of the AVS pension drawn from each day on, percent in total; in order of time. */
export const MOST_DRAWINGS = 3
export const Drawing = z
  .array(z.strictObject({ from: DayShape, share: DrawnShare }))
  .min(1, { error: 'invalid' })
  .max(MOST_DRAWINGS, { error: 'tooManyRows' })

/** The activity rate from each day on; in order of time. */
export const MOST_WORK_STEPS = 3
export const WorkSteps = z
  .array(z.strictObject({ on: DayShape, rate: ActivityRate }))
  .min(1, { error: 'invalid' })
  .max(MOST_WORK_STEPS, { error: 'tooManyRows' })

/** The start of the partner's AVS pension. */
export const PartnersDay = z.strictObject({ retirementDate: DayShape })
/** The income that somebody needs, CHF a month, in whole centimes. */
export const Need = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(100_000_000, { error: 'amountTooLarge' })
  .refine((amount) => amount === Math.round(amount * 100) / 100, { error: 'amountForm' })

/** Net wealth without savings of the second pillar and 3a, CHF, in whole centimes; of a couple both together. */
export const Wealth = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(1_000_000_000, { error: 'amountTooLarge' })
  .refine((amount) => amount === Math.round(amount * 100) / 100, { error: 'amountForm' })

const OUTLOOKS = ['low', 'expected', 'high'] as const satisfies readonly OutlookName[]
const LAWS = ['today', 'without13th', 'withoutCap'] as const satisfies readonly LawName[]

/** How interest, wages and prices may develop. */
export const OutlookChoice = z.enum(OUTLOOKS, { error: 'invalid' })
/** Today's law, or that law with a part repealed. */
export const LawChoice = z.enum(LAWS, { error: 'invalid' })
/** CHF, in whole centimes. */
const PaidIn = z
  .number({ error: 'amountForm' })
  .gt(0, { error: 'amountNotPositive' })
  .max(20_000_000, { error: 'savingsTooLarge' })
  .refine((amount) => amount === Math.round(amount * 100) / 100, { error: 'amountForm' })

/** CHF paid once to a pension fund beyond its contributions, and when. */
export const BuyIn = z.strictObject({ amount: PaidIn, on: DayShape })

/** `amount`: CHF paid in a year from now on; `purchase`: CHF paid once this year for years in which less was paid. */
export const Payments3a = z
  .strictObject({
    amount: z
      .number({ error: 'amountForm' })
      .min(0, { error: 'amountNegative' })
      .max(20_000_000, { error: 'savingsTooLarge' })
      .nullable()
      .default(null),
    purchase: PaidIn.nullable().default(null),
  })
  .refine(({ amount, purchase }) => amount !== null || purchase !== null, { error: 'required' })

/** The marginal tax rate as the visitor knows it, percent. No higher one is levied in Switzerland. */
export const MarginalRate = z
  .number({ error: 'rateForm' })
  .min(0, { error: 'marginalRateRange' })
  .max(60, { error: 'marginalRateRange' })

/** The query of the digest; whatever is left out stays as it is. */
export const DigestQuery = z.object({
  currentSalary: Salary.optional(),
  desiredSalary: Salary.optional(),
  currentRate: ActivityRate.optional(),
  desiredRate: ActivityRate.optional(),
  /** Any day; the pensions start on the first of a month on or after it. */
  retirementDate: DayShape.optional(),
  /** The last day of work. */
  stopsOn: DayShape.optional(),
  /** Any day; the pension funds pay from the first of a month on or after it. */
  lppFrom: DayShape.optional(),
  lppCapitalShare: CapitalShare.optional(),
  drawing: Drawing.optional(),
  steps: WorkSteps.optional(),
  /** Whether the fund pays a part of the benefit at each step. */
  stepsDrawFund: z.boolean({ error: 'invalid' }).optional(),
  partner: PartnersDay.optional(),
  outlook: OutlookChoice.optional(),
  law: LawChoice.optional(),
  /** Changes no figure: the income is only compared with it. */
  need: Need.optional(),
  buyIn: BuyIn.optional(),
  pillar3a: Payments3a.optional(),
  paysGaps: z.boolean().optional(),
})
export type DigestQuery = z.infer<typeof DigestQuery>

/**
 * One or more of the three choices under the amount; one that is left out stays as it is. `retirementDate`: any day from which
 * no work is done.
 */
export type Played = Partial<Pick<DigestQuery, 'retirementDate' | 'lppCapitalShare' | 'desiredRate'>>

/** A change of situation as typed by the visitor; null: not typed. */
export const Simulation = z.strictObject({
  currentSalary: Salary.nullable().default(null),
  desiredSalary: Salary.nullable().default(null),
  currentRate: ActivityRate.nullable().default(null),
  desiredRate: ActivityRate.nullable().default(null),
  retirementDate: DayShape.nullable().default(null),
  stopsOn: DayShape.nullable().default(null),
  lppFrom: DayShape.nullable().default(null),
  lppCapitalShare: CapitalShare.nullable().default(null),
  drawing: Drawing.nullable().default(null),
  steps: WorkSteps.nullable().default(null),
  stepsDrawFund: z.boolean({ error: 'invalid' }).nullable().default(null),
  partner: PartnersDay.nullable().default(null),
  buyIn: BuyIn.nullable().default(null),
  pillar3a: Payments3a.nullable().default(null),
  /** Whether the missing AVS years that can still be paid are paid. */
  paysGaps: z.boolean({ error: 'invalid' }).nullable().default(null),
  outlook: OutlookChoice.nullable().default(null),
  law: LawChoice.nullable().default(null),
  need: Need.nullable().default(null),
})
export type Simulation = z.infer<typeof Simulation>

/**
 * Some values are no change: today's salary by itself, a share of 0, whatever is already so, and a need, which changes
 * no figure.
 */
export const changesNothing = ({ lppCapitalShare, outlook, law, ...simulation }: Simulation): boolean =>
  !lppCapitalShare &&
  (outlook ?? 'expected') === 'expected' &&
  (law ?? 'today') === 'today' &&
  CHANGES.every((name) => simulation[name] === null || simulation[name] === false)

const CHANGES = [
  'desiredSalary',
  'desiredRate',
  'retirementDate',
  'stopsOn',
  'lppFrom',
  'drawing',
  'steps',
  'partner',
  'buyIn',
  'pillar3a',
  'paysGaps',
] as const

/** The three choices under the amount, and the days that leaving early takes, none of them made. */
export const NO_CHOICE = {
  retirementDate: null,
  stopsOn: null,
  lppFrom: null,
  lppCapitalShare: null,
  desiredRate: null,
} as const satisfies Partial<Simulation>

/** Whether it changes more than those choices, which stand on the buttons already. */
export const changesMore = (simulation: Simulation): boolean => !changesNothing({ ...simulation, ...NO_CHOICE })

/** Whether it is empty, so that nothing has to be kept. */
export const isEmptySimulation = (simulation: Simulation): boolean =>
  changesNothing(simulation) && simulation.need === null

export const NO_CHANGE: Simulation = {
  currentSalary: null,
  desiredSalary: null,
  currentRate: null,
  desiredRate: null,
  retirementDate: null,
  stopsOn: null,
  lppFrom: null,
  lppCapitalShare: null,
  drawing: null,
  steps: null,
  stepsDrawFund: null,
  partner: null,
  buyIn: null,
  pillar3a: null,
  paysGaps: null,
  outlook: null,
  law: null,
  need: null,
}

/** The change with another share in capital, percent; null: nothing remains of it. */
export function withShare(simulation: Simulation | null, lppCapitalShare: number | null): Simulation | null {
  const changed = { ...(simulation ?? NO_CHANGE), lppCapitalShare }
  return isEmptySimulation(changed) ? null : changed
}

/** A decision with what its form asks besides: the share in capital, stored with the change, and the home, with the place. */
export const DecisionForm = z.strictObject({
  lppCapitalShare: Simulation.shape.lppCapitalShare,
  canton: Place.shape.canton,
  municipality: Place.shape.municipality,
  ...Decision.shape,
})
export type DecisionForm = z.infer<typeof DecisionForm>

export const MOST_SCENARIOS = 5

/** Control characters, those without width, and those that change the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/**
 * A simulation that the visitor kept under a name, with the decision about its capital. Place and status for taxes
 * belong to the visitor: they are entered once for all scenarios.
 */
export const Scenario = z.object({
  id: z.int().min(1),
  name: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(60, { error: 'nameTooLong', abort: true })
    .refine((name) => !UNSEEN.test(name), { error: 'invalid' }),
  simulation: Simulation,
  /** null: nothing is given. */
  capital: CapitalUse.nullable().default(null),
})
export type Scenario = z.infer<typeof Scenario>
