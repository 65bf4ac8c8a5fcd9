/** The synthesis, the change and the scenarios. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { CapitalUse } from '~/dossier/shape/decision'
import { SIMULATION_PROBLEM_KEYS } from '~/dossier/shape/problem-keys'
import { LawChoice, OutlookChoice, Scenario, Simulation } from '~/dossier/shape/simulation'
import { SUGGESTION_KEYS } from '~/dossier/shape/simulation-answers'
import { CAUSES } from '~/pillars/synthesis/change'
import {
  AmountRange,
  Chf,
  Complete,
  EndsBySpouse,
  FirstPayment,
  Missing,
  Monthly,
  RangeCauses,
  TotalEnds,
} from './amounts'
import { OutlookAnswer } from './outlook'
import { Step } from './pension'
import { Avs, Lpp, Pillar3a, Vested } from './pillars'

const Column = z.object({
  retirementDate: DayShape.describe('start of the AVS pension'),
  worksUntil: DayShape.optional().describe(
    'first of the month without work, where it is told apart from `retirementDate`',
  ),
  law: LawChoice.exclude(['today'])
    .optional()
    .describe('not the law of today: as if a part of it were repealed; left out: the law of today'),
  outlook: OutlookChoice.exclude(['expected'])
    .optional()
    .describe('other interest, wages and prices than expected; left out: as expected'),
  totalFrom: DayShape.nullable().describe('day from which `monthlyTotal` is paid for life; null: there is none'),
  monthlyTotal: Monthly.nullable().describe('for life, CHF a month, once every known change has happened'),
  ends: TotalEnds.optional(),
  complete: Complete,
  missing: Missing,
  first: FirstPayment.nullable().describe('what is paid at first in place of `monthlyTotal`; null: nothing else'),
  ranges: z
    .object({
      avs: AmountRange.nullable(),
      supplement: AmountRange.nullable(),
      total: AmountRange,
      causes: RangeCauses,
      spouse: EndsBySpouse.optional(),
    })
    .nullable()
    .describe(
      'where incomes are unknown or estimated and change what the AVS pays: between which amounts the pension, its supplement and the monthly total lie for life; null: that one is known; the other figures then count unknown incomes as 0, and estimated ones as expected',
    ),
  capitalTotal: Chf.nullable().describe(
    'LPP capital, vested benefits and projected 3a savings, CHF; null: none is known',
  ),
  avs: Avs.nullable(),
  lpp: Lpp.nullable(),
  vested: Vested.nullable(),
  pillar3a: Pillar3a.nullable(),
})

export const Silent = z.object({
  party: z.string(),
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  column: z
    .enum(['withoutChange', 'withChange'])
    .optional()
    .describe('the only column that lacks it; left out: both lack it'),
})

const NeedGap = z
  .object({
    paid: Chf.describe('for life, CHF a month, without the 13th pension and without capital'),
    gap: Chf.describe('missing to the need, CHF a month; below 0: paid beyond it'),
    range: AmountRange.nullable().describe('of the gap, where only a range of what is paid is known'),
    complete: Complete,
    steps: z.array(Step),
  })
  .nullable()

export const DigestAnswer = z.object({
  computedOn: DayShape,
  lawYear: z.int(),
  withoutChange: Column,
  withChange: Column.nullable(),
  differences: z
    .array(
      z.object({
        figure: z.string().describe('which figure, for example `avs.monthly`'),
        before: z.number(),
        after: z.number(),
        difference: z.number(),
        causes: z
          .array(z.object({ cause: z.enum(CAUSES), amount: z.number() }))
          .describe('their amounts add up to `difference`'),
      }),
    )
    .describe('figures that the change moves; empty without a change'),
  silent: z.array(Silent),
  outlook: OutlookAnswer,
  need: z
    .object({ amount: Chf, withoutChange: NeedGap, withChange: NeedGap })
    .optional()
    .describe('where a need was told (CHF a month): what of it the person’s own pensions leave open'),
})

export const SimulationAnswer = z.object({
  simulation: Simulation.nullable().describe('as entered; null: there is none'),
  problem: z.enum(SIMULATION_PROBLEM_KEYS).nullable().describe('why it no longer fits; null: it does'),
  suggestions: z
    .array(z.object({ key: z.enum(SUGGESTION_KEYS), simulation: Simulation }))
    .describe('ready-made simulations that are possible for this visitor'),
  work: z
    .object({
      salary: z.number().describe('gross salary as paid, CHF a year'),
      rate: z.number().nullable().describe('activity rate, percent; null: not known'),
      source: z.enum(['typed', 'funds', 'account']),
      year: z.int().nullable().describe('year of the entry in the AVS account'),
    })
    .nullable()
    .describe('today’s salary as typed, or according to the funds or the AVS account; null: nobody knows it'),
  limits: z
    .object({ earliest: DayShape, reference: DayShape, latest: DayShape })
    .nullable()
    .describe('days on which the pension can start; null: none is left'),
  partnerLimits: z
    .object({ earliest: DayShape, reference: DayShape, latest: DayShape })
    .nullable()
    .describe('days on which the partner’s pension can start; null: it is not known, or none is left'),
  latestAge: z.int().describe('age in years on the latest of these days'),
  largestCapitalShare: z
    .number()
    .nullable()
    .describe('largest share that every fund pays as capital, percent; null: no fund has answered'),
  isShareToCheck: z.boolean().describe('whether a copied certificate does not name its share, which is to be checked'),
  isWithoutFund: z
    .literal(true)
    .optional()
    .describe('the visitor has said that they have no pension fund; left out: they have one, or have not said'),
  lppEarliest: DayShape.nullable().describe(
    'first day ahead from which every pension fund can pay; null: no fund has answered',
  ),
  newSalaryFrom: DayShape.describe(
    'from when another salary would be earned; it has no effect if the pension starts by then',
  ),
  transitionGeneration: z
    .boolean()
    .describe('whether she is a woman of the transition generation, who may draw from 62 (LAVS art. 40c)'),
})

const Left = z
  .object({ low: z.number(), high: z.number() })
  .nullable()
  .describe(
    'what is left of all own capital after tax, CHF, where and as whom the visitor said on `/decide`; null: not told, or not computed for all',
  )

export const ScenariosAnswer = z.object({
  withoutChange: Column,
  left: Left,
  scenarios: z.array(
    Scenario.extend({
      problem: z.enum(SIMULATION_PROBLEM_KEYS).nullable().describe('why it no longer fits; null: it does'),
      column: Column.nullable().describe('null: it no longer fits'),
      left: Left,
    }),
  ),
  unnamed: Simulation.nullable().describe('the saved simulation, if it has no name yet; otherwise null'),
  unnamedCapital: CapitalUse.nullable().describe('what is done with its capital; null: not told'),
  silent: z.array(Silent),
})
