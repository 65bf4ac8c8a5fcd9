import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getSteps } from '~/estimate/read/user'
import { pathIn } from '~/language/language'
import { ownPath, pathSaying, sessionOver } from '~/language/own-path'
import { formActionShowing, formShownAs } from '~/ui/action/form-action'
import type { NextWithoutForm } from '~/ui/action/next'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { DATA_INTENTS } from './intents'
import { Choices, Deleted } from './parts'

export const handle = { guard: 'session' } satisfies PageHandle

export const meta = titleMeta('data.title')

/** Open to everybody signed in, so that those who do not accept changed terms can still delete their data. */
export async function loader(args: LoaderFunctionArgs) {
  const isSaidDone = new URL(args.request.url).searchParams.get('done') === '1'
  const { estimate } = args.context
  const [me, steps] = await Promise.all([estimate.findMe(), estimate.ask(getSteps)])
  const { avs, lpp, pillar3a, termsAccepted } = steps
  const isEmpty = !avs && !lpp && !pillar3a
  // Anybody can write an address that says 'done', so the dossier itself is checked.
  return {
    done: isSaidDone && isEmpty,
    hasFiles: termsAccepted && !isEmpty,
    isSignedIn: me !== null && me.login !== null,
  }
}

export const action = formActionShowing<null>()({
  intents: DATA_INTENTS,
  pressed: { keepLonger, delete: deleteData },
  leadsBack: (given) => (given.intent.kind === 'keepLonger' ? pageBefore(given) : dataIn(given.context)),
  // Nothing is deleted without the button for it.
  read: () =>
    formShownAs({ submission: undefined, shownAs: () => null, save: async () => ({ shown: null, status: 400 }) }),
})

type DataRequest = { posted: FormData; context: AppLoadContext }
type Done = Promise<NextWithoutForm<null>>

const dataIn = ({ language }: AppLoadContext) => pathIn(language, '/data')
/** The button that keeps the data is on every page, so the answer redirects back to the page where it was pressed. */
const pageBefore = ({ posted, context }: DataRequest) => ownPath(posted.get('from')) ?? dataIn(context)

async function keepLonger(_: null, given: DataRequest): Done {
  const { language, session } = given.context
  const kept = await session.keepLonger()
  if (kept === 'gone') return { at: sessionOver({ method: 'POST', language }) }
  const page = pageBefore(given)
  if (kept === 'noMore') return { at: pathSaying(page, 'kept', 'no') }
  return { at: pathSaying(page, 'kept', 'yes'), cookies: kept.setCookies }
}

async function deleteData(_: null, { context }: DataRequest): Done {
  const renewed = await context.session.deleteData()
  if (!renewed) return { at: sessionOver({ method: 'GET', language: context.language }) }
  return { at: pathSaying(dataIn(context), 'done', '1'), cookies: renewed.setCookies }
}

export default function DataPage() {
  const { done, hasFiles, isSignedIn } = useLoaderData<typeof loader>()
  return done ? <Deleted isSignedIn={isSignedIn} /> : <Choices hasFiles={hasFiles} isSignedIn={isSignedIn} />
}
