import type { AvsLaw } from '~/law/avs/avs-law'
import { WIDOWED_SUPPLEMENT_PERCENT } from '~/law/avs/widowed-supplement'
import { type Day, firstOfNextMonth } from '~/pillars/day'
import { type Franc, franc } from '~/pillars/money'
import { type Claimant, isWidowed, pensionIn, unionsSplitBy } from '../claimant'
import { type CappedCouple, coupleCap, type ScaledPension } from '../couple/couple-cap'
import type { Marriage } from '../facts'
import { pensionFromRamd } from '../full-pension'
import type { Pension } from '../pension'
import { shareOn } from './drawing'

/**
 * What a person is entitled to, CHF a month: the pension, the supplement of widowed persons (LAVS art. 35bis; null:
 * none), and the amount due from both, after a couple's cap if one applies. `share`: the percentage of them that
 * counts; until the reference age the share drawn early, afterwards 100, drawn or deferred (RAVS art. 53ter).
 */
export type Entitlement = Readonly<{
  pension: Pension
  widowedSupplement: Franc | null
  share: number
  due: number
  cap: AppliedCap | null
}>

/**
 * A couple's cap and the other spouse's pension before it, CHF a month. In percent: the part of the full cap that
 * applies to partial scales, and the higher share drawn early, to which the cap is reduced. `paidToday`: what the other
 * spouse, retired already, is paid today, CHF a month; null: they are not, or it is not known.
 */
export type AppliedCap = Pick<CappedCouple, 'cap' | 'percent' | 'capByScale'> & {
  capShare: number
  other: number
  paidToday: number | null
}

/** A span in which nothing changes: the entitlement of each claimant, in their order; null: no right to a pension yet. */
export type Phase = { from: Day; entitlements: readonly (Entitlement | null)[]; capped: boolean }

/** The days from which the law treats two spouses as a couple, and from which a judge has separated them. */
type Bond = { from: Day; separatedFrom: Day | null }

/**
 * The entitlements of one person, or of two spouses, from change to change. A deferral does not affect them: the right
 * exists, and the cap with it. Incomes are split once both have reached the reference age, for which an early start
 * does not count; the cap applies as soon as both have a right to a pension or a part of it, unless a judge has
 * separated the household (LAVS art. 29quinquies al. 3 and 4, art. 35). Neither happens before the month after the
 * wedding.
 */
export function entitlementPhases(claimants: readonly Claimant[], marriage: Marriage | null, law: AvsLaw): Phase[] {
  const bond = marriage && {
    from: firstOfNextMonth(marriage.start),
    separatedFrom: marriage.separatedSince && firstOfNextMonth(marriage.separatedSince),
  }
  return changeDays(claimants, bond).map((from) => phaseFrom(from, claimants, bond, law))
}

/** The days on which a right begins or changes, the reference age is reached, a share is drawn, or the couple changes. */
function changeDays(claimants: readonly Claimant[], bond: Bond | null): Day[] {
  const days: Day[] = []
  const add = (day: Day | null | undefined) => {
    if (day && !days.includes(day)) days.push(day)
  }
  for (const { entitledFrom, retirement, plan, afterReferenceAge } of claimants) {
    // Incomes are also split at the reference age of somebody without a right to a pension.
    add(retirement.start)
    if (entitledFrom === null) continue
    add(entitledFrom)
    for (const { from } of plan.portions) add(from)
    add(afterReferenceAge?.from)
  }
  const first = days.reduce<Day | null>((least, day) => (least === null || day < least ? day : least), null)
  const addLater = (day: Day | null | undefined) => first && day && day > first && add(day)
  for (const { unions } of claimants)
    for (const { marriage } of unions) if (marriage.end) addLater(firstOfNextMonth(marriage.end))
  // Only for people who marry or separate as pensioners: before a right begins it changes nothing.
  addLater(bond?.from)
  addLater(bond?.separatedFrom)
  return days.sort()
}

const isEntitled = ({ entitledFrom }: Claimant, day: Day) => entitledFrom !== null && entitledFrom <= day

/** The right of a spouse on a day, before the cap; null: none, or none that the cap lowers (LAVS art. 35). */
export function cappedRightOn(
  day: Day,
  claimant: Claimant,
  other: Claimant,
  { start, separatedSince }: Marriage,
  law: AvsLaw,
): ScaledPension | null {
  const isUnited = firstOfNextMonth(start) <= day && !(separatedSince && firstOfNextMonth(separatedSince) <= day)
  if (!isUnited || !isEntitled(claimant, day)) return null
  return scaledPension(uncappedEntitlement(claimant, day, areAtReferenceAge([claimant, other], day), law))
}

export const areAtReferenceAge = (claimants: readonly Claimant[], day: Day): boolean =>
  claimants.every(({ retirement }) => retirement.start <= day)

function phaseFrom(from: Day, claimants: readonly Claimant[], bond: Bond | null, law: AvsLaw): Phase {
  const isUnited = bond !== null && bond.from <= from
  const areBothAtReferenceAge = isUnited && areAtReferenceAge(claimants, from)
  const entitlements = claimants.map((one) =>
    isEntitled(one, from) ? uncappedEntitlement(one, from, areBothAtReferenceAge, law) : null,
  )
  const [a, b] = entitlements
  const isSeparated = bond?.separatedFrom ? bond.separatedFrom <= from : false
  if (!a || !b || !isUnited || isSeparated || !law.areCouplesCapped) return { from, entitlements, capped: false }
  return cappedPhase(from, a, b, { claimants, law })
}

function uncappedEntitlement(claimant: Claimant, from: Day, areBothAtReferenceAge: boolean, law: AvsLaw): Entitlement {
  const { retirement, afterReferenceAge, plan } = claimant
  const isEarly = from < retirement.start
  const widowed = isWidowed(claimant, from)
  const isWorkAdded = afterReferenceAge !== null && afterReferenceAge.from <= from
  const splitUnions = unionsSplitBy(from, claimant, areBothAtReferenceAge)
  const pension = pensionIn(claimant, { isEarly, splitUnions, isWorkAdded }, law)
  const whole = widowed ? withWidowedSupplement(pension, law) : pension.monthly
  const share = isEarly ? shareOn(from, plan) : 100
  return {
    pension,
    widowedSupplement: widowed ? franc(whole - pension.monthly) : null,
    share,
    due: share === 100 ? whole : (whole * share) / 100,
    cap: null,
  }
}

/** A fifth more, at most the maximum of the scale (LAVS art. 35bis). */
const withWidowedSupplement = ({ monthly, scale }: Pension, law: AvsLaw): Franc =>
  franc(
    Math.min(
      pensionFromRamd(law.formula.maximumFrom * law.minimumPension, scale, law),
      franc((monthly * (100 + WIDOWED_SUPPLEMENT_PERCENT)) / 100),
    ),
  )

type Couple = { claimants: readonly Claimant[]; law: AvsLaw }

/** If both spouses have a right: what the cap leaves of each pension. */
function cappedPhase(from: Day, a: Entitlement, b: Entitlement, { claimants, law }: Couple): Phase {
  const couple = coupleCap(scaledPension(a), scaledPension(b), law)
  const capShare = Math.max(a.share, b.share)
  const [ofA, ofB] = claimants.map(({ person }) => person.pensionPaid?.monthly ?? null)
  const entitlements = [
    withCap(a, couple.a, couple, { capShare, other: b.due, paidToday: ofB ?? null }),
    withCap(b, couple.b, couple, { capShare, other: a.due, paidToday: ofA ?? null }),
  ]
  return { from, entitlements, capped: couple.capped }
}

const scaledPension = ({ due, pension: { scale }, share }: Entitlement): ScaledPension => ({
  monthly: due,
  scale,
  share,
})

const withCap = (
  { pension, widowedSupplement, share }: Entitlement,
  due: number,
  { cap, percent, capByScale }: CappedCouple,
  beside: Pick<AppliedCap, 'capShare' | 'other' | 'paidToday'>,
): Entitlement => ({
  pension,
  widowedSupplement,
  share,
  due,
  cap: { cap, percent, capByScale, ...beside },
})
