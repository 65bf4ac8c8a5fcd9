import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getSteps } from '~/estimate/read/user'
import { readTakenHome, resume } from '~/estimate/save/resume'
import { pathIn } from '~/language/language'
import { formActionShowing, formShownAs } from '~/ui/action/form-action'
import type { Next } from '~/ui/action/next'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { contentIn, previewOf, type ResumeAnswer } from './form'
import { RESUME_INTENTS, ResumePage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('resume.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return { asksTerms: (await context.estimate.findMe()) === null }
}

/** Between preview and entry, the content is only in the form, and nothing of it is saved. */
export const action = formActionShowing<ResumeAnswer>()({
  intents: RESUME_INTENTS,
  pressed: { enter: 'saves' },
  isOfSession: ({ context }) => isAdmitted(context),
  leadsBack: ({ request }) => request.url,
  read: (given) =>
    formShownAs<unknown, ResumeAnswer>({
      submission: undefined,
      shownAs: () => ({ fields: { terms: false, problem: null, part: null }, preview: null }),
      save: () => showOrEnter(given),
    }),
})

async function showOrEnter({ posted, intent, context }: Sent): Promise<Next<ResumeAnswer>> {
  const { estimate, session } = context
  const isVisitor = (await context.estimate.findMe()) !== null
  const lacksTerms = !isVisitor && posted.get('terms') !== 'on'
  const content = await contentIn(posted)
  if ('problem' in content) return refused({ terms: lacksTerms, problem: content.problem, part: null })
  const read = await estimate.askOpenly(readTakenHome, content.text)
  if (read.problem !== null) return refused({ terms: lacksTerms, problem: read.problem, part: read.part })
  if (lacksTerms) return refused({ terms: true, problem: null, part: null })
  if (intent.kind !== 'enter') return { shown: { fields: null, preview: previewOf(read) }, status: 200 }
  const page = { to: '/own/check', done: 'answer' } as const
  if (!isVisitor) return { ...page, cookies: (await session.begin(read.draft)).setCookies }
  const entered = await estimate.ask(resume, content.text)
  return entered.problem === null ? page : refused({ terms: false, problem: entered.problem, part: entered.part })
}

type Sent = { posted: FormData; intent: { kind: string }; context: AppLoadContext }

const refused = (fields: NonNullable<ResumeAnswer['fields']>) =>
  ({ shown: { fields, preview: null }, status: 400 }) as const

/** Whether the visitor has a dossier. @throws {Response} to the terms, if they still have to be accepted */
async function isAdmitted(context: AppLoadContext): Promise<boolean> {
  if ((await context.estimate.findMe()) === null) return false
  const { termsAccepted } = await context.estimate.ask(getSteps)
  if (!termsAccepted) throw redirect(pathIn(context.language, '/terms'), 303)
  return true
}

export default function ResumeRoute() {
  const returned = useActionData<typeof action>()
  return <ResumePage {...useLoaderData<typeof loader>()} returned={returned as ResumeAnswer | undefined} />
}
