import type { TFunction } from 'i18next'

const FIELDS = ['ids', 'solde', 'amount', 'rate', 'paydate'] as const

/** What a field of the 3a page is called there. */
export function pillar3aLabel(t: TFunction, name: string): string {
  const field = FIELDS.find((one) => one === name)
  return field ? t(`pillar3a.${field}`) : name
}
