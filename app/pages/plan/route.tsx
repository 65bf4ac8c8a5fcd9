import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readPlan } from '~/estimate/read/plan'
import { saveAvsFrom, saveWealth } from '~/estimate/save/changes'
import { isWealthForm, readAvsFromForm, readWealthForm } from '~/forms/plan'
import { formAction, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { PlanPage } from './page'

export { plan as links } from '~/styles/sheets'
export const handle = { guard: 'visitor' } satisfies PageHandle

export const meta = titleMeta('plan.title')

export async function loader({ context: { estimate } }: LoaderFunctionArgs) {
  const { simulation, plan, home } = await estimate.ask(readPlan)
  return { plan: plan.answer, home, problem: plan.problem, unfit: simulation.answer?.problem ?? null }
}

export const action = formAction({
  ...ONLY_SAVES,
  read: ({ posted, context: { estimate } }) =>
    isWealthForm(posted)
      ? formInHand({
          submission: readWealthForm(posted),
          save: async ({ wealth }) => {
            const { refusal } = await estimate.outcomeOf(saveWealth, wealth)
            return refusal ? { refusal } : { to: '/plan', done: 'answer' }
          },
        })
      : formInHand({
          submission: readAvsFromForm(posted),
          save: async ({ avsFrom }) => {
            const { refusal } = await estimate.outcomeOf(saveAvsFrom, avsFrom)
            return refusal ? { refusal } : { to: '/plan' }
          },
        }),
})

export default function PlanRoute() {
  return <PlanPage {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
