import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { nextStep } from '~/language/next-step'
import formSheet from '~/styles/form.css?url'
import type { PageHandle } from '~/ui/frame/page-handle'
import { ownSheets } from '~/ui/frame/page-style'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { OwnCheckPage } from './page'
import { ownCheckView } from './view'

export const handle = { guard: 'visitor' } satisfies PageHandle

export const links = ownSheets(formSheet)

export const meta = titleMeta('ownCheck.title')

export async function loader({ context: { estimate, language } }: LoaderFunctionArgs) {
  const read = requireAnswer(await estimate.readOwnCheck())
  return { ...ownCheckView(read, language), next: nextStep(read.steps) }
}

export default function OwnCheckRoute() {
  return <OwnCheckPage {...useLoaderData<typeof loader>()} />
}
