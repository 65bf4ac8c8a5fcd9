/** The layout of the pages that are steps of somebody's way, and of the guided path. Each of them has a guard of its own. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { findVisitor } from '~/ui/find-visitor'
import type { RouteHandle } from '~/ui/frame/page-handle'
import { wayOf } from '~/ui/frame/way'
import { requireAnswer } from '~/ui/require-answer'
import { WayNav } from './guided-nav'

export const handle = { guard: 'everybody' } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const known = (await findVisitor(context)) ? requireAnswer(await context.estimate.getSteps()) : null
  return { way: known && wayOf(request.url, known) }
}

export default function StepsLayout() {
  const { way } = useLoaderData<typeof loader>()
  return (
    <>
      {way && <WayNav {...way} />}
      <Outlet />
    </>
  )
}
