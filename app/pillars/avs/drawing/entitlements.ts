import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, firstOfNextMonth } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import { type Claimant, ownPension } from '../claimant'
import { coupleCap } from '../couple/couple-cap'
import { type Marriage, sharesIncomes } from '../facts'
import { splitIncomes } from '../income/splitting'
import { type Pension, pensionOf } from '../pension'

/** What a person is entitled to: the pension, and what the couple's cap leaves of it, CHF a month. */
export type Entitlement = { pension: Pension; due: Franc; cap: AppliedCap | null }

/** A couple's cap, its scale, and the other spouse's pension before the cap: CHF a month. */
export type AppliedCap = { cap: Franc; scale: number; other: Franc }

/** A span in which nothing changes, for each person the entitlement; null: no right to a pension yet. */
export type Phase = { from: Day; of: readonly (Entitlement | null)[]; capped: boolean }

/**
 * What one person, or two spouses, have a right to, from change to change. A deferral does not touch it: the right is
 * there, and the cap with it. Incomes are split once both have reached the reference age, for which an early start does
 * not count; the cap applies as soon as both have a right (LAVS art. 29quinquies al. 3 and 4, art. 35). Neither before the
 * month after the wedding.
 */
export function entitlementPhases(claimants: readonly Claimant[], marriage: Marriage | null, law: AvsLaw): Phase[] {
  const unitedFrom = marriage && firstOfNextMonth(marriage.start)
  return changeDays(claimants, unitedFrom).map((from) =>
    phaseFrom(from, claimants, unitedFrom !== null && unitedFrom <= from ? marriage : null, law),
  )
}

/** The days on which a right begins, the reference age is reached, a deferral ends or the marriage begins, in order. */
function changeDays(claimants: readonly Claimant[], unitedFrom: Day | null): Day[] {
  const days: Day[] = []
  for (const { entitledFrom, retirement, drawing } of claimants) {
    if (entitledFrom === null) continue
    for (const day of [entitledFrom, retirement.start, drawing.start]) if (!days.includes(day)) days.push(day)
  }
  // For those who marry as pensioners: whoever is married before then has no right yet that could change.
  if (unitedFrom && days.some((day) => day < unitedFrom) && !days.includes(unitedFrom)) days.push(unitedFrom)
  return days.sort()
}

const isEntitled = ({ entitledFrom }: Claimant, day: Day) => entitledFrom !== null && entitledFrom <= day

/** `marriage`: null before it. */
function phaseFrom(from: Day, claimants: readonly Claimant[], marriage: Marriage | null, law: AvsLaw): Phase {
  const [one, other] = claimants
  if (one && other && marriage && isEntitled(one, from) && isEntitled(other, from)) {
    return together(from, one, other, marriage, law)
  }
  const alone = (claimant: Claimant): Entitlement | null => {
    if (!isEntitled(claimant, from)) return null
    const pension = ownPension(claimant, from, law)
    return { pension, due: pension.monthly, cap: null }
  }
  return { from, of: claimants.map(alone), capped: false }
}

function together(from: Day, one: Claimant, other: Claimant, marriage: Marriage, law: AvsLaw): Phase {
  const bothAtReferenceAge = one.retirement.start <= from && other.retirement.start <= from
  const [a, b] =
    bothAtReferenceAge && sharesIncomes(marriage)
      ? afterSplitting(one, other, marriage, law)
      : [ownPension(one, from, law), ownPension(other, from, law)]
  const { a: dueA, b: dueB, cap, scale, capped } = coupleCap(a, b, law)
  const ofOne: Entitlement = { pension: a, due: dueA, cap: { cap, scale, other: b.monthly } }
  const ofOther: Entitlement = { pension: b, due: dueB, cap: { cap, scale, other: a.monthly } }
  return { from, of: [ofOne, ofOther], capped }
}

/** Both pensions after splitting. Split once, however many phases follow. */
function afterSplitting(one: Claimant, other: Claimant, marriage: Marriage, law: AvsLaw): readonly [Pension, Pension] {
  const { split: ofOne } = one.pensions
  const { split: ofOther } = other.pensions
  if (ofOne && ofOther) return [ofOne, ofOther]
  const [a, b] = [one.retirement.referenceDay, other.retirement.referenceDay]
  const split = splitIncomes(one.account, other.account, marriage, a < b ? a : b)
  one.pensions.split = pensionOf(one.career, split.a, law)
  other.pensions.split = pensionOf(other.career, split.b, law)
  return [one.pensions.split, other.pensions.split]
}
