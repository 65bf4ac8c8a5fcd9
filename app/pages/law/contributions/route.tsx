import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { readTablesOn } from '../read-tables'
import { TablesPage } from '../tables-page'

export { tables as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('law.pages.contributions.heading')

/** Open to everybody: what is paid to the first pillar, and which years count. */
export const loader = ({ context }: LoaderFunctionArgs) => readTablesOn('contributions', context)

export default function ContributionsLawPage() {
  return <TablesPage page="contributions" tables={useLoaderData<typeof loader>()} />
}
