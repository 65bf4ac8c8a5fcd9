import { lawDay, type Row, type Table } from '../table'
import { lavs } from './avs-sources'

/** The basic supplement up to an average income in yearly minimum pensions; null: above all bounds. */
export type SupplementClass = { upToYearlyMinimums: number | null; base: number }

/** For women of the transition generation who do not draw early. */
export const TRANSITION_SUPPLEMENT: Table<readonly SupplementClass[]> = {
  id: 'transitionSupplement',
  title: 'AVS basic supplement of the transition generation, by average income',
  unit: 'CHF a month; minimum pensions of a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2025-01-01'),
      value: [
        { upToYearlyMinimums: 4, base: 160 },
        { upToYearlyMinimums: 5, base: 100 },
        { upToYearlyMinimums: null, base: 50 },
      ],
      source: lavs('art. 34bis al. 1', '34_bis'),
      confidence: 'high',
    },
  ],
}

const share = (bornFrom: `${number}-01-01`, value: number): Row<number> => ({
  from: lawDay(bornFrom),
  value,
  source: lavs('art. 34bis al. 2, 3', '34_bis'),
  confidence: 'high',
})

/** `from` is the woman's birth date. */
export const TRANSITION_SHARE: Table<number> = {
  id: 'transitionShare',
  title: 'AVS share of the supplement of the transition generation, by birth date',
  unit: 'percent of the basic supplement',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    share('1900-01-01', 0),
    share('1961-01-01', 25),
    share('1962-01-01', 50),
    share('1963-01-01', 75),
    share('1964-01-01', 100),
    share('1966-01-01', 81),
    share('1967-01-01', 63),
    share('1968-01-01', 44),
    share('1969-01-01', 25),
    share('1970-01-01', 0),
  ],
}
