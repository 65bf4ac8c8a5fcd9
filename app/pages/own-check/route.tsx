import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readOwnCheck } from '~/estimate/read/forms'
import { nextStep } from '~/language/next-step'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { OwnCheckPage } from './page'
import { ownCheckView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor' } satisfies PageHandle

export const meta = titleMeta('ownCheck.title')

export async function loader({ context: { estimate, language } }: LoaderFunctionArgs) {
  const read = await estimate.ask(readOwnCheck)
  return { ...ownCheckView(read, language), next: nextStep(read.steps) }
}

export default function OwnCheckRoute() {
  return <OwnCheckPage {...useLoaderData<typeof loader>()} />
}
