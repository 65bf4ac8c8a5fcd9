import { type Confidence, lawDay, type Row, type Table } from '../table'
import { lpp } from './lpp-sources'

/**
 * The rate from an LPP age (calendar year minus year of birth) until the next bracket, percent of the coordinated
 * salary.
 */
export type CreditBracket = { fromAge: number; rate: number }

type Brackets = readonly CreditBracket[]

/** The rates have never changed, only the ages at which they start. */
const brackets = (...ages: [number, number, number, number]): Brackets =>
  [7, 10, 15, 18].map((rate, index) => ({ fromAge: ages[index] as number, rate }))

const row = (start: `${number}-01-01`, value: Brackets, confidence: Confidence): Row<Brackets> => ({
  from: lawDay(start),
  value,
  source: lpp('art. 16', '16'),
  confidence,
})

const table = (id: `lppSavingsCredits${'Men' | 'Women'}`, title: string, rows: Row<Brackets>[]): Table<Brackets> => ({
  id,
  title,
  unit: '% of the coordinated salary',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows,
})

const TODAY = brackets(25, 35, 45, 55)

/** The last bracket runs until the reference age. */
export const LPP_SAVINGS_CREDITS_MEN = table('lppSavingsCreditsMen', 'LPP savings credits by LPP age, men', [
  row('1985-01-01', TODAY, 'high'),
])

/** Until 2004 women, whose reference age was lower, moved up to the next rate earlier. */
export const LPP_SAVINGS_CREDITS_WOMEN = table('lppSavingsCreditsWomen', 'LPP savings credits by LPP age, women', [
  row('1985-01-01', brackets(25, 32, 42, 52), 'medium'),
  row('2005-01-01', TODAY, 'high'),
])
