import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { estimateAgain as askAllAgain } from '~/estimate/page-saves'
import { readAvsPage } from '~/estimate/read/forms'
import { getSteps } from '~/estimate/read/user'
import { checkInfo } from '~/estimate/save/avs-form'
import { readAvsForm } from '~/forms/avs/read'
import { isLastOpen, nextPath, onWay } from '~/language/guided-path'
import { pathIn } from '~/language/language'
import { formActionShowing, formInHand } from '~/ui/action/form-action'
import { alone } from '~/ui/action/intent'
import type { Next } from '~/ui/action/next'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { leadsOn } from './leads-on'
import { askingForMore, type ReturnedAvs } from './new-fields'
import { AvsPage } from './page'
import { avsView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export const meta = titleMeta('avs.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return avsView(await context.estimate.ask(readAvsPage))
}

export const action = formActionShowing<ReturnedAvs>()({
  intents: { estimateAgain: alone },
  pressed: { estimateAgain },
  leadsBack: ({ intent, request, context }) =>
    intent.kind === 'estimateAgain' ? pathIn(context.language, synthesisFrom(request)) : null,
  read: ({ posted, revision, request, context: { estimate } }) => {
    const { submission, unread } = readAvsForm(posted)
    return formInHand({
      submission,
      check: () => estimate.outcomeOf(checkInfo, unread),
      unfit: (form) => askingForMore(form, posted),
      save: async (info) => {
        const isLast = isLastOpen((await estimate.outcomeOf(getSteps)).answer, 'avs')
        const { refusal } = await estimate.outcomeOf(({ calls }) => calls.saveInfo(info, revision))
        if (refusal) return { refusal }
        const next = await estimate.ask(leadsOn, info)
        return { to: nextPath({ at: request.url, isLast, here: '/avs', ...next }), done: 'answer' }
      },
    })
  },
})

const synthesisFrom = (request: Request) => onWay('/synthesis', request.url)

/** A button of the synthesis, which then shows the result. A form that no longer matches the register comes back. */
async function estimateAgain(
  _: null,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
): Promise<Next<ReturnedAvs>> {
  const { refused, revision } = await context.estimate.ask(askAllAgain)
  if (refused) return { refusal: refused, revision: revision ?? undefined }
  return { to: synthesisFrom(request), done: 'askedAnew' }
}

export default function AvsRoute() {
  return <AvsPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
