/**
 * What may come of wages and prices. All figures are in today's francs, so where a rate of interest is nominal, the expected
 * rise of wages and prices has to be taken off it. No act and no ordinance says how much that is: it is a setting, of none
 * where nothing else is chosen.
 */
export const OUTLOOK_NAMES = ['low', 'expected', 'high'] as const
export type OutlookName = (typeof OUTLOOK_NAMES)[number]

/** By how much wages and prices rise, percent a year. */
export const EXPECTED_RISE: Record<OutlookName, number> = { low: 1, expected: 0, high: 0 }
