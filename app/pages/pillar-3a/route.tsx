import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readEntities, readTypedPapers } from '~/estimate/read/forms'
import { visitAt } from '~/language/guided-path'
import { formActionShowing } from '~/ui/action/form-action'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { isSignInFailed, signInOrigins, signInUndoneAt } from '~/ui/parties/sign-in-state'
import { PILLAR_3A_INTENTS } from './intents'
import { Pillar3aPage } from './page'
import { formSent } from './sent'
import { type ReturnedForms, saveAndLead } from './submission'
import { pillar3aPageView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', scripts: true, form: true } satisfies PageHandle
export const meta = titleMeta('pillar3a.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const typed = await context.estimate.ask(readTypedPapers)
  const view = { ...pillar3aPageView(await context.estimate.ask(readEntities)), typed }
  context.letFormsLeadTo(signInOrigins(view.selectedEntities))
  const signInUndone = signInUndoneAt(request)
  const pageTitle: PageTitle = { key: 'pillar3a.title', failed: isSignInFailed(view.selectedEntities, signInUndone) }
  return { pageTitle, ...view, signInUndone }
}

export const action = formActionShowing<ReturnedForms>()({
  intents: PILLAR_3A_INTENTS,
  pressed: {
    signIn: async (id, { request, context: { session } }) => ({
      leavesFor: await session.beginPartySignIn({ kind: 'entity', id }, visitAt(request.url)),
    }),
    askReset: { afterReading: async () => ({ again: { asksFirst: true } }) },
    none: { afterReading: async (_, given) => saveAndLead({ kind: 'none' }, given) },
    remove: { afterReading: async (id, given) => saveAndLead({ kind: 'remove', id }, given) },
    reset: { afterReading: async (_, given) => saveAndLead({ kind: 'reset' }, given) },
    // Both the question and the answer 'no' return the entries.
    askResetInfo: { afterReading: async () => ({ again: { asksFirst: true } }) },
    keepInfo: { afterReading: async () => ({ again: { asksFirst: false } }) },
    resetInfo: { afterReading: async (_, given) => saveAndLead({ kind: 'resetAccount' }, given) },
  },
  read: formSent,
})

export default function Pillar3aRoute() {
  return <Pillar3aPage page={useLoaderData<typeof loader>()} returned={useActionData<typeof action>() ?? {}} />
}
