import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { onWay } from '~/language/guided-path'
import { formAction, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import { findVisitor } from '~/ui/find-visitor'
import { readTermsForm } from '~/ui/form/terms'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { TermsPage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'everybody', form: true } satisfies PageHandle

export const meta = titleMeta('terms.title')

/** Open to everybody; signed-in visitors may still have to accept the terms. */
export async function loader({ context }: LoaderFunctionArgs) {
  const steps = (await findVisitor(context)) && requireAnswer(await context.estimate.getSteps())
  const toBeAccepted = steps !== null && !steps.termsAccepted
  const { termsVersion, hasSignIn } = context.settings
  return { version: termsVersion, toBeAccepted, hasSignIn, hasForm: toBeAccepted }
}

export const action = formAction({
  ...ONLY_SAVES,
  // Terms must be accepted by the person now signed in, so a tick from another session is dropped.
  isOfSession: async ({ context }) => requireAnswer(await context.estimate.getMe()) !== null,
  leadsBack: ({ request }) => request.url,
  read: ({ posted, request, context: { estimate } }) =>
    formInHand({
      submission: readTermsForm(posted),
      save: async () => {
        requireAnswer(await estimate.acceptTerms())
        return { to: onWay('/router', request.url), done: 'terms' }
      },
    }),
})

export default function TermsRoute() {
  return <TermsPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
