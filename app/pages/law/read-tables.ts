import type { AppLoadContext } from '@remix-run/node'
import { requireAnswer } from '~/ui/require-answer'
import { type TablePage, tablePageOf } from './law-pages'
import { lawView } from './view'

/** The tables of one page, as it shows them. */
export async function readTablesOn(page: TablePage, { estimate, language, t }: AppLoadContext) {
  const tables = requireAnswer(await estimate.getLaw())
  return lawView(
    tables.filter((table) => tablePageOf(table) === page),
    t,
    language,
  )
}
