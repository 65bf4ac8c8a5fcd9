import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readMemoryBasis } from '~/estimate/read/memory'
import { getSteps } from '~/estimate/read/user'
import { checkFromMemory, draftFromMemory, getFromMemory, saveFromMemory } from '~/estimate/save/from-memory'
import { withYearProblem } from '~/forms/avs/insurance'
import { quickValues, readQuickForm } from '~/forms/quick/read'
import { pathIn } from '~/language/language'
import { formAction, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { QuickPage } from './page'

export { quick as links } from '~/styles/sheets'
export const handle = { guard: 'everybody', form: true } satisfies PageHandle

export const meta = titleMeta('quick.title')

export async function loader({ context }: LoaderFunctionArgs) {
  const form = await formOf(context)
  return {
    asksTerms: form === null,
    asksSalary: asksSalary(form),
    values: quickValues(form?.answers ?? {}),
    kept: form?.kept ?? [],
    revision: form?.revision ?? null,
    over3a: form && ((await context.estimate.outcomeOf(readMemoryBasis)).answer?.over3a ?? null),
  }
}

/** A visitor without a dossier begins one with these answers; whoever has one goes on with it. */
export const action = formAction({
  ...ONLY_SAVES,
  isOfSession: async ({ context }) => (await formOf(context)) !== null,
  read: async ({ posted, revision, context }) => {
    const { estimate, session } = context
    const form = await formOf(context)
    const { submission, unread } = readQuickForm(posted, { terms: form === null, salary: asksSalary(form) })
    return formInHand({
      submission,
      shownAs: withYearProblem,
      check: async () => ({ ok: true, answer: await estimate.askOpenly(checkFromMemory, unread), refusal: null }),
      save: async (typed) => {
        if (form) {
          const { refusal } = await estimate.outcomeOf(saveFromMemory, typed, revision)
          return refusal ? { refusal } : SEEN
        }
        const { draft, problems } = await estimate.askOpenly(draftFromMemory, typed)
        if (draft) return { ...SEEN, cookies: (await session.begin(draft)).setCookies }
        return { again: { error: Object.fromEntries(problems.map(({ field, key }) => [field, [key]])) }, status: 400 }
      },
    })
  },
})

const SEEN = { to: '/synthesis' } as const

/** null: nobody has a dossier. @throws {Response} to the pages of whoever has signed in, or has to accept the terms anew */
async function formOf({ estimate, language }: AppLoadContext) {
  const form = await estimate.askOpenly(getFromMemory)
  if (!form) return null
  if (form.hasRegister) throw redirect(pathIn(language, '/router'), 303)
  if (!(await estimate.ask(getSteps)).termsAccepted) throw redirect(pathIn(language, '/terms'), 303)
  return form
}

/** An extract or a forecast says more than a salary of today. */
const asksSalary = (form: Awaited<ReturnType<typeof formOf>>) => !form?.kept.includes('career')

export default function QuickRoute() {
  return <QuickPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
