/**
 * How wages and prices may develop. All figures are in today's francs, so the expected rise of wages and prices has to
 * be taken off a nominal interest rate. No act or ordinance says how much that is: it is a setting, 0 unless another is
 * chosen.
 */
export const OUTLOOK_NAMES = ['low', 'expected', 'high'] as const
export type OutlookName = (typeof OUTLOOK_NAMES)[number]

/** The rise of wages and prices, percent a year. */
export const EXPECTED_RISE: Record<OutlookName, number> = { low: 1, expected: 0, high: 0 }
