/** The income over time in a link, as short as its chart allows. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { dayBefore } from '~/language/day-before'
import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import type { ColumnOutlook, IncomeStep, Outlook, SpreadCapital } from '~/pillars/synthesis/outlook'

/**
 * The most entries of each list in a link. A link has at most 16 kB of JSON (export-payload.ts), so this limits none of
 * our syntheses.
 */
export const MOST_OF_A_LINK = 100

const Francs = z.int() as unknown as z.ZodType<Franc, number>

/** From a day, at an age in months: salary, AVS and second pillar, CHF a month; null: not paid. */
const Step = z.tuple([DayShape, z.int(), Francs.nullable(), z.number().nullable(), Francs.nullable()])

/** A capital, in CHF a month over these months until 90. Its amount and its day stand in the column. */
const Spread = z.tuple([z.int(), Francs])

export const ExportedIncome = z.object({
  steps: z.array(Step).max(MOST_OF_A_LINK),
  lpp: Spread.nullable(),
  pillar3a: Spread.nullable(),
  /** Percentage of today's salary that the pensions replace for life; null if the salary is left out. */
  replaced: z.number().nullable(),
})
export type ExportedIncome = z.infer<typeof ExportedIncome>

/**
 * A real person's salary is left out: it is nobody else's business. So is the share that the pensions replace, which
 * would reveal it.
 */
export function exportedIncome({ income, replaced, spread }: ColumnOutlook, withSalary: boolean): ExportedIncome {
  const steps = withSalary ? income : withoutSalary(income)
  return {
    steps: steps.map(({ from, age, salary, avs, lpp }) => [from, 12 * age.years + age.months, salary, avs, lpp]),
    lpp: spread.lpp && [spread.lpp.months, spread.lpp.monthly],
    pillar3a: spread.pillar3a && [spread.pillar3a.months, spread.pillar3a.monthly],
    replaced: (withSalary && replaced.at(-1)?.percent) || null,
  }
}

/** Steps that are equal without the salary become one; there is none before the first pension. */
function withoutSalary(income: readonly IncomeStep[]): IncomeStep[] {
  const paid = income.filter(({ avs, lpp }) => avs !== null || lpp !== null).map((step) => ({ ...step, salary: null }))
  return paid.filter((step, index) => {
    const before = paid[index - 1]
    return !before || before.avs !== step.avs || before.lpp !== step.lpp
  })
}

type IncomeColumn = {
  income: ExportedIncome | null
  lpp: { capital: Franc; from: Day } | null
  pillar3a: { projected: Franc; projectedFrom: Day } | null
}

/** As in the synthesis, without what a link leaves out; null: the link has none. */
export function outlookIn(columns: { withoutChange: IncomeColumn; withChange: IncomeColumn | null }): Outlook | null {
  const [withoutChange, withChange] = [columns.withoutChange, columns.withChange].map(columnOutlook)
  return withoutChange ? { salary: null, withoutChange, withChange: withChange ?? null } : null
}

function columnOutlook(column: IncomeColumn | null): ColumnOutlook | null {
  if (!column?.income) return null
  const { income, lpp, pillar3a } = column
  const last = income.steps.at(-1)
  return {
    income: income.steps.map((step, index) => incomeStep(step, income.steps[index + 1])),
    replaced: income.replaced === null || !last ? [] : [{ from: last[0], percent: income.replaced }],
    lpp: null,
    pillar3a: null,
    spread: {
      lpp: lpp && spreadOf(income.lpp, lpp.capital, lpp.from),
      pillar3a: pillar3a && spreadOf(income.pillar3a, pillar3a.projected, pillar3a.projectedFrom),
    },
  }
}

/** Vested benefits as in the synthesis, in one account per day; none if the link does not give their days. */
export const vestedIn = <Of extends { paidOut: [Day, Franc][] | null }>({ paidOut, ...vested }: Of) => ({
  ...vested,
  accounts: (paidOut ?? []).map(([paydate, projected]) => ({ paydate, projected })),
})

type ExportedStep = ExportedIncome['steps'][number]

function incomeStep([from, months, salary, avs, lpp]: ExportedStep, next: ExportedStep | undefined): IncomeStep {
  return {
    from,
    to: next ? dayBefore(next[0]) : null,
    age: ageOf(months),
    untilAge: next ? ageOf(next[1]) : null,
    salary,
    avs,
    lpp,
    // In whole francs, like every monthly sum.
    total: Math.round((salary ?? 0) + (avs ?? 0) + (lpp ?? 0)) as Franc,
  }
}

const ageOf = (months: number) => ({ years: Math.floor(months / 12), months: months % 12 })

const spreadOf = (told: ExportedIncome['lpp'], capital: Franc, from: Day): SpreadCapital | null =>
  told && { capital, from, months: told[0], monthly: told[1] }
