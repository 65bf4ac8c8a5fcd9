import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { readTablesOn } from '../read-tables'
import { TablesPage } from '../tables-page'

export { tables as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('law.pages.pillar3a.heading')

/** Open to everybody: the figures of the third pillar. */
export const loader = ({ context }: LoaderFunctionArgs) => readTablesOn('pillar3a', context)

export default function Pillar3aLawPage() {
  return <TablesPage page="pillar3a" tables={useLoaderData<typeof loader>()} />
}
