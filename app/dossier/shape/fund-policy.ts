/**
 * The stored form of a policy that a pension fund sent (SFTI Pension API 4.1.0): what the estimate reads is kept by
 * name, the rest is packed for visitors who download the whole document. Money in CHF, rates and shares in percent,
 * ages in months.
 */
import { z } from 'zod'
import { DayShape } from './day-shape'
import { MOST_SELECTED, PARTY_PROBLEMS } from './party-access'

/** A fund's projection for one retirement age, in the terms of the standard. */
export const PolicyBenefits = z.object({
  retirementAge: z.number(),
  capitalBalance: z.number(),
  capitalBalanceMandatory: z.number().optional(),
  capitalBalanceNoInterest: z.number().optional(),
  conversionRateEnveloping: z.number().optional(),
  conversionRateMandatory: z.number().optional(),
  conversionRateSupplementary: z.number().optional(),
  /** A year. */
  pension: z.number().optional(),
})
export type PolicyBenefits = z.infer<typeof PolicyBenefits>

/** The most ages for which a fund projects. */
export const MOST_BENEFITS = 100
/** The most policies of one person at one fund: people have a handful, and a longer list is a mistake. */
export const MOST_POLICIES = 20

/** The details that depend on the salary; the fund can give them for another salary too (`personalPensionDetails`). */
export const PolicyDetails = z.object({
  earliestRetirementAge: z.number(),
  /** The part of the savings paid as capital; left out: the fund does not say. */
  largestCapitalShare: z.number().optional(),
  /** A year, at full employment. */
  declaredSalary: z.number(),
  employmentLevel: z.number(),
  /** Savings on the day of the document. */
  balance: z.number(),
  /** The one interest of the projection; left out: the fund names none. */
  projectionRate: z.number().optional(),
  benefits: z.array(PolicyBenefits).max(MOST_BENEFITS),
  rest: z.string(),
})
export type PolicyDetails = z.infer<typeof PolicyDetails>

export const FundPolicy = z.object({
  fundId: z.string(),
  fundName: z.string(),
  webUrl: z.string().nullable(),
  policyId: z.string(),
  personId: z.string(),
  planName: z.string(),
  asOf: DayShape,
  details: PolicyDetails,
  rest: z.string(),
})
export type FundPolicy = z.infer<typeof FundPolicy>

const SILENT_REASONS = ['notSignedIn', 'refused', 'timeout', 'badAnswer', 'notActive', 'noDirectory'] as const

/** For a party that did not answer: where the visitor can sign in, and why that failed the last time. */
const SignInThere = z.object({ origin: z.string(), problem: z.enum(PARTY_PROBLEMS).nullable() })
export type SignInThere = z.infer<typeof SignInThere>

/** Why a party did not answer. */
export const Silence = { reason: z.enum(SILENT_REASONS), signIn: SignInThere.optional() }

export const SilentFund = z.object({ fundId: z.string(), fundName: z.string(), ...Silence })

export const FundPolicies = z.object({
  policies: z.array(FundPolicy).max(MOST_SELECTED * MOST_POLICIES),
  silent: z.array(SilentFund).max(MOST_SELECTED),
})
export type FundPolicies = z.infer<typeof FundPolicies>
