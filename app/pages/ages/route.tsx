import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { synthesisView } from '~/ui/synthesis/view'
import { AgesPage } from './page'
import { agesView } from './view'

export { change as links } from '~/styles/sheets'
export const handle = { guard: 'visitor' } satisfies PageHandle

export const meta = titleMeta('ages.title')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { estimate, language } = context
  const year = yearIn(request)
  const { ages, ahead, ...figures } = requireAnswer(await estimate.readAges(year))
  const { digest, problem, unfit, missing, unread } = synthesisView(figures, language)
  const { simulation, info } = figures
  return { ...agesView({ ages, ahead, simulation, info }, year), digest, problem, unfit, missing, unread }
}

/** The year of life whose months are shown; null: whole ages. */
function yearIn(request: Request): number | null {
  const year = new URL(request.url).searchParams.get('year') ?? ''
  return year.length === 2 && /^(5[89]|6\d)$/.test(year) ? Number(year) : null
}

export default function AgesRoute() {
  return <AgesPage {...useLoaderData<typeof loader>()} />
}
