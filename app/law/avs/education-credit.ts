import { lawDay, type Table } from '../table'
import { lavs } from './avs-sources'

/** `yearlyMinimums`: credit of a year, in yearly minimum pensions; `childUnder`: age of the child, years. */
export type EducationCredit = { yearlyMinimums: number; childUnder: number }

export const EDUCATION_CREDIT: Table<EducationCredit> = {
  id: 'educationCredit',
  title: 'AVS education credit',
  unit: 'minimum pensions of a year; years of age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2027-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: { yearlyMinimums: 3, childUnder: 16 },
      source: lavs('art. 29sexies al. 1, 2', '29_sexies'),
      confidence: 'high',
    },
  ],
}
