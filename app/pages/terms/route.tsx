import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getSteps } from '~/estimate/read/user'
import { acceptTerms } from '~/estimate/save/terms'
import { onWay } from '~/language/guided-path'
import { formAction, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import { readTermsForm } from '~/ui/form/terms'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { TermsPage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'everybody', form: true } satisfies PageHandle

export const meta = titleMeta('terms.title')

/** Open to everybody; signed-in visitors may still have to accept the terms. */
export async function loader({ context }: LoaderFunctionArgs) {
  const steps = (await context.estimate.findMe()) && (await context.estimate.ask(getSteps))
  const toBeAccepted = steps !== null && !steps.termsAccepted
  const { termsVersion, connected, isInService } = context.settings
  return { version: termsVersion, toBeAccepted, connected, isInService, hasForm: toBeAccepted }
}

export const action = formAction({
  ...ONLY_SAVES,
  // Terms must be accepted by the person now signed in, so a tick from another session is dropped.
  isOfSession: async ({ context }) => (await context.estimate.ask(({ calls }) => calls.getMe())) !== null,
  leadsBack: ({ request }) => request.url,
  read: ({ posted, request, context: { estimate } }) =>
    formInHand({
      submission: readTermsForm(posted),
      save: async () => {
        await estimate.ask(acceptTerms)
        return { to: onWay('/router', request.url), done: 'terms' }
      },
    }),
})

export default function TermsRoute() {
  return <TermsPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
