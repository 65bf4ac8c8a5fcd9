/** The plan of leaving early in the estimate of a whole life. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { CAPITAL_KINDS, PLAN_ASSUMPTIONS } from '~/pillars/synthesis/plan/result'
import { AmountRange, Chf, Complete } from './amounts'
import { Step } from './pension'

const Age = z.object({ years: z.int(), months: z.int() })

export const LifePhase = z
  .object({
    from: DayShape,
    to: DayShape.nullable().describe('last day; null: for life'),
    age: Age,
    sources: z
      .object({ avs: Chf, lpp: Chf, bridging: Chf, pillar3a: Chf, vested: Chf, lppCapital: Chf })
      .describe('what `monthly` comes from: pensions, and capital that is drawn month by month up to the need'),
    monthly: Chf.describe('CHF a month, without the 13th pension; at least, where the plan is not complete'),
    range: AmountRange.nullable().describe('where only a range of it is known'),
    missing: Chf.nullable().describe('CHF a month to `plan.need`; null: none is sent'),
    missingRange: AmountRange.nullable(),
    contributions: Chf.nullable().describe(
      'due to AVS, AI and APG without work, CHF a year (LAVS art. 10, RAVS art. 28); null: not known whether the spouse pays for both',
    ),
  })
  .describe('a time in which the same is paid every month')

const DrawnAccount = z.object({
  kind: z.enum(CAPITAL_KINDS),
  name: z.string().nullable(),
  from: DayShape.describe('day on which it is paid out'),
  amount: Chf,
  drawn: Chf,
  drawnBeforeAvs: Chf,
  left: Chf,
  until: DayShape.nullable().describe('first of the month from which nothing of it is drawn any more'),
})

const Deadline = z.object({
  day: DayShape,
  before: DayShape,
  kind: z.enum([
    ...(['avsRequest', 'pillar3aPayOut', 'capitalNoticeUnknown', 'capitalNotice', 'gap'] as const),
    ...(['leaving', 'nonEmployed', 'accountPayOut', 'vestedPayOut'] as const),
  ]),
  noticeMonths: z.int().optional(),
  year: z.int().optional(),
  account: z.int().optional().describe('its place in `accounts`'),
})

export const LifeLeaving = z
  .object({
    leaving: DayShape.describe('first of the month without work'),
    age: Age,
    avsStart: DayShape,
    avsFrom: z.union([z.enum(['first', 'reference']), z.int()]).nullable(),
    hole: z
      .object({
        ...{ from: DayShape, until: DayShape, months: z.int() },
        monthly: Chf.describe('in the first month that lacks something'),
        range: AmountRange.nullable(),
        total: Chf,
      })
      .nullable()
      .describe('what pensions leave open until the AVS starts, before any capital; null: nothing, or no need is sent'),
    missing: Chf.nullable().describe('CHF in all until the last pension starts, after what capital pays'),
    accounts: z.array(DrawnAccount),
    lastsUntil: Age.nullable().describe('until which age capital pays all that is missing'),
    bridgingReduction: Chf.nullable().describe(
      'CHF a month by which the fund pays less once the bridging pension ends',
    ),
    contributions: z
      .object({
        years: z.array(z.object({ year: z.int(), months: z.int(), amount: Chf })),
        total: Chf,
        isAtLeast: z.boolean(),
        isPaidBySpouse: z.boolean().describe('LAVS art. 3 al. 3'),
      })
      .nullable(),
    dates: z.array(Deadline).describe('what to do by when'),
    complete: Complete,
    assumptions: z.array(z.enum(PLAN_ASSUMPTIONS)),
    steps: z.array(Step),
  })
  .describe('a plan to leave before the reference age, as `/plan` shows it')
