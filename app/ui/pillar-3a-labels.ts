import type { TFunction } from 'i18next'

const FIELDS = ['ids', 'solde', 'amount', 'rate', 'paydate'] as const

/** What a field of the 3a page is called there; whose an account is was chosen among the banks and insurers. */
export function pillar3aLabel(t: TFunction, name: string): string {
  const field = name === 'entityId' ? 'ids' : FIELDS.find((one) => one === name)
  return field ? t(`pillar3a.${field}`) : name
}
