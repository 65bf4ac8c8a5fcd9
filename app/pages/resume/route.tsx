import { type ActionFunctionArgs, type AppLoadContext, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { pathSaying } from '~/language/own-path'
import { findVisitor } from '~/ui/find-visitor'
import { settingCookies } from '~/ui/form/keep'
import { postedForm, requireSameSession } from '~/ui/form/posted'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { contentIn, previewOf, type Returned } from './form'
import { ResumePage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('resume.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return { asksTerms: (await findVisitor(context)) === null }
}

/** Between showing and entering, the content lies in the form alone, and nothing of it is entered. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { estimate, language, session } = context
  const isVisitor = await isAdmitted(context)
  const posted = await postedForm(request)
  if (isVisitor) requireSameSession(posted, session.formToken, pathSaying(request.url, 'session', 'changed'))
  const lacksTerms = !isVisitor && posted.get('terms') !== 'on'
  const content = await contentIn(posted)
  if ('problem' in content) return refused({ terms: lacksTerms, problem: content.problem, part: null })
  const read = requireAnswer(await estimate.readTakenHome(content.text))
  if (read.problem !== null) return refused({ terms: lacksTerms, problem: read.problem, part: read.part })
  if (lacksTerms) return refused({ terms: true, problem: null, part: null })
  if (!posted.has('enter')) return json<Returned>({ fields: null, preview: previewOf(read) })
  const page = pathSayingDone(pathIn(language, '/own/check'), 'answer')
  if (!isVisitor) return redirect(page, { status: 303, headers: settingCookies(await session.begin(read.draft)) })
  const entered = requireAnswer(await estimate.resume(content.text))
  if (entered.problem !== null) return refused({ terms: false, problem: entered.problem, part: entered.part })
  return redirect(page, 303)
}

const refused = (fields: NonNullable<Returned['fields']>) => json<Returned>({ fields, preview: null }, 400)

/** Whether somebody with a dossier comes. @throws {Response} to the terms, where these are still to be accepted */
async function isAdmitted(context: AppLoadContext): Promise<boolean> {
  if ((await findVisitor(context)) === null) return false
  const { termsAccepted } = requireAnswer(await context.estimate.getSteps())
  if (!termsAccepted) throw redirect(pathIn(context.language, '/terms'), 303)
  return true
}

export default function ResumeRoute() {
  const returned = useActionData<typeof action>()
  return <ResumePage {...useLoaderData<typeof loader>()} returned={returned as Returned | undefined} />
}
