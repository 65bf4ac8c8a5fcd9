/** A whole life in, a whole estimate out. Pure but for the day: nothing is kept, and nobody is asked. */
import { lawOn } from '~/law/avs/avs-law'
import type { Day } from '~/pillars/day'
import { pillar3aFromAccounts } from '~/pillars/pillar-3a'
import type { LppAssumptionKey, PensionResult, Pillar3aAssumptionKey, Silent, TaxAssumptionKey } from '~/pillars/result'
import { AS_IT_STANDS, type Situation, situationsOf, worksUntil } from '~/pillars/synthesis/change'
import { complementaryIn } from '~/pillars/synthesis/complementary'
import type { Knowledge } from '~/pillars/synthesis/completeness'
import { type Digest, digest, notToday, type Parts, withNeed } from '~/pillars/synthesis/digest'
import type { ComplementaryHint } from '~/pillars/synthesis/need'
import { agesIn, type LifeAge } from './ages'
import { hasFund, isAboveCeiling } from './ceiling-3a'
import { changeOf } from './change'
import { pensionOf } from './facts'
import { type LifeMoment, retirementIn } from './moment'
import { LifeRefusal } from './problems'
import { type LifeRanges, rangesOf } from './ranges'
import { checkDay, checkLife } from './rules'
import { certificatesOf, type LifeLpp, type LifeStatement, lppOf, pillar3aQuestionOf, vestedOf } from './savings'
import type { Life } from './shape'
import { type LifeTax, taxOf } from './tax'

/**
 * `pension` and `ranges`: without the plan, like the first column of the digest. `ages`: with it; empty where they are not
 * asked for. `complementary`: where pensions are so low, with the plan, that a right to complementary benefits may come of
 * them; of a couple the own ones, since of the other's funds nothing is sent. `tax`: of all capital, with the plan; null: not asked for, or no capital is paid. `assumptions`: of the second and
 * third pillar, with and without the plan, and of the tax; those of the first stand in `pension`.
 */
export type LifeEstimate = {
  estimateOf: Day
  lawYear: number
  pension: PensionResult
  digest: Digest
  complementary: ComplementaryHint | null
  ages: LifeAge[]
  ranges: LifeRanges | null
  tax: LifeTax | null
  assumptions: { lpp: LppAssumptionKey[]; pillar3a: LifePillar3aAssumptionKey[]; tax: TaxAssumptionKey[] }
}

/** Pages say beside the field that more is planned than the law lets be paid. */
type LifePillar3aAssumptionKey = Pillar3aAssumptionKey | 'paymentsAboveCeiling'

/** @throws {LifeRefusal} with every field that does not agree, or what is not estimated */
export function estimateLife(life: Life, today: Day): LifeEstimate {
  const day = life.day ?? today
  const ofDay = checkDay(day, today)
  if (ofDay.length > 0) throw new LifeRefusal(ofDay)
  const problems = checkLife(life, day)
  if (problems.length > 0) throw new LifeRefusal(problems)
  const change = changeOf(life, day)
  const causes = change ? situationsOf(change) : []
  const certificates = certificatesOf({ life, day })
  const columns = columnsIn([AS_IT_STANDS, ...causes.map(({ situation }) => situation)], life, day, certificates)
  const [first, last] = [columns[0] as LifeColumn, columns.at(-1) as LifeColumn]
  const ends = change ? [first, last] : [first]
  const whole = withNeed(
    digest({
      computedOn: day,
      law: lawOn(day),
      withoutChange: first.parts,
      changes: change && causes.map(({ cause }, index) => ({ cause, parts: (columns[index + 1] as LifeColumn).parts })),
      silent: withoutFigure(first.lpp, change && last.lpp),
    }),
    life.plan?.need,
  )
  const isCouple = first.pension.partner !== null
  const taxed = taxOf({ moment: last.moment, lpp: last.lpp.result, vested: last.parts.vested })
  return {
    estimateOf: day,
    lawYear: lawOn(day).lawYear,
    pension: first.pension,
    digest: whole,
    // Who sends a whole life has left no account out.
    complementary: complementaryIn({ digest: whole, household: null, isCouple, tells3a: true }),
    ages: life.ages ? agesIn(life, day, last, (situations, one) => columnsIn(situations, one, day, certificates)) : [],
    ranges: rangesOf(first.pension, first.lpp, pillar3aQuestionOf(first.moment)),
    tax: taxed?.tax ?? null,
    assumptions: {
      lpp: [...new Set(ends.flatMap(({ parts }) => parts.lpp?.assumptions ?? []))],
      pillar3a: [
        ...new Set(ends.flatMap(({ parts }) => parts.pillar3a?.assumptions ?? [])),
        ...(isAboveCeiling(life, day) ? (['paymentsAboveCeiling'] as const) : []),
      ],
      tax: taxed?.assumptions ?? [],
    },
  }
}

/** A simulated end of work takes the place of the one that is told. */
const momentOf = (life: Life, day: Day, situation: Situation): LifeMoment => ({
  ...{ life, day },
  situation: { ...situation, stopsOn: situation.stopsOn ?? life.person.stopsOn },
})

type LifeColumn = { moment: LifeMoment; pension: PensionResult; lpp: LifeLpp; parts: Parts }

/** A share of capital and interest do not touch the first pillar, so that its pension is not computed again. */
function columnsIn(
  situations: readonly Situation[],
  life: Life,
  day: Day,
  certificates: LifeStatement[],
): LifeColumn[] {
  let before: { situation: Situation; pension: PensionResult } | null = null
  return situations.map((situation) => {
    const moment = momentOf(life, day, situation)
    const isSame = before !== null && isSameForAvs(before.situation, situation)
    const pension: PensionResult = before && isSame ? before.pension : pensionOf(moment)
    before = { situation, pension }
    const lpp = lppOf(moment, certificates)
    const parts = {
      retirementDate: retirementIn(moment),
      ...notToday(situation),
      worksUntil: worksUntil(moment.situation),
      pension,
      lpp: lpp.result,
      vested: vestedOf(moment),
      pillar3a: pillar3aFromAccounts(pillar3aQuestionOf(moment)).result,
      knowledge: { lpp: knowledgeOfLpp(life, lpp), pillar3a: 'allTold' as const },
    }
    return { moment, pension, lpp, parts }
  })
}

/** Who does not work, or is self-employed without a fund, has none. */
function knowledgeOfLpp(life: Life, { missing }: Pick<ReturnType<typeof lppOf>, 'missing'>): Knowledge {
  if (missing.length > 0) return 'someSilent'
  const { work } = life.person
  return (work === 'none' || work === 'selfEmployed') && !hasFund(life) ? 'none' : 'allTold'
}

/** What the first pillar is computed from. */
const isSameForAvs = (one: Situation, other: Situation) =>
  (['work', 'stopsOn', 'retirementDate', 'steps', 'drawing', 'paidGaps', 'partnerFrom', 'law'] as const).every(
    (name) => one[name] === other[name],
  )

/** The papers from which no figure follows, by their field, and in which column where only in one. */
function withoutFigure({ missing: before }: LifeLpp, after: LifeLpp | null): Silent[] {
  const isIn = (list: LifeLpp['missing'], field: string) => list.some((one) => one.field === field)
  const all = [...before, ...(after?.missing ?? []).filter(({ field }) => !isIn(before, field))]
  return all.map(({ field, name, reason }): Silent => {
    const silent = { party: 'pensionFund', id: field, name, reason } as const
    if (!after || (isIn(before, field) && isIn(after.missing, field))) return silent
    return { ...silent, column: isIn(before, field) ? 'withoutChange' : 'withChange' }
  })
}
