import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CookiesRefused } from '~/ui/frame/cookies-refused'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { SessionOver } from '~/ui/frame/session-over'
import { Home } from './page'

export { home as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('home.tab')

/** Anybody can write an address that says goodbye, so it is ignored while somebody is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = farewellOf(new URL(request.url).searchParams)
  const [visitor, examples] = await Promise.all([asked && context.estimate.findMe(), context.exports.listExamples()])
  const farewell = visitor ? null : asked
  const { connected, isInService } = context.settings
  return {
    farewell,
    examples,
    connected,
    isInService,
    ...(farewell && farewell !== 'bye' && { pageTitle: TITLES[farewell] }),
  }
}

/** The titles of the pages that can replace this one. */
const TITLES = {
  over: { key: 'home.over.title' },
  unsaved: { key: 'home.over.title' },
  lost: { key: 'cookiesRefused.posted.title' },
} satisfies Record<string, PageTitle>

/** Why a visitor was sent back here: the session ended (with or without a late form), its cookie is missing, or they left. */
function farewellOf(query: URLSearchParams): keyof typeof TITLES | 'bye' | null {
  const session = query.get('session')
  if (session === 'over' || session === 'unsaved' || session === 'lost') return session
  return query.get('bye') === '1' ? 'bye' : null
}

export default function HomePage() {
  const { farewell, examples, connected, isInService } = useLoaderData<typeof loader>()
  const again = connected.identity ? '/prelogin2' : '/own'
  if (farewell === 'over' || farewell === 'unsaved')
    return <SessionOver unsaved={farewell === 'unsaved'} {...{ again, connected }} />
  if (farewell === 'lost') return <CookiesRefused missing="posted" again={again} />
  return <Home hasLeft={farewell === 'bye'} {...{ connected, isInService, examples }} />
}
