import type { PensionFund } from '~/dossier/shape/party-answers'
import type { Language } from '~/language/language'
import type { Silent } from '~/pillars/result'

const NAME_IN = { fr: 'nameFr', de: 'nameDe' } as const satisfies Record<Language, keyof PensionFund>

/** A fund's name in the language of the page, or its plain name if the directory gives no translation. */
export const fundName = (language: Language, fund: PensionFund) => fund[NAME_IN[language]] ?? fund.name

/** Fund names by id. */
export const fundNamesById = (language: Language, registry: readonly PensionFund[]) =>
  new Map(registry.map((fund) => [fund.id, fundName(language, fund)]))

/**
 * Silent parties, with funds named in the language of the page. Matched by id, since the digest has no name for inactive funds.
 */
export function silentWithNames<One extends Pick<Silent, 'party' | 'id' | 'name'>>(
  language: Language,
  silent: readonly One[],
  registry: readonly PensionFund[],
): One[] {
  const byId = fundNamesById(language, registry)
  return silent.map((one) => (one.party === 'pensionFund' ? { ...one, name: byId.get(one.id) ?? one.name } : one))
}

/** Possible buy-ins, with the fund named in the language of the page. */
export function withFundName<Told extends { buyIn: { fundId: string | null; fundName: string } | null }>(
  told: Told,
  registry: readonly PensionFund[],
  language: Language,
): Told {
  const name = fundNamesById(language, registry).get(told.buyIn?.fundId ?? '')
  return name && told.buyIn ? { ...told, buyIn: { ...told.buyIn, fundName: name } } : told
}
