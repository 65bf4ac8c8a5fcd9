/** A fund's answers to "what if": another salary, or a voluntary purchase. They change nothing. */
import { z } from 'zod'
import { addMonths, type Day } from '~/pillars/day'
import { coordinatedSalary } from '~/pillars/lpp/coordinated-salary'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'
import type { SimulationResult } from '~/standards/types'
import { DayShape } from '../day-shape'
import type { Person, Policy } from '../people/people'
import { earliestAgeOf, latestAgeOf, ordinaryAgeOf } from '../people/personal-details'
import { asItStands, type Plan, type Purchase, paidSalaryOf, referenceDateOf } from './fund-plan'
import { dayAfter, toFiveCentimes } from './fund-projection'
import { asSimulatedStatement, type HeldPolicy } from './policy-document'
import { purchaseRoomOf } from './purchase-room'

const Chf = z.number().min(0).max(100_000_000)

/** SalaryChangeSimParameters of the standard; the salary is at full employment. */
export const SalaryChange = z.object({
  declaredSalary: Chf,
  employmentLevel: z.number().gt(0).max(100),
  effectiveDate: DayShape.optional(),
})

/** PurchaseSimParameters of the standard. */
export const PurchasePlan = z.object({
  totalAmount: Chf,
  date: DayShape.optional(),
  paymentFrequency: z.literal([0, 1, 2, 4, 12]).default(0),
  paymentSize: Chf.default(0),
  retirementAge: z.int().optional(),
})

/** null: the day is impossible, because it has passed or the pension has started by then. */
export function simulateSalaryChange(
  held: HeldPolicy,
  { declaredSalary, employmentLevel, effectiveDate }: z.infer<typeof SalaryChange>,
  today: Day,
): SimulationResult | null {
  const { person, policy } = held
  const from = effectiveDate ?? dayAfter(today)
  if (from < today || from >= lastDayOf(person, policy)) return null
  const later = {
    policy: changedPolicy(policy, { declaredSalary, employmentLevel }, referenceDateOf(policy, today)),
    from,
  }
  return resultOf(held, { ...asItStands(policy), later }, today, from)
}

/**
 * By the fund's own rule: its deduction scales with the employment level, and it saves the same share of the insured
 * salary as before. It never insures less than the law requires (LPP art. 8), and nothing of a salary below the entry
 * threshold (LPP art. 7).
 */
function changedPolicy(policy: Policy, change: { declaredSalary: number; employmentLevel: number }, on: Day): Policy {
  if (change.declaredSalary === policy.declaredSalary && change.employmentLevel === policy.employmentLevel)
    return policy
  const changed = { ...policy, ...change }
  const paid = paidSalaryOf(changed)
  const legal = coordinatedSalary(paid, on)
  const takenOff = paidSalaryOf(policy) - policy.insuredSalaryRetirement
  const insured = paid - (takenOff * change.employmentLevel) / policy.employmentLevel
  const insuredSalaryRetirement = legal.insured ? toFiveCentimes(Math.max(insured, legal.salary)) : 0
  const savedPart =
    policy.insuredSalaryRetirement > 0 ? policy.savingsContributionYear / policy.insuredSalaryRetirement : 0
  const savingsContributionYear = toFiveCentimes(insuredSalaryRetirement * savedPart)
  return { ...changed, insuredSalaryRetirement, savingsContributionYear }
}

/** null: a day or an age is impossible. An amount larger than the room for purchases is reduced to it. */
export function simulatePurchase(
  held: HeldPolicy,
  { totalAmount, date, paymentFrequency, paymentSize, retirementAge }: z.infer<typeof PurchasePlan>,
  today: Day,
): SimulationResult | null {
  const { person, policy } = held
  const first = date ?? dayAfter(today)
  const age = retirementAge ?? ordinaryAgeOf(person)
  if (first < today || age < earliestAgeOf(policy) || age > latestAgeOf(policy)) return null
  const amount = Math.min(totalAmount, toFiveCentimes(purchaseRoomOf(person, policy, today)))
  const isOnce = paymentFrequency === 0 || paymentSize === 0 || paymentSize >= amount
  const steps = isOnce ? { size: amount, months: 0 } : { size: paymentSize, months: 12 / paymentFrequency }
  const purchases = paymentsOf(amount, { first, ...steps }, retirementDateAt(person.birthDate, age))
  const last = purchases.at(-1)?.date ?? first
  return resultOf(held, { ...asItStands(policy), purchases }, today, dayAfter(last))
}

/** Payments until the amount is reached or the pension begins. */
function paymentsOf(amount: number, { first, size, months }: { first: Day; size: number; months: number }, until: Day) {
  const payments: Purchase[] = []
  let left = amount
  for (let date = first; left > 0 && date < until; date = addMonths(first, months * payments.length)) {
    payments.push({ date, amount: Math.min(size, left) })
    left = toFiveCentimes(left - Math.min(size, left))
  }
  return payments
}

/** When saving here ends: the pension begins at the fund's last age at the latest. */
const lastDayOf = (person: Person, policy: Policy) => retirementDateAt(person.birthDate, latestAgeOf(policy))

const resultOf = (held: HeldPolicy, plan: Plan, today: Day, after: Day): SimulationResult => ({
  pensionStatementBeforeChange: asSimulatedStatement(held, asItStands(held.policy), today, today),
  pensionStatementAfterChange: asSimulatedStatement(held, plan, today, after),
})
