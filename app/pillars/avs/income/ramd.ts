import type { PensionLaw } from '~/law/avs/avs-law'
import { type Franc, franc, NO_FRANC } from '~/pillars/money'

type TableLaw = Pick<PensionLaw, 'minimumPension' | 'tableRows'>

/** The distance between two rows of the pension table, CHF: a tenth of the yearly minimum pension. */
export const tableStep = ({ minimumPension, tableRows }: TableLaw): number => (12 * minimumPension) / tableRows

/**
 * The average income as a row of the pension table, CHF a year: rounded up to the next row, at least the first one.
 * Above the last row it continues in the same steps, as in published decisions; the pension is then the maximum (RAVS
 * art. 53). The average that is shown ends with the last row: `shownRamd`.
 */
export function tableRamd(average: number, law: TableLaw): Franc {
  const step = tableStep(law)
  return franc(Math.max(12 * law.minimumPension, Math.ceil(average / step) * step))
}

/**
 * The average as shown: the table ends where the pension reaches the maximum (LAVS art. 34 al. 3), and higher incomes
 * do not count.
 */
export const shownRamd = (ramd: Franc, { formula, minimumPension }: Pick<PensionLaw, 'formula' | 'minimumPension'>) =>
  franc(Math.min(ramd, formula.maximumFrom * minimumPension))

/** An income sum times a revaluation factor, whole francs. Factors have three decimals: the product is in thousandths. */
export const timesFactor = (incomeSum: number, factor: number): Franc =>
  franc((incomeSum * Math.round(factor * 1000)) / 1000)

/** A sum over months of contribution as whole francs a year (LAVS art. 30 al. 2). */
export const yearlyAverage = (sum: number, months: number): Franc =>
  months === 0 ? NO_FRANC : franc((sum * 12) / months)
