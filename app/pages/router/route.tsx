import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getSteps } from '~/estimate/read/user'
import { doneBefore, pathSayingDone } from '~/language/done'
import { onWay } from '~/language/guided-path'
import { pathIn } from '~/language/language'
import { nextStep } from '~/language/next-step'
import type { RouteHandle } from '~/ui/frame/page-handle'

export const handle = { guard: 'visitor' } satisfies RouteHandle

/**
 * Redirects to the first step that is still open, with `?way=guided` on the guided path, passing on the confirmation of
 * the previous page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { estimate, language } = args.context
  const { url } = args.request
  const steps = await estimate.ask(getSteps)
  const next = nextStep(steps)
  // Visitors who entered their own figures review them once more before the synthesis.
  const isToCheck = steps.own !== null && next === '/synthesis'
  const page = pathIn(language, isToCheck ? '/own/check' : onWay(next, url))
  const done = doneBefore(url)
  return done ? redirect(pathSayingDone(page, done)) : redirect(page)
}

/** Never rendered. With a component the route counts as a page, so that failures show the error page. */
export default function RouterPage() {
  return null
}
