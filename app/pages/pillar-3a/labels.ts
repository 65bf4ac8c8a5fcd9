import type { TFunction } from 'i18next'

const FIELDS = ['ids', 'solde', 'amount', 'rate', 'paydate'] as const

/** The label of a field of the 3a page; for `entityId`, that of the selection of providers. */
export function pillar3aLabel(t: TFunction, name: string): string {
  const field = name === 'entityId' ? 'ids' : FIELDS.find((one) => one === name)
  return field ? t(`pillar3a.${field}`) : name
}
