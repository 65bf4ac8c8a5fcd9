/** Makes a whole estimate from a whole life, by the same case and the same answers as pages. */
import { lawOn } from '~/law/avs/avs-law'
import type { PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import type { Pillar3aAssumptionKey } from '~/pillars/pillar-3a/result'
import { AS_IT_STANDS } from '~/pillars/synthesis/change'
import { complementaryIn } from '~/pillars/synthesis/complementary'
import { type Digest, withNeed } from '~/pillars/synthesis/digest'
import type { ComplementaryHint } from '~/pillars/synthesis/need'
import type { NetAssumptionKey } from '~/pillars/synthesis/net'
import type { TaxAssumptionKey } from '~/pillars/tax/result'
import { caseFromLife } from '../../case/life/from-life'
import type { Life } from '../../case/life/shape'
import { pensionIn, pensionWith } from '../../case/pension'
import { pillar3aQuestion } from '../../case/pillar-3a/pillar-3a-question'
import { changeOf } from '../../case/rules/change'
import { agesIn } from '../ages'
import { digestWithParts, savingsAssumptionsIn } from '../digest'
import { planIn } from '../plan/plan'
import { stopOf } from '../stop/stop'
import { type LifeAge, lifeAge } from './ages'
import { answerLife, plannedQuery } from './answer-life'
import { isAboveCeiling } from './ceiling-3a'
import { incomeTaxOf } from './income-tax'
import { type LifeLeaving, type LifePhase, lifeLeaving, lifePhases } from './plan'
import { type LifeRanges, rangesOf } from './ranges'
import { type LifeStop, lifeStop } from './stop'
import { capitalTaxOf, type LifeTax } from './tax'

/**
 * `pension` and `ranges`: without the plan, like the first column of the digest. `ages`: with the plan; empty if not asked
 * for. `stop`: when pensions reach the need of the plan; null: none is sent. `phases`, `leaving`: of a plan to leave before
 * the reference age; else empty and null. `complementary`: set if pensions with the plan are so low that complementary
 * benefits may be due; for a couple only
 * the person's own pensions count, since nothing is sent about the other's funds. `tax`: on all capital and on
 * the pensions, with the plan; null: not asked for. `assumptions`: those of the second and third pillar, with and without the
 * plan, and of both taxes; `pension` has those of the first.
 */
export type LifeEstimate = {
  estimateOf: Day
  lawYear: number
  pension: PensionResult
  digest: Digest
  complementary: ComplementaryHint | null
  ages: LifeAge[]
  stop: LifeStop | null
  phases: LifePhase[]
  leaving: LifeLeaving | null
  ranges: LifeRanges | null
  tax: LifeTax | null
  assumptions: {
    lpp: LppAssumptionKey[]
    pillar3a: LifePillar3aAssumptionKey[]
    tax: TaxAssumptionKey[]
    incomeTax: NetAssumptionKey[]
  }
}

/** Pages show beside the field that the planned payments exceed the ceiling. */
type LifePillar3aAssumptionKey = Pillar3aAssumptionKey | 'paymentsAboveCeiling'

/** @throws {LifeRefusal} with every inconsistent field, or with what is not estimated */
export const estimateLife = (life: Life, today: Day): LifeEstimate => answerLife(life, today, estimateOf)

function estimateOf(life: Life, day: Day): LifeEstimate {
  const known = caseFromLife(life, day)
  const query = plannedQuery(known, life)
  const change = changeOf(known, query)
  const { first, last, ...made } = digestWithParts(known, change)
  const digest = withNeed(made.digest, life.plan?.need)
  const need = life.plan?.need ?? null
  const stop = need === null ? null : stopOf(known, { query, change, need, avsFrom: life.plan?.avsFrom ?? 'first' })
  const pension = pensionIn(known)
  const onCapital = capitalTaxOf(life, last)
  const onIncome = incomeTaxOf(life, {
    ...{ day, column: digest.withChange ?? digest.withoutChange, pension: pensionWith(known, change) },
  })
  const plan = planIn(known, query, { wealth: life.plan?.wealth ?? null, household: null })
  const assumed = savingsAssumptionsIn([first.parts, last.parts])
  return {
    estimateOf: day,
    lawYear: lawOn(day).lawYear,
    pension,
    digest,
    // A life that is sent is complete: no account is missing.
    complementary: complementaryIn({ digest, household: null, isCouple: pension.partner !== null, tells3a: true }),
    ages: life.ages ? agesIn(known, { query, change, avsFrom: life.plan?.avsFrom ?? 'first' }).map(lifeAge) : [],
    stop: stop && lifeStop(stop),
    phases: lifePhases(plan),
    leaving: plan && lifeLeaving(plan),
    ranges: rangesOf(pension, first.lpp, pillar3aQuestion(known, AS_IT_STANDS)),
    tax: onIncome && { ...onCapital?.tax, income: onIncome.income },
    assumptions: {
      lpp: assumed.lpp,
      pillar3a: [...assumed.pillar3a, ...(isAboveCeiling(life, known) ? (['paymentsAboveCeiling'] as const) : [])],
      tax: onCapital?.assumptions ?? [],
      incomeTax: onIncome?.assumptions ?? [],
    },
  }
}
