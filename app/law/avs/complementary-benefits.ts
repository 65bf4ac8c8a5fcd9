/**
 * The needs that the act on complementary benefits (LPC, SR 831.30) recognises for people who live at home. The health
 * premium counts too, but it differs from canton to canton and is in no table here.
 */
import { quotedOf2027, SINCE_2027, UNTIL_2027 } from '../autumn-2026'
import { lawDay, type Source, type Table } from '../table'

const lpc = (article: string, anchor: string): Source => ({
  act: 'LPC',
  article,
  address: `https://www.fedlex.admin.ch/eli/cc/2007/804/fr#art_${anchor}`,
})

/** CHF: for a person who lives alone, and for a married couple. */
export type OneOrTwo = { single: number; couple: number }

export const COMPLEMENTARY_WEALTH: Table<OneOrTwo> = {
  id: 'complementaryWealth',
  title: 'Complementary benefits: net wealth from which there is no right, without the home one lives in',
  unit: 'CHF',
  checked: lawDay('2026-11-22'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2021-01-01'),
      value: { single: 100_000, couple: 200_000 },
      source: lpc('art. 9a al. 1', '9_a'),
      confidence: 'high',
    },
  ],
}

export const COMPLEMENTARY_LIVING: Table<OneOrTwo> = {
  id: 'complementaryLiving',
  title: 'Complementary benefits: what is needed to live',
  unit: 'CHF a year',
  checked: lawDay('2026-11-22'),
  enactedUntil: UNTIL_2027,
  rows: [
    {
      from: lawDay('2025-01-01'),
      value: { single: 20_670, couple: 31_005 },
      source: lpc('art. 10 al. 1 let. a', '10'),
      confidence: 'high',
    },
    {
      from: SINCE_2027,
      value: { single: 21_000, couple: 31_500 },
      source: quotedOf2027('LPC', 'art. 10 al. 1 let. a'),
      confidence: 'medium',
    },
  ],
}

/** The highest rent that counts, CHF a year, in regions 1 (large centres), 2 (towns) and 3 (country). */
export type RentLimits = { region: 1 | 2 | 3; single: number; couple: number }

export const COMPLEMENTARY_RENT: Table<readonly RentLimits[]> = {
  id: 'complementaryRent',
  title: 'Complementary benefits: the most that counts of a rent',
  unit: 'CHF a year',
  checked: lawDay('2026-11-22'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2025-01-01'),
      // A couple's rent includes the addition for the second person: 3'420, 3'420 and 3'480.
      value: [
        { region: 1, single: 18_900, couple: 22_320 },
        { region: 2, single: 18_300, couple: 21_720 },
        { region: 3, single: 16_680, couple: 20_160 },
      ],
      source: lpc('art. 10 al. 1 let. b', '10'),
      confidence: 'high',
    },
  ],
}

/**
 * Wealth spent too fast is counted as if it were still there: more than `percent` of it in a year (more than `amount`
 * where it is at most `wealth`, CHF) without good reason, from `yearsBefore` the old-age pension on.
 */
export type WealthSpent = { percent: number; wealth: number; amount: number; yearsBefore: number }

export const COMPLEMENTARY_WEALTH_SPENT: Table<WealthSpent> = {
  id: 'complementaryWealthSpent',
  title: 'Complementary benefits: how much wealth may be spent in a year',
  unit: 'percent of the wealth; CHF; years',
  checked: lawDay('2026-11-22'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2021-01-01'),
      value: { percent: 10, wealth: 100_000, amount: 10_000, yearsBefore: 10 },
      source: lpc('art. 11a al. 3, 4', '11_a'),
      confidence: 'high',
    },
  ],
}
