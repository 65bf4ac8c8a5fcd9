import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { nextStep } from '~/guards'
import type { RouteHandle } from '~/load-context'
import { doneBefore, pathSayingDone } from '~/text/done'
import { onWay } from '~/text/guided-path'
import { pathIn } from '~/text/language'

export const handle = { guard: 'visitor' } satisfies RouteHandle

/**
 * Shows nothing of its own: leads on to the first step that is still open, with `?way=guided` on the guided path, and has
 * it say what was done on the page before.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, language } = args.context
  const { url } = args.request
  const page = pathIn(language, onWay(nextStep(await api.getSteps()), url))
  const done = doneBefore(url)
  return done ? redirect(pathSayingDone(page, done)) : redirect(page)
}

/** Never shown. With a component the route is a page, and a failure has the error page. */
export default function RouterPage() {
  return null
}
