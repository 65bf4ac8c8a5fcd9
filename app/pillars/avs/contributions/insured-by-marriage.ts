/**
 * The year from which somebody counts as insured through a marriage, if their insured periods are not stated (LAVS art.
 * 1a, 2).
 */
import type { AvsLaw } from '~/law/avs/avs-law'
import { yearOf } from '~/pillars/day'
import type { AvsFacts, InsuredPerson, Marriage, Who } from '../facts'
import { firstYearToCome } from './account-entries'

/** The calendar year in which a marriage ends; infinite while it lasts. */
export const endYearOf = ({ end }: Marriage): number => (end ? yearOf(end) : Number.POSITIVE_INFINITY)

/**
 * The first year of a marriage to somebody who was insured by then; null: none, or the person's own periods are stated.
 */
export function firstYearMarriedToInsured(
  who: Who,
  person: InsuredPerson,
  { marriages, person: one, partner }: AvsFacts,
  law: AvsLaw,
): number | null {
  if (person.insured || marriages.length === 0) return null
  let earliest: number | null = null
  for (const marriage of marriages) {
    const isOfNow = marriage.spouse === 'partner'
    if (who === 'partner' && !isOfNow) continue
    const spouse = marriage.spouse === 'partner' ? (who === 'person' ? partner : one) : marriage.spouse
    const year =
      spouse && firstYearInsuredBeside(spouse, law.contributionPeriod, yearOf(marriage.start), endYearOf(marriage))
    if (year !== null && (earliest === null || year < earliest)) earliest = year
  }
  return earliest
}

/** The first calendar year from `from` to `to` in which a spouse was insured on their own account. */
export function firstYearInsuredBeside(
  spouse: InsuredPerson,
  period: AvsLaw['contributionPeriod'],
  from: number,
  to: number,
): number | null {
  const known = firstKnownYear(spouse, period, from)
  const first = known === from ? known : Math.min(known, firstWorkToCome(spouse, period, from))
  return first <= to ? first : null
}

/** The first insured year by the stated periods and the entries, not before `from`; infinite: none. */
function firstKnownYear(
  { birthDate, insured, incomes, incomesAsOf }: InsuredPerson,
  { youthFrom }: AvsLaw['contributionPeriod'],
  from: number,
): number {
  let first = Number.POSITIVE_INFINITY
  for (const period of insured ?? [])
    if (!period.to || yearOf(period.to) >= from) first = Math.min(first, Math.max(from, yearOf(period.from)))
  const [earliest, latest] = [yearOf(birthDate) + youthFrom, yearOf(incomesAsOf)]
  for (const { year, amount, months } of incomes ?? []) {
    // No year can be earlier than that, and for most couples the first entry is in it.
    if (first === from) return from
    if (year < earliest || year > latest || (amount === 0 && months === 0) || (insured && year < from)) continue
    // An entry without months counts from the following year on.
    first = Math.min(first, Math.max(from, months === 0 ? year + 1 : year))
  }
  return first
}

/** For somebody without stated periods: the first year to come with work, or after its end. */
function firstWorkToCome(
  { birthDate, insured, incomes, incomesAsOf, incomeToCome, stopsOn }: InsuredPerson,
  { youthFrom, countsFrom }: AvsLaw['contributionPeriod'],
  from: number,
): number {
  const latest = yearOf(incomesAsOf)
  const isAtWork = incomes?.some(({ year, amount, months }) => year === latest && amount > 0 && months < 12)
  if (insured || !(incomeToCome || stopsOn || isAtWork)) return Number.POSITIVE_INFINITY
  const entries = { last: 0, lastFinished: 0, monthsOfLast: 0 }
  for (const { year, months } of incomes ?? []) {
    if (year < yearOf(birthDate) + youthFrom || year > latest) continue
    if (year >= entries.last) entries.monthsOfLast = months + (year === entries.last ? entries.monthsOfLast : 0)
    entries.last = Math.max(entries.last, year)
    if (year < latest) entries.lastFinished = Math.max(entries.lastFinished, year)
  }
  const toCome = Math.max(firstYearToCome(incomesAsOf, entries), yearOf(birthDate) + countsFrom)
  const begins = stopsOn || isAtWork ? toCome : (incomeToCome?.from ?? toCome)
  return Math.max(from, toCome, begins)
}
