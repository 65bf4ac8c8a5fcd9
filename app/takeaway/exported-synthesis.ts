/**
 * The part of a synthesis that a link contains: figures and days of both columns, nothing else. The schema is the
 * whitelist: fields it does not name are dropped, such as what somebody needs to live on, which may reveal their pay.
 * Days are `YYYY-MM-DD`, amounts in CHF, `monthly` in CHF a month.
 */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { LawChoice, OutlookChoice, Simulation } from '~/dossier/shape/simulation'
import { lackOf } from '~/language/at-least'
import type { RangeCause } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { Sureness } from '~/pillars/lpp/result'
import type { Chf, Franc } from '~/pillars/money'
import type { ColumnName, Pillar } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Net } from '~/pillars/synthesis/net'
import type { Column } from '~/pillars/synthesis/result'
import { ExportedDecision, withoutCanton } from './exported-decision'
import { ExportedIncome, exportedIncome, MOST_OF_A_LINK } from './exported-income'
import { ExportedNet, exportedNet } from './exported-net'

const Francs = z.int() as unknown as z.ZodType<Franc, number>
const Rappen = z.number() as unknown as z.ZodType<Chf, number>
const PILLARS = ['avs', 'lpp', 'pillar3a'] as const satisfies Pillar[]
const SURENESS = ['printed', 'computed', 'floor'] as const satisfies Sureness[]
const COLUMNS = ['withoutChange', 'withChange'] as const satisfies ColumnName[]

const FirstPayment = z.object({ monthly: Francs, from: DayShape, to: DayShape })

export const ExportedAvs = z.object({
  monthly: Francs,
  supplement: z.number(),
  from: DayShape,
  to: z.null(),
  first: FirstPayment.nullable(),
  earlier: z.array(FirstPayment.extend({ endedBy: z.enum(['partner', 'referenceAge', 'other']) })).max(MOST_OF_A_LINK),
  thirteenth: Francs,
})

/** Without the funds, since they reveal the employer. */
const AmountRange = z.object({ low: z.number(), high: z.number() })

/** Older links do not say how sure it is: their figures are shown as they were. */
const Lpp = z.object({
  monthly: Francs,
  sureness: z.enum(SURENESS).default('printed'),
  range: AmountRange.nullable().default(null),
  capital: Francs,
  capitalAtRetirement: Francs,
  from: DayShape,
  changes: z
    .array(z.object({ from: DayShape, monthly: Francs }))
    .max(MOST_OF_A_LINK)
    .optional(),
  bridging: z.object({ monthly: Francs, from: DayShape, until: DayShape, reduction: Francs }).optional(),
})

/** Without the accounts, which the person has named: only what is paid out on each day in all, for the chart. */
const Vested = z.object({
  current: Rappen,
  projected: Francs,
  /** null: an older link, whose chart lacks it. */
  paidOut: z
    .array(z.tuple([DayShape, Francs]))
    .max(MOST_OF_A_LINK)
    .nullable()
    .default(null),
})

/** Without the accounts, since they name the bank. */
const Pillar3a = z.object({
  current: Rappen,
  monthlyPayment: Francs,
  paymentsUntil: DayShape,
  projected: Francs,
  projectedFrom: DayShape,
})

const CAUSES_OF_RANGES = [
  'fewFigures',
  'spouseFewFigures',
  'forecastWithoutIncomes',
  'spouseIncomesUnknown',
  'spouseIncomesByLetter',
] as const satisfies readonly RangeCause[]

export const ExportedColumn = z.object({
  retirementDate: DayShape,
  worksUntil: DayShape.optional(),
  /** Left out: today's law, and interest as announced. */
  law: LawChoice.exclude(['today']).optional(),
  outlook: OutlookChoice.exclude(['expected']).optional(),
  totalFrom: DayShape.nullable(),
  monthlyTotal: Francs.nullable(),
  /** Between which amounts it lies; left out: it is one amount, or an older link. */
  ends: AmountRange.optional(),
  /** What the totals lack; null: an older link, whose pillars and silent parties tell. */
  missing: z.array(z.enum(PILLARS)).max(PILLARS.length).nullable().default(null),
  first: FirstPayment.nullable(),
  /** Older links have no ranges, or none of the supplement; in all of them a spouse's incomes were the reason. */
  ranges: z
    .object({
      avs: AmountRange.nullable(),
      supplement: AmountRange.nullable().default(null),
      total: AmountRange,
      causes: z.array(z.enum(CAUSES_OF_RANGES)).max(MOST_OF_A_LINK).default(['spouseIncomesUnknown']),
    })
    .nullable()
    .default(null),
  capitalTotal: Francs.nullable(),
  avs: ExportedAvs.nullable(),
  lpp: Lpp.nullable(),
  /** Links from before vested benefits were computed have none. */
  vested: Vested.nullable().default(null),
  pillar3a: Pillar3a.nullable(),
  /** The data of the chart; null: there is nothing to draw. */
  income: ExportedIncome.nullable(),
  /** Left out: no place was given, it is not told, or an older link. */
  net: ExportedNet.optional(),
})

type ExportedColumn = z.infer<typeof ExportedColumn>

/**
 * What the second column changes. Percent; null: unchanged. Of another salary only that there is one, not how much it
 * is.
 */
const Change = z.object({
  rate: z.number().nullable(),
  retirementDate: DayShape.nullable(),
  /** Older links do not have these days. */
  stopsOn: DayShape.nullable().default(null),
  lppFrom: DayShape.nullable().default(null),
  capitalShare: z.number().nullable(),
  isOtherSalary: z.boolean(),
  /** Older links have no shares and steps. */
  drawing: Simulation.shape.drawing,
  steps: Simulation.shape.steps,
  stepsDrawFund: Simulation.shape.stepsDrawFund,
  /** The day is the partner's, and left out. */
  isOtherPartnersDay: z.boolean().default(false),
  /** What is paid in, without amounts. */
  paidIn: z
    .array(z.enum(['paidGaps', 'buyIn', 'pillar3a']))
    .max(MOST_OF_A_LINK)
    .default([]),
})

/** The kinds of silent parties, for one column or both; without names and reasons. */
const SilentKind = z.object({
  party: z.enum(['register', 'pensionFund', 'entity']),
  column: z.enum(COLUMNS).optional(),
})

export const ExportedSynthesis = z.object({
  computedOn: DayShape,
  lawYear: z.int(),
  withoutChange: ExportedColumn,
  withChange: ExportedColumn.nullable(),
  change: Change.nullable(),
  silent: z.array(SilentKind).max(MOST_OF_A_LINK),
  /** Older links have none. */
  decision: ExportedDecision.nullable().default(null),
  /** The pillars that the person says they do not have. */
  none: z.object({ lpp: z.boolean(), pillar3a: z.boolean() }),
  /** Only in worked examples, which are about fictional persons. */
  firstName: z.string().nullable(),
})
export type ExportedSynthesis = z.infer<typeof ExportedSynthesis>

type SynthesisToExport = {
  digest: Digest
  /** What `digest.withChange` changes. */
  simulation?: Simulation | null
  decision?: ExportedDecision | null
  /** What is left after tax in each column; null: no place is given. */
  net?: Record<ColumnName, Net | null> | null
  none: ExportedSynthesis['none']
  firstName?: string
}

/** Extracts the part of a synthesis that a link contains. */
export function exportedSynthesis({
  digest,
  simulation,
  decision,
  net,
  none,
  firstName,
}: SynthesisToExport): ExportedSynthesis {
  const { withoutChange, withChange, outlook } = digest
  const isFictional = firstName !== undefined
  const incomeIn = (column: ColumnName) => {
    const told = outlook?.[column]
    return told && told.income.length > 0 ? exportedIncome(told, isFictional) : null
  }
  return ExportedSynthesis.parse({
    ...digest,
    withoutChange: columnIn(withoutChange, incomeIn('withoutChange'), net?.withoutChange),
    withChange: withChange && columnIn(withChange, incomeIn('withChange'), net?.withChange),
    change: withChange && simulation ? changeIn(simulation) : null,
    silent: silentKinds(digest.silent),
    decision: withoutCanton(decision ?? null),
    none,
    firstName: firstName ?? null,
  })
}

const columnIn = (column: Column, income: ExportedIncome | null, net: Net | null = null) => ({
  ...column,
  ...exportedNet(net),
  vested: column.vested && { ...column.vested, paidOut: paidOutIn(column.vested) },
  income,
})

/** In chronological order; accounts of one day in one amount. */
function paidOutIn({ accounts }: NonNullable<Column['vested']>): [Day, Franc][] {
  const byDay = new Map<Day, Franc>()
  for (const { paydate, projected } of accounts) byDay.set(paydate, ((byDay.get(paydate) ?? 0) + projected) as Franc)
  return [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

const changeIn = ({ desiredSalary, desiredRate, lppCapitalShare, ...simulation }: Simulation) => ({
  rate: desiredRate,
  retirementDate: simulation.retirementDate,
  stopsOn: simulation.stopsOn,
  lppFrom: simulation.lppFrom,
  capitalShare: lppCapitalShare,
  isOtherSalary: desiredSalary !== null,
  drawing: simulation.drawing,
  steps: simulation.steps,
  stepsDrawFund: simulation.stepsDrawFund,
  isOtherPartnersDay: simulation.partner !== null,
  paidIn: [
    ...(simulation.paysGaps ? (['paidGaps'] as const) : []),
    ...(simulation.buyIn ? (['buyIn'] as const) : []),
    ...(simulation.pillar3a ? (['pillar3a'] as const) : []),
  ],
})

/** Each kind of silent party once, since the number of funds is private. */
function silentKinds(silent: Digest['silent']) {
  const kinds = new Map(silent.map(({ party, column }) => [`${party} ${column}`, { party, column }]))
  return [...kinds.values()]
}

/** A synthesis whose columns say what their totals lack, from the link itself or from its parts. */
export function withLacks(synthesis: ExportedSynthesis) {
  const { withoutChange, withChange } = synthesis
  const told = <Column extends ExportedColumn>(column: Column, name: ColumnName) => {
    const missing = column.missing ?? lacksOf(column, name, synthesis)
    return { ...column, missing, complete: lackOf({ ...column, missing }) === null }
  }
  return {
    ...synthesis,
    withoutChange: told(withoutChange, 'withoutChange'),
    withChange: withChange && told(withChange, 'withChange'),
  }
}

function lacksOf(column: ExportedColumn, name: ColumnName, { none, silent }: ExportedSynthesis): Pillar[] {
  const isSilent = (party: Digest['silent'][number]['party']) =>
    silent.some((one) => one.party === party && (one.column ?? name) === name)
  const lacks = {
    avs: column.avs === null,
    lpp: (column.lpp === null && !none.lpp) || isSilent('pensionFund'),
    pillar3a: (column.pillar3a === null && !none.pillar3a) || isSilent('entity'),
  }
  return PILLARS.filter((pillar) => lacks[pillar])
}
