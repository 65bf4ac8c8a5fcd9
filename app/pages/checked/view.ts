/** Prepares the page of checked figures. */
import type { TFunction } from 'i18next'
import type {
  Agreement,
  CheckedCase,
  CheckedFigure,
  CheckedTax,
  FigureName,
  Reason,
  StartingFacts,
  WithAgreement,
} from '~/estimate/answers/checked/case'
import type { Checked } from '~/estimate/answers/checked/compute-checked'
import { chf, dayText, percent } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { Day } from '~/pillars/day'

type Figure = WithAgreement<{ figures: CheckedFigure[] }>['figures'][number]
type TaxPlace = CheckedTax['place']

/** How often figures agree, by kind of agreement. */
export type Counts = Record<Agreement, number> & { figures: number }

/** One figure, in words. */
export type FigureView = { key: string; figure: string; published: string; ours: string; agreement: string }

/** Everything published in one place, behind one fold. */
export type SourceView = {
  key: string
  title: string
  read: string
  dated: string | null
  cases: { key: string; given: string; figures: FigureView[] }[]
}

export type PillarView = { pillar: CheckedCase['pillar']; counts: Counts; sources: SourceView[] }
export type DifferingView = { key: string; source: string; sentence: string; reason: string }
export type TaxPlaceView = { place: TaxPlace; name: string; counts: Counts }
export type TaxRowView = FigureView & { reading: string }

export type CheckedView = {
  counts: Counts
  withoutOwnFigure: number
  differing: DifferingView[]
  pillars: PillarView[]
  taxCounts: Counts
  /** Why tax figures differ from ours, or lie within a range of ours. */
  taxReasons: Reason[]
  places: TaxPlaceView[]
  taxReadings: Checked['taxReadings']
  taxYear: number
  /** Each figure of the selected place. */
  shown: { name: string; caption: string; rows: TaxRowView[] } | null
}

const PILLARS = ['avs', 'lpp', 'pillar3a'] as const

export function checkedView(checked: Checked, asked: string, t: TFunction): CheckedView {
  const { cases, taxes, taxReadings, taxYear, withoutOwnFigure } = checked
  const places = [...new Set(taxes.map(({ place }) => place))].sort(byPlace)
  const shown = places.find((place) => place === asked)
  return {
    counts: countsOf([...cases, ...taxes]),
    withoutOwnFigure,
    differing: [...cases.flatMap((one) => differingIn(one, t)), ...taxes.flatMap((one) => differingTax(one, taxes, t))],
    pillars: PILLARS.map((pillar) => {
      const its = cases.filter((one) => one.pillar === pillar)
      return { pillar, counts: countsOf(its), sources: sourcesOf(its, t) }
    }),
    taxCounts: countsOf(taxes),
    taxReasons: reasonsIn(taxes),
    places: places.map((place) => ({
      place,
      name: placeName(place, taxes, t),
      counts: countsOf(taxes.filter((one) => one.place === place)),
    })),
    taxReadings,
    taxYear,
    shown: shown
      ? {
          name: placeName(shown, taxes, t),
          caption: t(`checked.figures.${shown === 'CH' ? 'federal' : 'cantonal'}`),
          rows: rowsOf(shown, taxes, t),
        }
      : null,
  }
}

/** The Confederation first, then the cantons in alphabetical order. */
const byPlace = (one: TaxPlace, other: TaxPlace) =>
  Number(other === 'CH') - Number(one === 'CH') || one.localeCompare(other)

function countsOf(those: readonly WithAgreement<{ figures: CheckedFigure[] }>[]): Counts {
  const counts: Counts = { figures: 0, same: 0, near: 0, within: 0, differs: 0 }
  for (const { figures } of those)
    for (const { agreement } of figures) {
      counts.figures++
      counts[agreement]++
    }
  return counts
}

const reasonsIn = (taxes: Checked['taxes']): Reason[] => [
  ...new Set(
    taxes
      .flatMap(({ figures }) => figures)
      .filter(({ agreement }) => agreement !== 'same')
      .flatMap(({ reason }) => reason ?? []),
  ),
]

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

const reasonOf = ({ reason }: Figure, t: TFunction) =>
  t(reason ? `checked.reasons.${reason}` : 'checked.differing.unexplained')

/** Figures that rounding explains are too many to list, so their reasons are given beside the tax. */
function differingTax(one: WithAgreement<CheckedTax>, taxes: Checked['taxes'], t: TFunction): DifferingView[] {
  return one.figures
    .filter(({ agreement }) => agreement === 'differs')
    .map((figure, index) => {
      const view = figureView(figure, String(index), t)
      const row = `${placeName(one.place, taxes, t)}, ${taxRow(one, t)}`
      return {
        key: `${one.id}-${index}`,
        source: figure.readings.map((reading) => t(`checked.tax.readings.${reading}`)).join(' '),
        sentence: t('checked.differing.item', {
          ...view,
          figure: t('checked.tax.rowOf', { row, figure: view.figure }),
        }),
        reason: reasonOf(figure, t),
      }
    })
}

const taxRow = ({ status, capital }: Pick<CheckedTax, 'status' | 'capital'>, t: TFunction) =>
  t('checked.tax.row', { person: t(`checked.tax.person.${status}`), capital: chf(capital) })

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

/** All other figures are amounts. */
const WRITTEN: Partial<Record<FigureName, (value: number) => string>> = {
  scale: String,
  reduction: percent,
  increase: percent,
}
/** The figures for which `at` is an amount too. */
const AT_AMOUNT: readonly FigureName[] = ['pensionFor']

function figureView({ name, at, of, published, ours, agreement }: Figure, key: string, t: TFunction): FigureView {
  const write = (value: number | Day) =>
    typeof value === 'string' ? dayText(value) : (WRITTEN[name] ?? chf)(value as number)
  const figure = t(`checked.figures.${name}`, { at: AT_AMOUNT.includes(name) ? chf(at ?? 0) : at })
  return {
    key,
    figure: of ? t(`checked.of.${of}`, { figure }) : figure,
    published: write(published),
    ours: typeof ours === 'object' ? rangeText(t, chf(ours.low), chf(ours.high), 'checked.between') : write(ours),
    agreement: t(`checked.agreements.${agreement}`, {
      difference: typeof ours === 'number' ? chf(Math.abs(ours - Number(published))) : '',
    }),
  }
}

function placeName(place: TaxPlace, taxes: Checked['taxes'], t: TFunction): string {
  if (place === 'CH') return t('checked.tax.confederation')
  const municipality = taxes.find((one) => one.place === place)?.municipality
  return t('checked.tax.inPlace', { canton: t(`words.cantons.${place}`), municipality })
}

const rowsOf = (place: TaxPlace, taxes: Checked['taxes'], t: TFunction): TaxRowView[] =>
  taxes
    .filter((one) => one.place === place)
    .toSorted((one, other) => one.capital - other.capital)
    .flatMap(({ id, status, capital, figures }) => {
      const row = taxRow({ status, capital }, t)
      return figures.map((figure, index): TaxRowView => {
        const view = figureView(figure, `${id}-${index}`, t)
        // The caption already names what most rows show.
        const isUsual = figure.name === 'federal' || figure.name === 'cantonal'
        return {
          ...view,
          figure: isUsual ? row : t('checked.tax.rowOf', { row, figure: view.figure }),
          reading: figure.readings.map((reading) => t(`checked.tax.readingOf.${reading}`)).join(', '),
        }
      })
    })
