import { lawDay, type Row, type Table } from '../table'
import { lavs, lavsReadAt, TRANSCRIPTION_SRC } from './avs-sources'

export type Age = { years: number; months: number }

const row = (bornFrom: `${number}-01-01`, years: number, months = 0): Row<Age> => ({
  from: lawDay(bornFrom),
  value: { years, months },
  // The final provisions, which have the lower ages, were not read in the official text.
  source: lavsReadAt('art. 21, disp. trans. 17.12.2021', TRANSCRIPTION_SRC),
  confidence: 'medium',
})

const sixtyFive = (bornFrom: `${number}-01-01`): Row<Age> => ({
  from: lawDay(bornFrom),
  value: { years: 65, months: 0 },
  source: lavs('art. 21 al. 1', '21'),
  confidence: 'high',
})

/** `from` is a birth date here. Ages for men and women born long before 1960 no longer matter. */
export const REFERENCE_AGE_WOMEN: Table<Age> = {
  id: 'referenceAgeWomen',
  title: 'AVS reference age of women, by birth date',
  unit: 'years and months of age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    row('1900-01-01', 64),
    row('1961-01-01', 64, 3),
    row('1962-01-01', 64, 6),
    row('1963-01-01', 64, 9),
    sixtyFive('1964-01-01'),
  ],
}

export const REFERENCE_AGE_MEN: Table<Age> = {
  id: 'referenceAgeMen',
  title: 'AVS reference age of men, by birth date',
  unit: 'years and months of age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [sixtyFive('1900-01-01')],
}
