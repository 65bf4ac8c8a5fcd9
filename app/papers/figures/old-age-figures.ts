/** Day, kind, savings, and the capital and the pension that the certificate foresees. */
import { type Day, dayAfter } from '~/pillars/day'
import type { Projection } from './by-age'
import { CAPITAL_ONLY_WORDS, type CertificateField, PAID_WORDS } from './certificate-labels'
import type { FoundValues } from './certificate-reading'
import { agreed, type Candidate, type FoundValue } from './found'
import type { PaperLine } from './paper-lines'
import { BY_LAW, partOf, wholeOf, withRole } from './parts-of-figure'
import { phraseFinder, wordsOf } from './words'

type One = Candidate<CertificateField, number>
export type NumbersOf = (field: CertificateField) => One[]

const isOfAge = ({ reading: { ages, otherAge } }: One) => ages.length > 0 || otherAge
const isForeseen = (one: One) => isOfAge(one) || one.reading.roles.has('projected')

/** The day of the paper; where nothing names it, the day that its savings name. */
export function dateIn(days: readonly Candidate<CertificateField>[], balances: readonly One[]): FoundValue | null {
  const ofPaper = agreed(days)
  if (ofPaper || days.length > 0) return ofPaper
  const ofSavings = balances
    .filter((one) => !isForeseen(one))
    .flatMap(({ reading, line }) => reading.days.map((value) => ({ value, line, rank: 1 })))
  return agreed(ofSavings)
}

/** 31 December and 1 January are the same moment in a table of savings. */
const isSameMoment = (one: Day, other: Day) => one === other || dayAfter(one) === other || dayAfter(other) === one

/** Savings are printed for several days in a table of the year: those of the paper's day count. */
function ofDay(candidates: readonly One[], date: FoundValue | null): One[] {
  const most = Math.max(...candidates.map(({ rank }) => rank))
  const best = candidates.filter(({ rank }) => rank === most)
  const isEqual = best.every(({ value }) => value === best[0]?.value)
  if (isEqual || date === null) return best
  const ofItsDay = best.filter(({ reading }) => reading.days.some((day) => isSameMoment(day, date.value as Day)))
  return ofItsDay.length > 0 ? ofItsDay : best
}

export function savingsIn(of: NumbersOf, date: FoundValue | null): FoundValues {
  const today = of('balance').filter((one) => !isForeseen(one))
  const byLaw = of('balanceMandatory').filter((one) => !isForeseen(one))
  const mandatory = [...withRole(today, 'mandatory'), ...byLaw]
  const wholes = today.filter(
    (one) => withRole([one], 'mandatory').length === 0 && withRole([one], 'above').length === 0,
  )
  return {
    balance: wholeOf(wholes.length > 0 ? ofDay(wholes, date) : today, BY_LAW),
    balanceMandatory: agreed(ofDay(mandatory, date)),
  }
}

/** `Alterskapital` alone may be of today or to come: it counts where an age or a word says that it is foreseen. */
export const capitalsIn = (of: NumbersOf): One[] =>
  [...of('capital'), ...of('balance').filter(({ rank }) => rank > EXIT_RANK)].filter(
    (one) => isForeseen(one) && isFull(one) && !one.reading.roles.has('current'),
  )

/** Exit benefits are of today. */
const EXIT_RANK = 2

export const pensionsIn = (of: NumbersOf): One[] => of('pension').filter(isFull)

/** What the fund expects: with interest, and not at an age long before. */
const isFull = ({ reading }: One) => !reading.otherAge && !reading.roles.has('withoutInterest')

const findKind = phraseFinder([
  ...PAID_WORDS.map((phrase) => ['paid', phrase] as const),
  ...CAPITAL_ONLY_WORDS.map((phrase) => ['capitalOnly', phrase] as const),
])

/** null: a pension to come, or nothing that says so. */
export function kindIn(
  lines: readonly PaperLine[],
  { pension }: Projection,
  hasConversionRate: boolean,
): FoundValue | null {
  for (const { text, number } of lines)
    for (const { key } of findKind(wordsOf(text))) {
      if (key === 'paid' && pension) return { value: 'paid', line: number }
      if (key === 'capitalOnly' && !pension && !hasConversionRate) return { value: 'capitalOnly', line: number }
    }
  return null
}

/** Years' pensions are some percent of their capital; outside of this a month is printed. */
const [LOWEST_RATE, HIGHEST_RATE] = [0.025, 0.085]

/** As printed; where no word names it, the period that makes it a pension of that capital. */
function periodOf({ pension, capital }: Projection): FoundValue | null {
  if (!pension) return null
  const isPensionOf = (yearly: number) =>
    capital !== null && yearly >= LOWEST_RATE * capital.value && yearly <= HIGHEST_RATE * capital.value
  const implied = isPensionOf(pension.value) ? 'year' : isPensionOf(12 * pension.value) ? 'month' : null
  const per = pension.per ?? implied
  return per && { value: per, line: pension.line, above: pension.above }
}

export function benefitsIn(
  projection: Projection,
  kind: FoundValue | null,
  since: readonly Candidate<CertificateField>[],
): FoundValues {
  const { pension, capital, atAge } = projection
  const pensionPer = periodOf(projection)
  if (kind?.value === 'paid') return { pension, pensionPer, paidSince: agreed(since) }
  return { capital, pension, pensionPer, atAge }
}

export const ofLaw = (candidates: readonly One[]) => ({
  mandatory: partOf(candidates, 'mandatory'),
  above: partOf(candidates, 'above'),
})
