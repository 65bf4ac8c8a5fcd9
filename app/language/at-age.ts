import type { TFunction } from 'i18next'

/** An age in months after `à` or `mit`: `780` -> `65 ans`, `65 Jahren`; `767` -> `63 ans et 11 mois`, `63 Jahren und 11 Monaten`. */
export function atAge(t: TFunction, allMonths: number): string {
  const years = t('words.atAge', { count: Math.floor(allMonths / 12) })
  const months = allMonths % 12
  return months === 0 ? years : t('words.atAgeAndMonths', { years, count: months })
}
