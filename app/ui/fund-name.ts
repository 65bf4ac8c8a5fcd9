import type { PensionFund } from '~/dossier/shape'
import type { Silent } from '~/pillars/result'
import type { Language } from '~/text/language'

/** A fund's name in the language of the page, where the registry has one. */
export const fundName = (language: Language, { name, nameFr, nameDe }: PensionFund) =>
  (language === 'fr' ? nameFr : nameDe) ?? name

/** The names of funds by their id in the directory. */
export const fundNamesById = (language: Language, registry: readonly PensionFund[]) =>
  new Map(registry.map((fund) => [fund.id, fundName(language, fund)]))

/** Who is silent, funds in the language of the page. By id: of a fund that is not active, the digest knows no name. */
export function silentIn<One extends Pick<Silent, 'party' | 'id' | 'name'>>(
  language: Language,
  silent: readonly One[],
  registry: readonly PensionFund[],
): One[] {
  const byId = fundNamesById(language, registry)
  return silent.map((one) => (one.party === 'pensionFund' ? { ...one, name: byId.get(one.id) ?? one.name } : one))
}
