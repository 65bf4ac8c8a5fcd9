/** Prepares what is compared of a tax: by place, and each figure of the selected one. */
import type { TFunction } from 'i18next'
import type { CheckedIncomeTax, CheckedTax, Reason, TaxReading, WithAgreement } from '~/estimate/answers/checked/case'
import { chf } from '~/language/format'
import { type Counts, countsOf, type DifferingView, type FigureView, figureView, reasonOf } from './figure-view'

/** The tax on capital, or that on income. */
type ComparedTax = WithAgreement<CheckedTax> | WithAgreement<CheckedIncomeTax>
type TaxPlace = CheckedTax['place']

export type TaxPlaceView = { place: TaxPlace; name: string; counts: Counts }
export type TaxRowView = FigureView & { reading: string }

export type TaxPartView = {
  counts: Counts
  /** Why figures differ from ours, or lie within a range of ours. */
  reasons: Reason[]
  places: TaxPlaceView[]
  readings: TaxReading[]
  year: number
  /** Each figure of the selected place. */
  shown: { name: string; caption: string; rows: TaxRowView[] } | null
}

type Compared = { taxes: readonly ComparedTax[]; readings: TaxReading[]; year: number }

export function taxPartOf({ taxes, readings, year }: Compared, asked: string, t: TFunction): TaxPartView {
  const places = [...new Set(taxes.map(({ place }) => place))].sort(byPlace)
  const shown = places.find((place) => place === asked)
  return {
    counts: countsOf(taxes),
    reasons: reasonsIn(taxes),
    places: places.map((place) => ({
      place,
      name: placeName(place, taxes, t),
      counts: countsOf(taxes.filter((one) => one.place === place)),
    })),
    readings,
    year,
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

const reasonsIn = (taxes: readonly ComparedTax[]): Reason[] => [
  ...new Set(
    taxes
      .flatMap(({ figures }) => figures)
      .filter(({ agreement }) => agreement !== 'same')
      .flatMap(({ reason }) => reason ?? []),
  ),
]

/** Figures that rounding explains are too many to list, so their reasons are given beside the tax. */
export function differingTax(one: ComparedTax, taxes: readonly ComparedTax[], t: TFunction): DifferingView[] {
  return one.figures
    .filter(({ agreement }) => agreement === 'differs')
    .map((figure, index) => {
      const view = figureView(figure, String(index), t)
      const row = `${placeName(one.place, taxes, t)}, ${taxRow(one, taxes, t)}`
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

const amountOf = (one: ComparedTax) => ('capital' in one ? one.capital : one.amount)

function taxRow(one: ComparedTax, taxes: readonly ComparedTax[], t: TFunction): string {
  const person = t(`checked.tax.person.${one.status}`)
  const amount = chf(amountOf(one))
  if ('capital' in one) return t('checked.tax.row', { person, capital: amount })
  const row = t(`checked.incomeTax.row.${one.of}`, { person, amount })
  const isOneOfMany = municipalitiesOf(one.place, taxes).length > 1
  return isOneOfMany ? t('checked.incomeTax.rowIn', { row, municipality: one.municipality }) : row
}

const municipalitiesOf = (place: TaxPlace, taxes: readonly ComparedTax[]) => [
  ...new Set(taxes.filter((one) => one.place === place).map(({ municipality }) => municipality)),
]

function placeName(place: TaxPlace, taxes: readonly ComparedTax[], t: TFunction): string {
  if (place === 'CH') return t('checked.tax.confederation')
  const [municipality, ...others] = municipalitiesOf(place, taxes)
  const canton = t(`words.cantons.${place}`)
  if (others.length > 0) return t('checked.incomeTax.inPlaces', { canton, count: others.length + 1 })
  return t('checked.tax.inPlace', { canton, municipality })
}

const rowsOf = (place: TaxPlace, taxes: readonly ComparedTax[], t: TFunction): TaxRowView[] =>
  taxes
    .filter((one) => one.place === place)
    .toSorted((one, other) => amountOf(one) - amountOf(other))
    .flatMap((one) => {
      const { id, figures } = one
      const row = taxRow(one, taxes, t)
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
