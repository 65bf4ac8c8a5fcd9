/** A row of the CSV before formatting. */
import type { TFunction } from 'i18next'
import type { Unit } from './figures'

export const COLUMNS = ['pillar', 'figure', 'column', 'value', 'unit', 'from', 'to'] as const

export type Row = Partial<Record<(typeof COLUMNS)[number], string | number>>

/** `share`: percent of something. */
export const unitText = (t: TFunction, unit: Unit | 'share') => (unit === 'once' ? 'CHF' : t(`takeaway.units.${unit}`))
