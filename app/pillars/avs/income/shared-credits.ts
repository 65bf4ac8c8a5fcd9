/** The education credits that several possible lives share. */
import type { Contributor } from '../contributions/contributor'
import type { Who } from '../facts'
import type { EducationCredits } from './education-credits'

export type SharedCredits = { who: Who; insured: InsuredMonths[]; credits: EducationCredits }[]

type InsuredMonths = readonly number[]

/**
 * Education credits depend on the months in which both parents were insured, and not on their incomes (LAVS art.
 * 29sexies; RAVS art. 52f): lives with the same months have the same credits.
 */
export function creditsOnce(
  { who }: Contributor,
  person: Contributor,
  shared: SharedCredits | null,
  make: () => EducationCredits,
): EducationCredits {
  if (!shared) return make()
  const insured = [person.account.insuredMonths]
  for (const { spouseAccount } of person.unions) insured.push(spouseAccount.insuredMonths)
  for (const earlier of shared) if (earlier.who === who && areSame(earlier.insured, insured)) return earlier.credits
  const credits = make()
  shared.push({ who, insured, credits })
  return credits
}

const areSame = (one: readonly InsuredMonths[], other: readonly InsuredMonths[]) =>
  one.every((months, index) => isSame(months, other[index] as InsuredMonths))

function isSame(one: InsuredMonths, other: InsuredMonths): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
