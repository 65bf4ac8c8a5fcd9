/** What the tax on capital had to assume. */
export const TAX_ASSUMPTIONS = [
  /** Canton and municipality alone. */
  'churchTaxLeftOut',
  /** The civil status in the year of payment is not given: that of the day of the estimate counts. */
  'taxStatusOfToday',
  /** Capital paid to both spouses in one year is taxed together, but only the person's own is known. */
  'spouseCapitalLeftOut',
  /** The Confederation taxes single parents like spouses; some cantons do too, which is not known here. */
  'cantonTaxedAsSingle',
] as const
/** `taxTablesOf2026`: the tables of the year of payment are not known yet; those of 2026 count. */
export type TaxAssumptionKey = `taxTablesOf${number}` | (typeof TAX_ASSUMPTIONS)[number]
