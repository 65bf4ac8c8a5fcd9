/** The layout of the guided path. Each of its pages has a guard of its own. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { guidedStepAt } from '~/language/guided-path'
import { findVisitor } from '~/ui/find-visitor'
import type { RouteHandle } from '~/ui/frame/page-handle'
import { requireAnswer } from '~/ui/require-answer'
import { GuidedNav } from './guided-nav'
import { guidedSteps } from './view'

export const handle = { guard: 'everybody' } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const known = (await findVisitor(context)) ? requireAnswer(await context.estimate.getSteps()) : null
  const here = guidedStepAt(request.url)
  // The start page explains the path to visitors who are not signed in, so it shows no steps as done.
  return { here, steps: here || known ? guidedSteps(here, known) : null }
}

export default function GuidedPath() {
  const { here, steps } = useLoaderData<typeof loader>()
  return (
    <>
      {steps && <GuidedNav here={here} steps={steps} />}
      <Outlet />
    </>
  )
}
