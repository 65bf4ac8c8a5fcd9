import { LAW_TABLES } from '~/law/tables'
import { federalTariffs, LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import type { LawTable, ShownTaxLaw } from '~/pillars/law-tables'

/** The figures of the law with their sources. Titles are left out: the page and the API each have their own. */
const TABLES = Object.entries(LAW_TABLES).flatMap(([pillar, tables]) =>
  Object.values(tables).map(({ id, unit, checked, enactedUntil, rows }) => ({
    id,
    pillar,
    unit,
    checked,
    enactedUntil,
    rows,
  })),
) as unknown as LawTable[]

const { municipalities, assumed, ...TAX_LAW } = LATEST_CAPITAL_TAX

/** Needs no session. */
export const getLaw = (): LawTable[] => TABLES

/** Needs no session. */
export const getTaxLaw = (): ShownTaxLaw => ({
  ...TAX_LAW,
  federal: federalTariffs(),
  municipalityCount: municipalities.size,
})
