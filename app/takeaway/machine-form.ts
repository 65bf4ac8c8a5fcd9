/**
 * Everything of a synthesis in one JSON, for other programs: what was computed, what was received, what was entered. Its
 * form is docs/takeaway.md; what came in stands there as the shape below names it, and nothing else of it.
 * Days `YYYY-MM-DD`, money in CHF, rates in percent.
 */
import { z } from 'zod'
import type { Digest, PensionResult } from '~/pillars/result'

export const FORMAT = 'trois-piliers-synthesis'
/** Counted up with every change by which a program could misread it; a field more is none. */
export const VERSION = 1

const Day = z.string()
/** A document of SFTI Pension API 4.1.0, as the party sent it. */
const StandardDocument = z.record(z.string(), z.unknown())

const Received = z.object({
  secondPillar: z
    .object({
      policies: z.array(
        z.object({ fundId: z.string(), fundName: z.string(), webUrl: z.string().nullable(), policy: StandardDocument }),
      ),
      silent: z.array(z.object({ fundId: z.string(), fundName: z.string(), reason: z.string() })),
    })
    .nullable(),
  /** What the funds answered to another salary (CHF a year), level (percent) and day. */
  salaryChanges: z
    .array(
      z.object({
        fundId: z.string(),
        fundName: z.string(),
        policyId: z.string(),
        asked: z.object({ declaredSalary: z.number(), employmentLevel: z.number(), effectiveDate: Day }),
        personalPensionDetails: StandardDocument,
      }),
    )
    .nullable(),
  thirdPillar: z
    .object({
      providents: z.array(z.object({ entityId: z.string(), entityName: z.string(), statement: StandardDocument })),
      silent: z.array(z.object({ entityId: z.string(), entityName: z.string(), reason: z.string() })),
    })
    .nullable(),
})

/** CHF, of `amount` a year; rate in percent a year. */
const Account3a = z.object({
  solde: z.number().nullable(),
  rate: z.number().nullable(),
  amount: z.number().nullable(),
  paydate: Day.nullable(),
})

/** Salaries CHF a year, rates and share percent; null: as it stands. */
const Simulation = z.object({
  currentSalary: z.number().nullable(),
  desiredSalary: z.number().nullable(),
  currentRate: z.number().nullable(),
  desiredRate: z.number().nullable(),
  retirementDate: Day.nullable(),
  lppCapitalShare: z.number().nullable(),
})

const Entered = z.object({
  firstPillar: z
    .object({
      person: z.object({
        navs: z.string(),
        birthDate: Day,
        gender: z.string(),
        status: z.string(),
        relationshipStartDate: Day.nullable(),
        relationshipEndDate: Day.nullable(),
      }),
      partner: z.object({ navs: z.string(), birthDate: Day, gender: z.string(), deathDate: Day.nullable() }).nullable(),
      children: z.array(z.object({ birthDate: Day, alive: z.boolean(), deathDate: Day.nullable() })),
    })
    .nullable(),
  /** Ids of the funds; `[]`: the visitor says that they have none; null: not answered. */
  secondPillar: z.object({ selection: z.array(z.string()).nullable() }),
  thirdPillar: z.object({
    selection: z.array(z.string()).nullable(),
    info: Account3a.nullable(),
    /** Each account of which a provider has told; `info` is the last of them. */
    accounts: z.array(Account3a.extend({ entityId: z.string(), entityName: z.string() })).nullable(),
  }),
  /** The change of situation, as typed. */
  simulation: Simulation.nullable(),
  /** Those that were kept under a name. */
  scenarios: z.array(z.object({ name: z.string(), simulation: Simulation })).nullable(),
})

const Figures = z.object({
  digest: z.custom<Digest>(),
  pension: z.object({
    withoutChange: z.custom<PensionResult>().nullable(),
    withChange: z.custom<PensionResult>().nullable(),
  }),
})

const MachineForm = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  language: z.enum(['fr', 'de']),
  figures: Figures,
  received: Received,
  entered: Entered,
})

type Parts = Omit<z.input<typeof MachineForm>, 'format' | 'version'>

/** @throws {z.ZodError} where an answer does not have its shape. */
export const synthesisJson = (parts: Parts): string =>
  `${JSON.stringify(MachineForm.parse({ format: FORMAT, version: VERSION, ...parts }), null, 2)}\n`
