import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readPapersPage } from '~/estimate/read/forms'
import { savePapers } from '~/estimate/save/papers'
import { readPapersForm } from '~/forms/own-papers'
import { formAction, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { PapersPage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true } satisfies PageHandle

export const meta = titleMeta('papers.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return await context.estimate.ask(readPapersPage)
}

export const action = formAction({
  ...ONLY_SAVES,
  read: ({ posted, revision, context: { estimate } }) =>
    formInHand({
      submission: readPapersForm(posted),
      save: async ({ papers }) => {
        const { refusal } = await estimate.outcomeOf(savePapers, papers, revision)
        return refusal ? { refusal } : { to: '/router' }
      },
    }),
})

export default function PapersRoute() {
  return <PapersPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
