/**
 * A whole synthesis as JSON for other programs: computed, received and entered data. Documented in docs/takeaway.md.
 * Received data contain only the fields named by the schemas below. Days are `YYYY-MM-DD`, amounts in CHF, rates in percent.
 */
import { z } from 'zod'
import { Careers } from '~/dossier/shape/career'
import { CapitalUse, Decision } from '~/dossier/shape/decision'
import { Family } from '~/dossier/shape/family'
import { Info } from '~/dossier/shape/info'
import { Place } from '~/dossier/shape/place'
import { FundCertificate, Paper, Statement3a, VestedStatement } from '~/dossier/shape/savings-papers'
import { FORMAT, VERSION } from '~/dossier/shape/taken-home'
import { LANGUAGES } from '~/language/language'
import type { PensionResult } from '~/pillars/avs/result'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import type { Pillar3aAssumptionKey } from '~/pillars/pillar-3a/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { NetAssumptionKey } from '~/pillars/synthesis/net'
import type { LeavingPlan } from '~/pillars/synthesis/plan/result'
import type { ShownNet } from '~/pillars/synthesis/shown-net'
import { ExportedDecision } from './exported-decision'

const Day = z.string()
/** A document of SFTI Pension API 4.1.0, as the party sent it. */
const StandardDocument = z.record(z.string(), z.unknown())

const ReceivedData = z.object({
  secondPillar: z
    .object({
      policies: z.array(
        z.object({ fundId: z.string(), fundName: z.string(), webUrl: z.string().nullable(), policy: StandardDocument }),
      ),
      silent: z.array(z.object({ fundId: z.string(), fundName: z.string(), reason: z.string() })),
    })
    .nullable(),
  /** The funds' projections for another salary (CHF a year), employment level (percent) and day. */
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
  /** The funds' simulations of a buy-in (CHF) on a day; `retirementAge`: in months, where one was named. */
  purchases: z
    .array(
      z.object({
        fundId: z.string(),
        fundName: z.string(),
        policyId: z.string(),
        asked: z.object({ totalAmount: z.number(), date: Day, retirementAge: z.number().nullable() }),
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

/** Amounts in CHF, `amount` in CHF a year; rate in percent a year. */
const Account3a = z.object({
  solde: z.number().nullable(),
  rate: z.number().nullable(),
  amount: z.number().nullable(),
  paydate: Day.nullable(),
})

/** Salaries in CHF a year, rates and share in percent, need in CHF a month; null: unchanged, or not given. */
const Simulation = z.object({
  currentSalary: z.number().nullable(),
  desiredSalary: z.number().nullable(),
  currentRate: z.number().nullable(),
  desiredRate: z.number().nullable(),
  retirementDate: Day.nullable(),
  /** The last day of work, and when the pension funds pay. */
  stopsOn: Day.nullable(),
  lppFrom: Day.nullable(),
  lppCapitalShare: z.number().nullable(),
  buyIn: z.object({ amount: z.number(), on: Day }).nullable(),
  pillar3a: z.object({ amount: z.number().nullable(), purchase: z.number().nullable() }).nullable(),
  paysGaps: z.boolean().nullable(),
  /** Shares of the AVS pension: percent in all from each day on. */
  drawing: z.array(z.object({ from: Day, share: z.number() })).nullable(),
  /** The rate at which the person works from each day on, percent. */
  steps: z.array(z.object({ on: Day, rate: z.number() })).nullable(),
  stepsDrawFund: z.boolean().nullable(),
  partner: z.object({ retirementDate: Day }).nullable(),
  outlook: z.string().nullable(),
  law: z.string().nullable(),
  need: z.number().nullable(),
})

const PaidAt = z.object({ age: z.string(), date: Day, monthlyTotal: z.number() })

/** When pensions reach the need, as in `POST /api/estimate`; ages as `65/8`, amounts in CHF. */
const Stop = z.object({
  certainty: z.string(),
  missing: z.array(z.string()),
  earliestAge: z.string().nullable(),
  date: Day.nullable(),
  range: z.object({ low: z.string().nullable(), high: z.string().nullable() }).nullable(),
  chosen: PaidAt.extend({ gap: z.number(), gapRange: z.object({ low: z.number(), high: z.number() }).nullable() }),
  ways: z.object({
    later: z.number().nullable(),
    pillar3a: z.number().nullable(),
    buyIn: z.number().nullable(),
    spread: z.number().nullable(),
  }),
  prices: z.object({
    later: z.object({ date: Day, monthlyTotal: z.number() }).nullable(),
    pillar3a: z.object({ amount: z.number(), capital: z.number(), until: z.number() }).nullable(),
    buyIn: z.object({ on: Day, largest: z.number(), monthlyTotal: z.number() }).nullable(),
    spread: z.object({ used: z.number(), capital: z.number() }).nullable(),
  }),
  nearest: PaidAt.extend({ gap: z.number() }).nullable(),
})

const EnteredData = z.object({
  firstPillar: Info.nullable(),
  /** What the AVS form leaves open; null: not given. `survivorsPension` in CHF a month. */
  family: Family.nullable(),
  /**
   * What was entered about the incomes of the person, the present spouse and a former one; null: it could not be read.
   */
  careers: Careers.nullable(),
  /** Which papers are at hand; null: not asked. */
  papers: z.array(Paper).nullable(),
  /** Ids of the funds; `[]`: the visitor says that they have none; null: not answered. */
  secondPillar: z.object({
    selection: z.array(z.string()).nullable(),
    /** As copied from the papers. */
    certificates: z.array(FundCertificate).nullable(),
    vested: z.array(VestedStatement).nullable(),
  }),
  thirdPillar: z.object({
    selection: z.array(z.string()).nullable(),
    info: Account3a.nullable(),
    /** Every account with a statement; `info` is the last of them. */
    accounts: z.array(Account3a.extend({ entityId: z.string(), entityName: z.string() })).nullable(),
    /** As copied from the papers. */
    statements: z.array(Statement3a).nullable(),
  }),
  /** The simulated change of situation, as entered. */
  simulation: Simulation.nullable(),
  /** Where they will live; null: not given. */
  place: Place.nullable(),
  /** What is chosen besides the share in capital, which is in the simulation; null: nothing. */
  decision: Decision.nullable(),
  /** The marginal tax rate in percent; null: not given. */
  marginalRate: z.number().nullable(),
  /** CHF; null: not given. */
  wealth: z.number().nullable(),
  /** Named simulations, with what happens to their capital. */
  scenarios: z.array(z.object({ name: z.string(), simulation: Simulation, capital: CapitalUse.nullable() })).nullable(),
})

/** As `tax.income` of `POST /api/estimate`; null: that column does not exist. */
const NetColumn = z.custom<ShownNet & { assumptions: NetAssumptionKey[] }>().nullable()

const Figures = z.object({
  digest: z.custom<Digest>(),
  /** What is left after tax; null: no place is given, or it could not be computed. */
  net: z
    .object({
      withoutChange: NetColumn,
      withChange: NetColumn,
      /** The official calculator, for what is not counted here. */
      calculator: z.string().nullable(),
    })
    .nullable(),
  /** What follows from the decision; null: nothing is decided, or no capital is paid. */
  decision: ExportedDecision.nullable(),
  /** Of leaving before the reference age, with the simulation; null: none is planned. */
  plan: z.custom<LeavingPlan>().nullable(),
  /** null: no need is given. */
  stop: Stop.nullable(),
  pension: z.object({
    withoutChange: z.custom<PensionResult>().nullable(),
    withChange: z.custom<PensionResult>().nullable(),
  }),
  /** Of the second and third pillar, in both columns; null: not known. */
  assumptions: z.custom<{ lpp: LppAssumptionKey[]; pillar3a: Pillar3aAssumptionKey[] }>().nullable(),
})

const MachineForm = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  language: z.enum(LANGUAGES),
  figures: Figures,
  received: ReceivedData,
  entered: EnteredData,
})

type Parts = Omit<z.input<typeof MachineForm>, 'format' | 'version'>

/** @throws {z.ZodError} if an answer does not fit its schema */
export const synthesisJson = (parts: Parts): string =>
  `${JSON.stringify(MachineForm.parse({ format: FORMAT, version: VERSION, ...parts }), null, 2)}\n`
