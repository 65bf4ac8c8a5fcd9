import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { nextStep } from '~/guards'
import type { RouteHandle } from '~/load-context'
import { onWay } from '~/text/guided-path'
import { pathIn } from '~/text/language'

export const handle = { guard: 'visitor' } satisfies RouteHandle

/** Shows nothing of its own: leads on to the first step that is still open, with `?way=guided` on the guided path. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, language } = args.context
  return redirect(pathIn(language, onWay(nextStep(await api.getSteps()), args.request.url)))
}

/** Never shown. With a component the route is a page, and a failure has the error page. */
export default function RouterPage() {
  return null
}
