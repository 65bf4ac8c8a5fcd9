/** How capital from the second pillar and pillar 3a is taxed on a day: by the federal tariff, and by the tables of the cantons. */
import { type Day, lawDay, rowOn, type Source, type Table } from '../table'
import { CANTON_TAXES, type CantonTaxes } from './canton-taxes'
import { FEDERAL_TARIFFS, type FederalTariffs } from './federal-tariffs'

/** The tables of the tax on capital. */
export const TAX_TABLES: readonly [Table<FederalTariffs>, Table<CantonTaxes>] = [FEDERAL_TARIFFS, CANTON_TAXES]

/** `year`: the first year in which they apply. */
export type DatedFederalTariffs = FederalTariffs & { year: number; source: Source }

/** `year`, `cantons` and `municipalities` belong to the cantonal tables that are used. */
export type CapitalTaxLaw = CantonTaxes & {
  /** The day on which these tables were last checked. */
  checked: Day
  /** Where the results can be looked up. */
  calculator: Source
  federal: DatedFederalTariffs
  /** The tables taken from another year, because this year's are not known. */
  assumed: { federal: boolean; cantons: boolean }
}

/** Every year with known federal tariffs, earliest first. */
export const federalTariffs = (): DatedFederalTariffs[] =>
  FEDERAL_TARIFFS.rows.map(({ from, value, source }) => ({ ...value, year: Number(from.slice(0, 4)), source }))

/**
 * The law that taxes capital paid on a day: the tables of its year, or the latest ones where those are not known,
 * marked in `assumed`. A day before the first known year has that year's tables, marked likewise: only estimates for a
 * past day need them.
 */
export function capitalTaxLawOn(day: Day): CapitalTaxLaw {
  const federal = knownOn(FEDERAL_TARIFFS, day)
  const cantons = knownOn(CANTON_TAXES, day)
  const { year, cantons: taxes, municipalities } = cantons.value
  return {
    year,
    checked: CANTON_TAXES.checked,
    calculator: cantons.source,
    federal: {
      year: Number(federal.from.slice(0, 4)),
      source: federal.source,
      share: federal.value.share,
      tariffs: federal.value.tariffs,
    },
    cantons: taxes,
    municipalities,
    assumed: { federal: federal.assumed, cantons: cantons.assumed },
  }
}

function knownOn<Value>(table: Table<Value>, day: Day) {
  const [first] = table.rows
  return first && day < first.from ? { ...first, assumed: true } : rowOn(table, day)
}

/** The tables of a calendar year: they hold from its first day to its last. */
export const capitalTaxLawIn = (year: number): CapitalTaxLaw => capitalTaxLawOn(lawDay(`${year}-12-31`))

/** The latest known tables, in which municipalities are looked up. */
export const LATEST_CAPITAL_TAX: CapitalTaxLaw = capitalTaxLawOn(CANTON_TAXES.enactedUntil)
