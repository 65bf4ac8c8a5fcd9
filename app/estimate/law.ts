import { LAW_TABLES } from '~/law/tables'
import type { LawTable } from '~/pillars/law-tables'

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

/** Needs no session. */
export const lawUseCases = () => ({ getLaw: async (): Promise<LawTable[]> => TABLES })
