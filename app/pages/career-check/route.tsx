import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readExtractCheck, saveExtractRows } from '~/estimate/save/extracts'
import { LINES_A_PART, MOST_POSTED, readCheckForm } from '~/forms/career/check'
import { formAction, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { isCareerAddress, ownerAt, pathOfCareer } from '~/ui/own-papers/career-place'
import { CheckPage } from './page'
import { checkView, isPart, partAt } from './view'

export { papers as links } from '~/styles/sheets'
export const handle = {
  guard: 'visitor',
  form: true,
  isValid: (address) => isCareerAddress(address) && isPart(address),
} satisfies PageHandle

export const meta = titleMeta('careerCheck.title.person')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  return checkView(await context.estimate.ask(readExtractCheck, ownerAt(address)), address)
}

export const action = formAction({
  ...ONLY_SAVES,
  most: MOST_POSTED,
  read: ({ posted, revision, request, context: { estimate } }) => {
    const address = new URL(request.url)
    const owner = ownerAt(address)
    const { submission, lines, answers } = readCheckForm(posted)
    return formInHand({
      submission,
      save: async ({ extractDate }) => {
        const first = (partAt(address) - 1) * LINES_A_PART
        // The questions are on the first part.
        const typed = { first, rows: lines, answers: first === 0 ? answers : null, asOf: extractDate }
        const { refusal } = await estimate.outcomeOf(saveExtractRows, owner, typed, revision)
        if (refusal) return { refusal }
        const { checked } = await estimate.ask(readExtractCheck, owner)
        const isOpen = (checked?.unread ?? 0) > 0
        return isOpen
          ? { to: pathOfCareer('/avs/career/check', owner), done: 'paper' }
          : { to: '/router', done: 'answer' }
      },
    })
  },
})

export default function CareerCheckRoute() {
  return <CheckPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
