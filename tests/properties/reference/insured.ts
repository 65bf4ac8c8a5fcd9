/** In which months somebody is insured (LAVS art. 1a, 2). */
import { accountOf, firstEntryYear, knownThrough } from './account'
import { oncePerYear } from './once'
import { type Human, lastYear, spouseIn, type Union, weddingYear } from './people'
import { ALL_MONTHS, insuredAsStated, type MonthsOfYear, NO_MONTH } from './stated-periods'
import { firstYearToCome, yearToCome } from './to-come'

/** The last so many months of a year. */
const lastMonths = (count: number): MonthsOfYear => NO_MONTH.map((_, index) => index >= 12 - count)

/** How many of the first months of a year are insured; of all twelve where no number is given. */
export const insuredCount = (human: Human, year: number, firstMonths = 12): number =>
  insuredIn(human, year).slice(0, firstMonths).filter(Boolean).length

/** The insured months of a year, by the own facts and by marriages. */
export const insuredIn = oncePerYear(
  (human, year): MonthsOfYear =>
    human.facts.insured === null && isInsuredByWedding(human, year) ? ALL_MONTHS : insuredByOwnFacts(human, year),
)

/** A spouse is insured by domicile in youth too, with or without contributions (LAVS art. 1a). */
function isInsuredBeside(spouse: Human, year: number): boolean {
  if (insuredByOwnFacts(spouse, year).includes(true)) return true
  if (spouse.facts.insured !== null) return insuredAsStated(spouse, year).includes(true)
  const first = firstEntryYear(spouse)
  return first !== null && year > first
}

/** The calendar years that a marriage touches, up to a year. */
function marriageYears(union: Union, until: number): number[] {
  const last = Math.min(until, lastYear(union))
  return Array.from({ length: Math.max(0, last - weddingYear(union) + 1) }, (_, at) => weddingYear(union) + at)
}

/**
 * From 1 January of the first year of marriage to somebody who is insured by then, not before the one after the 20th
 * birthday.
 */
const isInsuredByWedding = (human: Human, year: number): boolean =>
  year >= human.windowFrom &&
  human.unions.some((union) =>
    marriageYears(union, year).some((other) => isInsuredBeside(spouseIn(union, human), other)),
  )

function insuredByOwnFacts(human: Human, year: number): MonthsOfYear {
  if (human.facts.insured === null) return insuredFromFirstEntry(human, year)
  // Nobody owes contributions in youth without work: its months are those of the entries.
  const isKnownYouth = year < human.windowFrom && year <= knownThrough(human)
  return isKnownYouth ? lastMonths(accountOf(human).get(year)?.months ?? 0) : insuredAsStated(human, year)
}

/** In years of youth the months of their entries; later from the first entry on, in its year the last months. */
function insuredFromFirstEntry(human: Human, year: number): MonthsOfYear {
  const entries = accountOf(human).get(year)?.months ?? 0
  if (year < human.windowFrom) return lastMonths(entries)
  if (year > knownThrough(human) && yearToCome(human, year).months > 0) return ALL_MONTHS
  const first = firstEntryYear(human) ?? firstYearToCome(human)
  if (first === null || year < first) return lastMonths(entries)
  return year === first && accountOf(human).has(year) ? lastMonths(entries) : ALL_MONTHS
}
