/**
 * A form of a dossier that is refused, or asks for more, is answered by a redirect to its page, which shows the answer once:
 * else browsers send the form again, or say that they cannot, where somebody goes back or reloads.
 */
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  json,
  type ServerBuild,
} from '@remix-run/node'
import { MOST_ANSWER_BYTES } from '~/dossier/shape/form-answers'
import { answerNamedIn, pathAnswering } from '~/language/own-path'
import { asksForPart } from '~/ui/frame/page-part'
import { isFormAgain } from '~/ui/frame/page-status'
import { isUnavailable, type UnavailablePage } from './refused-pages'

type Route = NonNullable<ServerBuild['routes'][string]>

/** Without a dossier there is no place to keep it, nor for a longer one: then it is the page itself, as Remix answers. */
export function redirectingForms(route: Route): Route {
  const { action, default: page } = route.module
  if (!action || !page) return route
  const shownLater = async (args: ActionFunctionArgs) => redirected(await action(args), route.id, args)
  return { ...route, module: { ...route.module, action: shownLater } }
}

async function redirected(answer: unknown, page: string, { request, context }: ActionFunctionArgs) {
  if (!(answer instanceof Response)) return answer
  if (asksForPart(request, context.script.version) && leadsBack(answer, request)) return json(SAVED_IN_PLACE)
  const { status } = answer
  // What can be sent again as it is (429, 503) is no matter of what was typed: then a reload brings its file again, too.
  if (status !== 200 && !isFormAgain(status)) return answer
  const text = await answer.clone().text()
  if (Buffer.byteLength(text) > MOST_ANSWER_BYTES) return answer
  const id = await context.session.keepAnswer({ page, status, text })
  if (id === null) return answer
  const headers = new Headers(answer.headers)
  headers.delete('Content-Type')
  headers.set('Location', pathAnswering(request.url, id))
  return new Response(null, { status: 303, headers })
}

/** What the action of a page answers whose part comes in place of the redirect. */
const SAVED_IN_PLACE = null

/** To the page of the form, with nothing to tell there. */
function leadsBack({ status, headers }: Response, { url }: Request) {
  const { pathname, search, origin } = new URL(headers.get('Location') ?? '', url)
  const asked = new URL(url)
  return (
    status === 303 &&
    origin === asked.origin &&
    pathname === asked.pathname &&
    search === '' &&
    !headers.has('Set-Cookie')
  )
}

/** Whether the page comes as a part, after which it is drawn as if it were opened. */
export function isDrawnAsPart(found: FoundPage, request: Request, { script }: AppLoadContext): boolean {
  const isSaved = Object.values(found.actionData ?? {}).every((answer) => answer === SAVED_IN_PLACE)
  if (found.errors || !isSaved || !asksForPart(request, script.version)) return false
  found.actionData = null
  return true
}

export type Answers = (request: Request, context: AppLoadContext) => Promise<Response>

/** Remix's request handler, asked for a page without the id of an answer, which loaders and links know nothing about. */
export function createPageAnswers(build: ServerBuild, mode: string): Answers {
  const remix = createRequestHandler(build, mode)
  return (request, context) => {
    const { id, address } = answerNamedIn(request.url)
    if (id === null || request.method !== 'GET') return remix(request, context)
    return remix(new Request(address, request), { ...context, shownAnswer: id })
  }
}

type FoundPage = EntryContext['staticHandlerContext']

/** Lets a page that was read be drawn as if it were the answer to its form itself. @throws a 503 that the page shows */
export async function showAnswer(found: FoundPage, { session, shownAnswer, report }: AppLoadContext): Promise<void> {
  if (shownAnswer === undefined || found.errors) return
  const page = found.matches.at(-1)?.route.id ?? ''
  const answer = await session.takeAnswer({ id: shownAnswer, page }).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    report(error)
    throw json({ unsent: null } satisfies UnavailablePage, { status: 503 })
  })
  if (!answer) return
  found.actionData = { [page]: JSON.parse(answer.text) }
  found.statusCode = answer.status
}
