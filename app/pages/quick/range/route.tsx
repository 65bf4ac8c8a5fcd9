import { type ActionFunctionArgs, json } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { readDraft } from '~/estimate/read/draft'
import { checkFromMemory, draftFromMemory } from '~/estimate/save/from-memory'
import { withYearProblem } from '~/forms/avs/insurance'
import { QUICK_PAGE } from '~/forms/quick/form'
import { readQuickForm } from '~/forms/quick/read'
import { typedIn } from '~/ui/form/declaration/form-of'
import { postedForm } from '~/ui/form/posted'
import { asSubmitted, withAllProblems } from '~/ui/form/problems'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { type RangeAnswer, RangePage } from './page'

export { range as links } from '~/styles/sheets'
export const handle = { guard: 'everybody', form: true, openForm: true } satisfies PageHandle

export const meta = titleMeta('range.title')

/**
 * The figures of few answers, in place: nothing is saved, and nobody is known, since any site may post them. The button of
 * the frame for the other language sends them there, too.
 */
export async function action({ request, context: { estimate } }: ActionFunctionArgs) {
  const posted = await postedForm(request)
  const { submission, unread } = readQuickForm(posted, { terms: false, salary: true })
  const { draft, problems } =
    submission.status === 'success'
      ? await estimate.askOpenly(draftFromMemory, submission.value)
      : { draft: null, problems: await estimate.askOpenly(checkFromMemory, unread) }
  if (!draft) {
    const unfit = withAllProblems(submission, { ok: true, answer: problems, refusal: null })
    return json<RangeAnswer>({ form: withYearProblem(unfit), shown: null }, 400)
  }
  const typed = [...typedIn(QUICK_PAGE, posted)].map(([name, text]): [string, string] => [name, String(text)])
  const figures = await estimate.askOpenly(readDraft, draft)
  return json<RangeAnswer>({ form: asSubmitted(submission), shown: { figures, typed } })
}

export default function RangeRoute() {
  return <RangePage answer={useActionData<typeof action>()} />
}
