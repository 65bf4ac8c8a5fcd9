import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { familyQuestions } from '~/dossier/shape/family-questions'
import { readFamilyPage } from '~/estimate/read/forms'
import { checkFamily, saveFamily } from '~/estimate/save/avs-form'
import { asksAnything, questionsIn } from '~/forms/family/posted-questions'
import { readFamilyForm } from '~/forms/family/read'
import { onWay } from '~/language/guided-path'
import { formActionShowing, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { FamilyPage, type ReturnedFamily } from './page'
import { familyView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true } satisfies PageHandle

export const meta = titleMeta('family.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return familyView(await context.estimate.ask(readFamilyPage))
}

export const action = formActionShowing<ReturnedFamily>()({
  ...ONLY_SAVES,
  read: async ({ posted, isOwn, revision, request, context: { estimate } }) => {
    const { info, family, hasRetiredSpouse } = await estimate.ask(readFamilyPage)
    const ofVisitor = info.answer && familyQuestions(info.answer, family.answer, hasRetiredSpouse)
    const questions = isOwn && ofVisitor ? ofVisitor : questionsIn(posted, ofVisitor)
    const { submission, unread } = readFamilyForm(posted, questions)
    const isAsked = asksAnything(questions)
    return formInHand({
      submission,
      shownAs: (form): ReturnedFamily =>
        questions === ofVisitor || (!isOwn && !(form.initialValue && isAsked)) ? form : { ...form, questions },
      // Without the AVS form nothing is saved: the page says that it comes first.
      instead: ofVisitor ? undefined : isAsked ? { again: {}, status: 400 } : { to: onWay('/avs', request.url) },
      check: () => estimate.outcomeOf(checkFamily, unread),
      save: async (typed) => {
        const { refusal } = await estimate.outcomeOf(saveFamily, typed, revision)
        return refusal ? { refusal } : { to: onWay('/router', request.url), done: 'answer' }
      },
    })
  },
})

export default function FamilyRoute() {
  return <FamilyPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
