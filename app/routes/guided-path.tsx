import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { findVisitor } from '~/guards'
import type { RouteHandle } from '~/load-context'
import { guidedStepAt } from '~/text/guided-path'
import { GuidedNav } from '~/ui/guided-nav'
import { guidedSteps } from '~/ui/guided-steps-view'

/** Stands around the pages of the guided path, each of which has a guard of its own. */
export const handle = { guard: 'everybody' } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const known = (await findVisitor(context)) ? await context.api.getSteps() : null
  const here = guidedStepAt(request.url)
  // The start tells a visitor who is not signed in what lies ahead; nothing is done yet.
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
