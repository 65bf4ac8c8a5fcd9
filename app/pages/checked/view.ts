/** Prepares the page of checked figures. */
import type { TFunction } from 'i18next'
import type { CheckedCase, StartingFacts, WithAgreement } from '~/estimate/answers/checked/case'
import type { Checked } from '~/estimate/answers/checked/compute-checked'
import { chf, dayText, percent } from '~/language/format'
import { type Counts, countsOf, type DifferingView, type FigureView, figureView, reasonOf } from './figure-view'
import { differingTax, type TaxPartView, taxPartOf } from './tax-view'

/** Everything published in one place, behind one fold. */
export type SourceView = {
  key: string
  title: string
  read: string
  dated: string | null
  cases: { key: string; given: string; figures: FigureView[] }[]
}

export type PillarView = { pillar: CheckedCase['pillar']; counts: Counts; sources: SourceView[] }

export type CheckedView = {
  counts: Counts
  withoutOwnFigure: number
  differing: DifferingView[]
  pillars: PillarView[]
  tax: TaxPartView
  incomeTax: TaxPartView
}

/** The selected places. */
export type AskedPlaces = { canton: string; income: string }

const PILLARS = ['avs', 'lpp', 'pillar3a'] as const

export function checkedView(checked: Checked, asked: AskedPlaces, t: TFunction): CheckedView {
  const { cases, taxes, incomeTaxes } = checked
  return {
    counts: countsOf([...cases, ...taxes, ...incomeTaxes]),
    withoutOwnFigure: checked.withoutOwnFigure,
    differing: [
      ...cases.flatMap((one) => differingIn(one, t)),
      ...taxes.flatMap((one) => differingTax(one, taxes, t)),
      ...incomeTaxes.flatMap((one) => differingTax(one, incomeTaxes, t)),
    ],
    pillars: PILLARS.map((pillar) => {
      const its = cases.filter((one) => one.pillar === pillar)
      return { pillar, counts: countsOf(its), sources: sourcesOf(its, t) }
    }),
    tax: taxPartOf({ taxes, readings: checked.taxReadings, year: checked.taxYear }, asked.canton, t),
    incomeTax: taxPartOf(
      { taxes: incomeTaxes, readings: checked.incomeTaxReadings, year: checked.incomeTaxYear },
      asked.income,
      t,
    ),
  }
}

function differingIn({ id, source, figures }: WithAgreement<CheckedCase>, t: TFunction): DifferingView[] {
  return figures
    .filter(({ agreement }) => agreement === 'differs' || agreement === 'near')
    .map((figure, index) => ({
      key: `${id}-${index}`,
      source: t('checked.differing.source', { document: documentOf(source, t) }),
      sentence: t('checked.differing.item', figureView(figure, String(index), t)),
      reason: reasonOf(figure, t),
    }))
}

const documentOf = ({ document, place }: CheckedCase['source'], t: TFunction) =>
  t(`checked.documents.${document}`, { place: place ?? '' })

function sourcesOf(cases: readonly WithAgreement<CheckedCase>[], t: TFunction): SourceView[] {
  const keyOf = ({ source: { document, place = '', address } }: WithAgreement<CheckedCase>) =>
    `${document} ${place} ${address}`
  return [...new Set(cases.map(keyOf))].map((key) => {
    const its = cases.filter((one) => keyOf(one) === key)
    const [{ source } = { source: its[0]?.source as CheckedCase['source'] }] = its
    const { address, date, isCopy } = source
    return {
      key,
      title: t('checked.fold', { document: documentOf(source, t), count: countsOf(its).figures }),
      read: t(isCopy ? 'checked.copiedAt' : 'checked.readAt', { address }),
      dated: date ? t('checked.dated', { day: dayText(date) }) : null,
      cases: its.map(({ id, year, given, figures }) => ({
        key: id,
        given: t('checked.given', { given: givenText(given, t), year }),
        figures: figures.map((figure, index) => figureView(figure, `${id}-${index}`, t)),
      })),
    }
  })
}

function givenText(
  { kind, amounts = {}, numbers = {}, percents = {}, days = {} }: StartingFacts,
  t: TFunction,
): string {
  const { count = 0, ...others } = numbers
  return t(`checked.givens.${kind}`, {
    count,
    ...others,
    ...withEach(amounts, chf),
    ...withEach(percents, percent),
    ...withEach(days, dayText),
  })
}

const withEach = <Value>(values: Record<string, Value>, write: (value: Value) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))
