/**
 * Reads the letter of a forecast of the AVS pension (RAVS art. 58 to 60): the average income, the scale, and the year
 * of the amounts. Pure.
 */
import { type Day, yearOf } from '~/pillars/day'
import { candidatesIn } from './candidates'
import { agreed, type FoundFigure, figuresOf } from './found'
import type { Label } from './labels'
import type { PaperLine } from './paper-lines'
import { isNumber } from './parts-of-figure'

/** The fields of the form that a letter can fill, by their names. */
export type ForecastFigure = 'ramd' | 'scale' | 'forecastYear'

const FORECAST_LABELS: readonly Label<ForecastFigure>[] = [
  {
    field: 'ramd',
    kind: 'money',
    words: [
      'massgebendes durchschnittliches jahreseinkommen',
      'massgebende durchschnittliche jahreseinkommen',
      'massgebenden durchschnittlichen jahreseinkommen*',
      'durchschnittliches jahreseinkommen',
      'revenu annuel moyen determinant',
      'revenu annuel moyen',
      'ramd',
    ],
    not: ['minimum', 'maximum', 'mindestens', 'hochstens', 'conjoint*', 'ehegatt*'],
  },
  {
    field: 'scale',
    kind: 'count',
    words: ['rentenskala', 'rentenskalen', 'skala', 'echelle de rente*', 'echelle des rentes', 'echelle'],
    not: ['conjoint*', 'ehegatt*'],
  },
  {
    field: 'forecastYear',
    kind: 'count',
    words: [
      'ansatze*',
      'berechnungsjahr',
      'rentenbetrage',
      'betrage',
      'werte',
      'tabellen',
      'montants',
      'baremes',
      'valeurs',
      'tables',
      'annee de calcul',
      'annee du calcul',
    ],
    not: ['geburt*', 'naissance'],
  },
  {
    field: 'forecastYear',
    kind: 'day',
    words: [
      'stand',
      'gultig ab',
      'gultig per',
      'etat au',
      'valables des',
      'valable des',
      'en vigueur des',
      'en vigueur au',
    ],
    not: ['geburt*', 'naissance', 'konto*', 'compte*'],
  },
  // The day of the letter, where nothing else names the year.
  {
    field: 'forecastYear',
    kind: 'day',
    rank: 0,
    words: ['datum', 'den', 'date', 'le'],
    not: ['geburt*', 'naissance', 'ne', 'nee', 'konto*', 'compte*', 'eingang*', 'rentenbeginn', 'debut'],
  },
]

/** LAVS art. 29ter: 44 is the complete one. */
const HIGHEST_SCALE = 44
/** The AVS pays since. */
const FIRST_YEAR = 1948
const LAST_YEAR = 2100

export function forecastOn(lines: readonly PaperLine[]): FoundFigure<ForecastFigure>[] {
  const { candidates } = candidatesIn(lines, FORECAST_LABELS)
  const of = (field: ForecastFigure) => candidates.filter((one) => one.field === field)
  const years = of('forecastYear').map((one) => ({
    ...one,
    value: typeof one.value === 'number' ? one.value : yearOf(one.value as Day),
  }))
  return figuresOf(
    {
      ramd: agreed(of('ramd').filter(isNumber)),
      scale: agreed(
        of('scale')
          .filter(isNumber)
          .filter(({ value }) => value >= 1 && value <= HIGHEST_SCALE),
      ),
      forecastYear: agreed(years.filter(({ value }) => value >= FIRST_YEAR && value <= LAST_YEAR)),
    },
    lines,
  )
}
