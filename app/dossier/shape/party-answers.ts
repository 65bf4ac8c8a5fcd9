/** Which pension funds and providers there are, which of them a visitor has, and what they answered. */
import { z } from 'zod'
import { recordOf } from './bounded-record'
import { DayShape } from './day-shape'
import { MOST_POLICIES, Silence, SilentFund } from './fund-policy'
import { MOST_SELECTED } from './party-access'

export const PensionFund = z.object({
  id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  nameDe: z.string().nullable(),
  webUrl: z.string().nullable(),
  address: z.string().nullable(),
  openpkStatus: z.enum(['active', 'onboarding', 'paused', 'notJoined']),
})
export type PensionFund = z.infer<typeof PensionFund>

export const Entity = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['bank', 'insurer']),
  webUrl: z.string().nullable(),
})
export type Entity = z.infer<typeof Entity>

export const Ids = z.object({ ids: z.array(z.string().min(1).max(64)).max(MOST_SELECTED) })

/**
 * A selection as it is saved. An empty one leaves the question open: only `none` says that there are none.
 */
export const SelectionToSave = Ids.extend({
  none: z
    .boolean()
    .default(false)
    .describe('true, with no ids: the visitor has none; left out, with no ids: the question is open'),
}).refine(({ ids, none }) => !none || ids.length === 0, { path: ['none'], error: 'invalid' })

/** A standard document sent by a party (SFTI Pension API 4.1.0), already checked by the connector. */
const StandardDocument = recordOf(z.unknown(), 200)

/** The policies, each as its fund sent it. */
export const Policies = z.object({
  policies: z
    .array(
      z.object({ fundId: z.string(), fundName: z.string(), webUrl: z.string().nullable(), policy: StandardDocument }),
    )
    .max(MOST_SELECTED * MOST_POLICIES),
  silent: z.array(SilentFund).max(MOST_SELECTED),
})
export type Policies = z.infer<typeof Policies>

/** What a fund answered for another salary (CHF a year), level (percent of full employment) and day. */
export const SalaryChangeAnswer = z.object({
  fundId: z.string(),
  fundName: z.string(),
  policyId: z.string(),
  asked: z.object({ declaredSalary: z.number(), employmentLevel: z.number(), effectiveDate: DayShape }),
  personalPensionDetails: StandardDocument,
})
export type SalaryChangeAnswer = z.infer<typeof SalaryChangeAnswer>

/** What a fund answered for a buy-in of CHF on a day; `retirementAge`: in months, if asked for a certain age. */
export const PurchaseAnswer = z.object({
  fundId: z.string(),
  fundName: z.string(),
  policyId: z.string(),
  asked: z.object({ totalAmount: z.number(), date: DayShape, retirementAge: z.number().nullable() }),
  personalPensionDetails: StandardDocument,
})
export type PurchaseAnswer = z.infer<typeof PurchaseAnswer>

export const Providents = z.object({
  providents: z
    .array(z.object({ entityId: z.string(), entityName: z.string(), statement: StandardDocument }))
    .max(MOST_SELECTED),
  silent: z.array(z.object({ entityId: z.string(), entityName: z.string(), ...Silence })).max(MOST_SELECTED),
})
export type Providents = z.infer<typeof Providents>
