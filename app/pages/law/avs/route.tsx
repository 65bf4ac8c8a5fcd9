import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { readTablesOn } from '../read-tables'
import { TablesPage } from '../tables-page'

export { tables as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('law.pages.avs.heading')

/** Open to everybody: what makes and changes the old-age pension of the first pillar. */
export const loader = ({ context }: LoaderFunctionArgs) => readTablesOn('avs', context)

export default function AvsLawPage() {
  return <TablesPage page="avs" tables={useLoaderData<typeof loader>()} />
}
