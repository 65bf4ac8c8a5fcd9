/**
 * What of a synthesis leaves the house in a link: the figures and days of the two columns, and no more than that. The
 * shape is the whitelist: what it does not name is left behind. Days `YYYY-MM-DD`, money in CHF, `monthly` a month.
 */
import { z } from 'zod'
import type { Day } from '~/pillars/day'
import type { Chf, Franc } from '~/pillars/money'
import type { Column, ColumnName, Digest } from '~/pillars/result'

const DayShape = z.iso.date() as unknown as z.ZodType<Day, string>
const Francs = z.int() as unknown as z.ZodType<Franc, number>
const Rappen = z.number() as unknown as z.ZodType<Chf, number>
const COLUMNS = ['withoutChange', 'withChange'] as const satisfies ColumnName[]

const Avs = z.object({
  monthly: Francs,
  supplement: z.number(),
  from: DayShape,
  to: DayShape.nullable(),
  thirteenth: Francs,
  /** How the pension changes after its start. */
  later: z.array(
    z.object({ from: DayShape, monthly: z.number(), reason: z.enum(['partner', 'referenceAge', 'other']) }),
  ),
})

/** Without the funds: they tell the employer. */
const Lpp = z.object({ monthly: Francs, capital: Francs, capitalAtRetirement: Francs, from: DayShape })

/** Without the accounts: they name the bank. */
const Pillar3a = z.object({
  current: Rappen,
  monthlyPayment: Francs,
  paymentsUntil: DayShape,
  projected: Francs,
  projectedFrom: DayShape,
})

const ExportedColumn = z.object({
  retirementDate: DayShape,
  totalFrom: DayShape.nullable(),
  monthlyTotal: Francs.nullable(),
  capitalTotal: Francs.nullable(),
  avs: Avs.nullable(),
  lpp: Lpp.nullable(),
  pillar3a: Pillar3a.nullable(),
})

/** Who is missing in the figures: which kind of party, in one column or in both; no name, no reason. */
const SilentKind = z.object({
  party: z.enum(['register', 'pensionFund', 'entity']),
  column: z.enum(COLUMNS).optional(),
})

export const ExportedSynthesis = z.object({
  computedOn: DayShape,
  lawYear: z.int(),
  withoutChange: ExportedColumn,
  withChange: ExportedColumn.nullable(),
  silent: z.array(SilentKind),
  /** Which pillars the person said not to have. */
  none: z.object({ lpp: z.boolean(), pillar3a: z.boolean() }),
  /** Of a worked example only, who is a fictional person. */
  firstName: z.string().nullable(),
})
export type ExportedSynthesis = z.infer<typeof ExportedSynthesis>

/** An amount that takes the place of the one before, CHF a month. */
export type Later = z.infer<typeof Avs>['later'][number]

type Shown = {
  digest: Digest
  later: Record<ColumnName, Later[]>
  none: ExportedSynthesis['none']
  firstName?: string
}

/** The part of a synthesis that a link shows. */
export const exportedSynthesis = ({ digest, later, none, firstName }: Shown): ExportedSynthesis =>
  ExportedSynthesis.parse({
    ...digest,
    withoutChange: withLater(digest.withoutChange, later.withoutChange),
    withChange: digest.withChange && withLater(digest.withChange, later.withChange),
    silent: kindsOf(digest.silent),
    none,
    firstName: firstName ?? null,
  })

const withLater = (column: Column, later: Later[]) => ({ ...column, avs: column.avs && { ...column.avs, later } })

/** Two silent funds are one silent kind: how many there are is nobody's business. */
function kindsOf(silent: Digest['silent']) {
  const kinds = new Map(silent.map(({ party, column }) => [`${party} ${column}`, { party, column }]))
  return [...kinds.values()]
}
