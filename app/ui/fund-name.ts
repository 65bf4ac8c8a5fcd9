import type { PensionFund } from '~/dossier/shape'
import type { Language } from '~/text/language'

/** A fund's name in the language of the page, where the registry has one. */
export const fundName = (language: Language, { name, nameFr, nameDe }: PensionFund) =>
  (language === 'fr' ? nameFr : nameDe) ?? name

/** The names of funds by their id in the directory. */
export const fundNamesById = (language: Language, registry: readonly PensionFund[]) =>
  new Map(registry.map((fund) => [fund.id, fundName(language, fund)]))
