import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { Me } from '~/dossier/shape/visitor'
import { getPapers } from '~/estimate/read/papers'
import { formActionShowing, formShownAs } from '~/ui/action/form-action'
import { exampleWith } from '~/ui/demo/example-people'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { DEMO_INTENTS, type DemoAnswer, DemoPage } from './page'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('demo.title')

export function loader({ request, context }: LoaderFunctionArgs) {
  requireDemo(request, context)
  return null
}

/**
 * An existing dossier is never lost without confirmation, which only a page of its session can contain. Between two invented
 * persons, the press itself is the confirmation.
 */
export const action = formActionShowing<DemoAnswer>()({
  intents: DEMO_INTENTS,
  pressed: { replace: 'saves' },
  isOfSession: async (sent) => (await lossOf(sent)) === 'agreed',
  leadsBack: ({ request }) => request.url,
  read: (given) => {
    const person = personIn(given.posted)
    const about = { person: person.key }
    return formShownAs<unknown, DemoAnswer>({
      submission: undefined,
      shownAs: () => ({ ...about, why: 'asks' }),
      save: async () => {
        if ((await lossOf(given)) === 'toAsk') return { shown: { ...about, why: 'asks' }, status: 200 }
        const entered = await requireDemo(given.request, given.context)(person.firstName)
        if (!entered) return { shown: { ...about, why: 'silent' }, status: 503 }
        return { to: '/synthesis', cookies: entered.setCookies }
      },
    })
  },
})

function personIn(posted: FormData) {
  const person = exampleWith(posted.get('person'))
  if (!person) throw new Response('', { status: 400 })
  return person
}

type Sent = { posted: FormData; intent: { kind: string }; request: Request; context: AppLoadContext }

/** Whether a dossier would be lost, and whether the visitor has confirmed that; null: there is none. */
async function lossOf({ posted, intent, request, context }: Sent): Promise<'toAsk' | 'agreed' | null> {
  requireDemo(request, context)
  personIn(posted)
  const visitor = await context.estimate.findMe()
  if (visitor === null) return null
  const isYes = intent.kind === 'replace' || (posted.has('other') && (await isOnlyInvented(visitor, context)))
  return isYes ? 'agreed' : 'toAsk'
}

/** Whether the dossier contains no entries that somebody made before signing in and then kept. */
const isOnlyInvented = async ({ login }: Me, { estimate }: AppLoadContext) =>
  login !== null && (await estimate.outcomeOf(getPapers)).answer === null

/** @throws {Response} 404 where there are no invented persons to try */
function requireDemo(request: Request, { enterAs }: Pick<AppLoadContext, 'enterAs'>) {
  if (!enterAs) throw new Response(`Page not found: ${new URL(request.url).pathname}`, { status: 404 })
  return enterAs
}

export default function DemoRoute() {
  return <DemoPage returned={useActionData<typeof action>()} />
}
