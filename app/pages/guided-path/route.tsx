/** The layout of the pages that are steps of somebody's way, and of the guided path. Each of them has a guard of its own. */
import { Outlet, useRouteLoaderData } from '@remix-run/react'
import type { RouteHandle } from '~/ui/frame/page-handle'
import type { RootWay } from '~/ui/frame/way'
import { WayNav } from './guided-nav'

export const handle = { guard: 'everybody' } satisfies RouteHandle

/** The root knows the way already: with a loader of its own the steps would be read twice. */
export default function StepsLayout() {
  const { visitor } = useRouteLoaderData('root') as RootWay
  return (
    <>
      {visitor?.way && <WayNav {...visitor.way} />}
      <Outlet />
    </>
  )
}
