import type { AppLoadContext } from '@remix-run/node'
import { getLaw } from '~/estimate/read/law'
import { type TablePage, tablePageOf } from './law-pages'
import { lawView } from './view'

/** The tables of one page, as it shows them. */
export async function readTablesOn(page: TablePage, { language, t }: AppLoadContext) {
  const tables = getLaw()
  return lawView(
    tables.filter((table) => tablePageOf(table) === page),
    t,
    language,
  )
}
