/**
 * Reads the figures of a pension fund's certificate from the text of its file. Pure. Takes only what a label names, and
 * nothing where two lines could be the figure and differ.
 */
import { bridgingIn } from './bridging'
import { projectionIn } from './by-age'
import { candidatesIn } from './candidates'
import { AGE_TABLE_LABELS, CERTIFICATE_LABELS } from './certificate-labels'
import type { CertificateReading, FoundValues } from './certificate-reading'
import { contributionIn } from './contribution'
import { figuresOf, lineText } from './found'
import { benefitsIn, capitalsIn, dateIn, kindIn, pensionsIn, savingsIn } from './old-age-figures'
import { noticeIn, ratesIn, salariesIn, singlesIn } from './other-figures'
import type { PaperLine } from './paper-lines'
import { isNumber } from './parts-of-figure'

/** CHF; nobody has more. */
const MOST_FRANCS = 20_000_000

export function certificateOn(lines: readonly PaperLine[]): CertificateReading {
  const read = candidatesIn(lines, CERTIFICATE_LABELS, AGE_TABLE_LABELS)
  const isPossible = ({ value }: { value: number | string }) => typeof value !== 'number' || value <= MOST_FRANCS
  const of = (field: (typeof CERTIFICATE_LABELS)[number]['field']) =>
    read.candidates.filter((one) => one.field === field && isPossible(one))
  const numbersOf = (field: Parameters<typeof of>[0]) => of(field).filter(isNumber)
  const date = dateIn(of('date'), numbersOf('balance'))
  const projection = projectionIn(capitalsIn(numbersOf), pensionsIn(numbersOf))
  const kind = kindIn(lines, projection, numbersOf('conversionRate').length > 0)
  const contribution = contributionIn(numbersOf('contribution'))
  const found: FoundValues = {
    kind,
    date,
    ...savingsIn(numbersOf, date),
    contribution,
    contributionPer: contribution?.per ? { value: contribution.per, line: contribution.line } : null,
    ...benefitsIn(projection, kind, of('paidSince')),
    ...ratesIn(numbersOf, projection),
    ...salariesIn(numbersOf),
    ...bridgingIn(numbersOf, read.mentions),
    ...singlesIn(numbersOf),
    noticeMonths: noticeIn(lines),
  }
  const figures = figuresOf(found, lines)
  const { ages, agesLine } = kind?.value === 'paid' ? { ages: [], agesLine: null } : projection
  return { figures, ages, agesLine: agesLine === null ? null : lineText(lines, agesLine) }
}
