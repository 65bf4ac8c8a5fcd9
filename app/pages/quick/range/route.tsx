import { useActionData } from '@remix-run/react'
import type { FromMemory } from '~/dossier/shape/from-memory'
import { readDraft } from '~/estimate/read/draft'
import { checkFromMemory, draftFromMemory } from '~/estimate/save/from-memory'
import { withYearProblem } from '~/forms/avs/insurance'
import { QUICK_PAGE } from '~/forms/quick/form'
import { readQuickForm } from '~/forms/quick/read'
import { formActionShowing, formShownAs } from '~/ui/action/form-action'
import { FRAME_INTENTS } from '~/ui/action/intent'
import { typedIn } from '~/ui/form/declaration/form-of'
import { asSubmitted } from '~/ui/form/problems'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { type RangeAnswer, RangePage } from './page'

export { range as links } from '~/styles/sheets'
export const handle = { guard: 'everybody', form: true, openForm: true } satisfies PageHandle

export const meta = titleMeta('range.title')

/**
 * The figures of few answers, in place: nothing is saved, and nobody is known, since any site may post them. In the other
 * language they are told anew, and no cookie remembers it.
 */
export const action = formActionShowing<RangeAnswer>()({
  intents: { language: FRAME_INTENTS.language },
  pressed: { language: 'saves' },
  isOfSession: 'never',
  read: ({ posted, context: { estimate } }) => {
    const { submission, unread } = readQuickForm(posted, { terms: false, salary: true })
    return formShownAs<FromMemory, RangeAnswer>({
      submission,
      shownAs: (form) => ({ form: withYearProblem(form), shown: null }),
      check: async () => ({ ok: true, answer: await estimate.askOpenly(checkFromMemory, unread), refusal: null }),
      save: async (answers) => {
        const { draft, problems } = await estimate.askOpenly(draftFromMemory, answers)
        if (!draft) return { again: { error: errorsOf(problems) }, status: 400 }
        const figures = await estimate.askOpenly(readDraft, draft)
        return { shown: { form: asSubmitted(submission), shown: { figures, typed: typedTexts(posted) } }, status: 200 }
      },
    })
  },
})

const errorsOf = (problems: Awaited<ReturnType<typeof checkFromMemory>>) =>
  Object.fromEntries(problems.map(({ field, key }) => [field, [key]]))

/** The fields as they were sent, to go on with. */
const typedTexts = (posted: FormData) =>
  [...typedIn(QUICK_PAGE, posted)].map(([name, text]): [name: string, text: string] => [name, String(text)])

export default function RangeRoute() {
  return <RangePage answer={useActionData<typeof action>() as RangeAnswer | undefined} />
}
