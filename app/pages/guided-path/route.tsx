/** The layout of pages that are steps of a visitor's path, the guided path included. Each of them has its own guard. */
import { Outlet, useRouteLoaderData } from '@remix-run/react'
import type { RouteHandle } from '~/ui/frame/page-handle'
import type { RootWay } from '~/ui/frame/way'
import { WayNav } from './guided-nav'

export const handle = { guard: 'everybody' } satisfies RouteHandle

/** The root already knows the steps: a loader here would read them twice. */
export default function StepsLayout() {
  const { visitor } = useRouteLoaderData('root') as RootWay
  return (
    <>
      {visitor?.way && <WayNav {...visitor.way} />}
      <Outlet />
    </>
  )
}
