/** In which months somebody is insured (LAVS art. 1a, 2). */
import { accountOf, firstEntryYear, knownThrough } from './account'
import { ALL_MONTHS, insuredAsTold, type MonthsOfYear, NO_MONTH } from './insured-told'
import { oncePerYear } from './once'
import { type Human, spouseIn, weddingYear } from './people'
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

/**
 * From 1 January of a wedding with somebody who is insured in that year, not before the one after the 20th birthday.
 */
const isInsuredByWedding = (human: Human, year: number): boolean =>
  year >= human.windowFrom &&
  human.unions.some(
    (union) =>
      year >= weddingYear(union) && insuredByOwnFacts(spouseIn(union, human), weddingYear(union)).includes(true),
  )

function insuredByOwnFacts(human: Human, year: number): MonthsOfYear {
  return human.facts.insured === null ? insuredFromFirstEntry(human, year) : insuredAsTold(human, year)
}

/** In years of youth the months of their entries; later from the first entry on, in its year the last months. */
function insuredFromFirstEntry(human: Human, year: number): MonthsOfYear {
  const entries = accountOf(human).get(year)?.months ?? 0
  if (year < human.windowFrom) return lastMonths(entries)
  if (year > knownThrough(human) && yearToCome(human, year).months > 0) return ALL_MONTHS
  const first = firstEntryYear(human) ?? firstYearToCome(human)
  if (first === null || year < first) return NO_MONTH
  return year === first && accountOf(human).has(year) ? lastMonths(entries) : ALL_MONTHS
}
