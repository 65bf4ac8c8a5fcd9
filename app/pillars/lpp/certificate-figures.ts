/** What stands on a copied pension fund certificate, and what it is asked. */
import type { Gender } from '../avs/facts'
import type { Day } from '../day'

/** A certificate's projection for an age in years: savings and a yearly pension, CHF; null if it does not say. */
export type CertificateAge = { age: number; capital: number | null; pension: number | null }

/**
 * The figures on a certificate, null if missing: `balance` and its mandatory part on `date`, CHF; `contribution`: CHF a
 * year into the savings, from employee and employer together; `interest`: percent a year; `atAge` (years; null: the
 * reference age) with the capital (CHF), the pension (CHF a year) and the conversion rate (percent) of that age;
 * `ages`: others; `maxCapitalShare`: percent; `earliestAge`: years; `insuredSalary`: CHF a year, of all that it insures.
 * `conversionRateAbove`, `interestAbove`: those above the mandatory part; then `conversionRate` and `interest` are those of
 * the mandatory part. `isCapitalOnly`: it pays no pension.
 */
export type Certificate = {
  label: string
  date: Day
  isCapitalOnly: boolean
  balance: number | null
  balanceMandatory: number | null
  contribution: number | null
  interest: number | null
  interestAbove: number | null
  atAge: number | null
  capital: number | null
  pension: number | null
  conversionRate: number | null
  conversionRateAbove: number | null
  ages: readonly CertificateAge[]
  maxCapitalShare: number | null
  earliestAge: number | null
  insuredSalary: number | null
}

/**
 * `salary`: CHF a year as paid, on which the mandatory savings grow; null if unknown. `pay`: CHF a year as paid, if the
 * certificate is the only one for it: in place of a contribution that is not printed, the law's credits on it count; null:
 * unknown. `otherPay`: the part of the contributions that another pay leaves from a year on; null: none.
 */
export type CertificateQuestion = {
  birthDate: Day
  gender: Gender
  computedOn: Day
  salary: number | null
  pay?: number | null
  otherPay?: { part: number; fromYear: number } | null
}
