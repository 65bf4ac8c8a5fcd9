import { LAW_TABLES } from '~/law/tables'
import { federalTariffs, LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { INCOME_TAXES, incomeTaxLawOn } from '~/law/tax/income-taxes'
import type { LawTable, ShownIncomeTaxLaw, ShownTaxLaw } from '~/pillars/law-tables'

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

/** Needs no session. */
export function getIncomeTaxLaw(): ShownIncomeTaxLaw {
  const law = incomeTaxLawOn(INCOME_TAXES.enactedUntil)
  if (!law) throw new RangeError('no tables of the tax on income')
  const { municipalities: _, multipliers: __, assumed: ___, ...shown } = law
  return shown
}
