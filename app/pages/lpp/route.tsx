import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { chooseFunds } from '~/estimate/page-saves'
import { readFunds, readTypedPapers } from '~/estimate/read/forms'
import { getSteps } from '~/estimate/read/user'
import type { SelectionChange } from '~/estimate/save/choose'
import { NO_FUND } from '~/forms/selection'
import { isLastOpen, nextPath, visitAt } from '~/language/guided-path'
import { formAction, formInHand } from '~/ui/action/form-action'
import { DONE_WITH_FUNDS, readTicked, SELECTION_INTENTS } from '~/ui/form/selection'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { lppView } from '~/ui/parties/lpp-view'
import { isSignInFailed, signInOrigins, signInUndoneAt } from '~/ui/parties/sign-in-state'
import { LppPage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export const meta = titleMeta('lpp.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { steps, listedOn, revision, ...answers } = await context.estimate.ask(readFunds)
  const view = lppView(answers, context.language)
  context.letFormsLeadTo(signInOrigins(view.selectedFunds))
  const signInUndone = signInUndoneAt(request)
  const pageTitle: PageTitle = { key: 'lpp.title', failed: isSignInFailed(view.selectedFunds, signInUndone) }
  const typed = await context.estimate.ask(readTypedPapers)
  return {
    pageTitle,
    ...view,
    listedOn,
    revision,
    answered: steps.lpp,
    asksFunds: steps.asks.funds,
    signInUndone,
    typed,
  }
}

export const action = formAction({
  intents: SELECTION_INTENTS,
  pressed: {
    signIn: async (id, { request, context: { session } }) => ({
      leavesFor: await session.beginPartySignIn({ kind: 'fund', id }, visitAt(request.url)),
    }),
    askReset: async () => ({ again: { asksFirst: true } }),
    none: async (_, given) => saveFunds({ kind: 'none' }, given),
    remove: async (id, given) => saveFunds({ kind: 'remove', id }, given),
    reset: async (_, given) => saveFunds({ kind: 'reset' }, given),
  },
  read: (given) =>
    formInHand({
      submission: readTicked(given.posted, NO_FUND),
      save: async ({ ids }) => saveFunds({ kind: 'choose', ids }, given),
    }),
})

type SaveRequest = Pick<ActionFunctionArgs, 'request' | 'context'> & { revision: string | undefined }

async function saveFunds(change: SelectionChange, { request, revision, context: { estimate } }: SaveRequest) {
  const isLast = isLastOpen((await estimate.outcomeOf(getSteps)).answer, 'lpp')
  const { refusal, answer: hasChanged } = await estimate.outcomeOf(chooseFunds, change, revision)
  if (refusal) return { refusal }
  const to = nextPath({ at: request.url, isLast, here: '/lpp', goesOn: change.kind === 'none' })
  return { to, done: hasChanged ? DONE_WITH_FUNDS[change.kind] : undefined }
}

export default function LppRoute() {
  return <LppPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
