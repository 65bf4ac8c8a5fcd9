/**
 * Answers the refusals that are the same for every page: if the session has ended, redirects to the home page; if the vault
 * cannot be reached or too many calculations wait, answers 503 with the submitted form, so that it can be submitted again.
 */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { FORM_WITH_FILE, mediaTypeOf } from '~/door/body-sizes'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { Refusal } from '~/estimate/case/refusal'
import { postedForm } from '~/ui/form/posted'
import { leadHome } from './guards'

type Route = NonNullable<ServerBuild['routes'][string]>
type HandlerArgs = LoaderFunctionArgs | ActionFunctionArgs

/** What was submitted, in order and in which form: one of a page that takes files may be longer than the others. */
export type UnsentForm = { fields: [string, string][]; takesFile: boolean }
/** `unsent`: null where nothing was submitted, or nothing that a page can give back. `isBusy`: only too much waits. */
export type UnavailablePage = { unsent: UnsentForm | null; isBusy?: true }

/** Wraps a route that already has its guards, since these read the vault too. */
export function answeringRefusals(route: Route): Route {
  const { loader, action, default: page } = route.module
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader ? { loader: orElsewhere(loader, page !== undefined) } : {}),
      ...(action ? { action: orElsewhere(action, page !== undefined) } : {}),
    },
  }
}

/** A form that comes back with its problems is shown by the loader, which is asked without it. */
const sentWith = new WeakMap<object, Request>()

/** @param isPage else the door answers for a vault out of reach */
const orElsewhere =
  <Given extends HandlerArgs, Answer>(serve: (args: Given) => Answer, isPage: boolean) =>
  async (args: Given) => {
    if (args.request.method === 'POST') sentWith.set(args.context, args.request.clone())
    const submitted = sentWith.get(args.context) ?? null
    try {
      return await serve(args)
    } catch (error) {
      if (isOver(error)) return leadHome(args)
      // Where no field can be named, as when an old dossier is to be kept longer.
      if (error instanceof DossierTooLarge && isPage) throw new Response('Content Too Large', { status: 413 })
      if (!isUnavailable(error)) throw error
      const busy = isBusy(error)
      if (!isPage) throw busy || error instanceof VaultUnavailable ? error : new VaultUnavailable(error)
      // Refusals were already reported where they were made.
      if (error instanceof VaultUnavailable) args.context.report(error)
      const unsent = submitted && (await unsentFormOf(submitted))
      throw json({ unsent, ...(busy && { isBusy: true as const }) } satisfies UnavailablePage, { status: 503 })
    }
  }

/** The session ended after the guards had let the request pass. */
const isOver = (error: unknown) => error instanceof Refusal && error.reason === 'notLogged'

const isBusy = (error: unknown) => error instanceof Refusal && error.reason === 'busy'

/** Whether the same request may be answered a little later. */
export const isUnavailable = (error: unknown) =>
  error instanceof VaultUnavailable || (error instanceof Refusal && error.reason === 'unavailable') || isBusy(error)

/** No page has more fields. */
const MOST_FIELDS = 3000

/** The texts of a form. null: not a form of ours, or one with a file, which no page can give back: a reload sends it again. */
async function unsentFormOf(request: Request): Promise<UnsentForm | null> {
  const takesFile = mediaTypeOf(request.headers.get('content-type') ?? '') === FORM_WITH_FILE
  const form = await postedForm(request, MOST_FIELDS).catch(() => null)
  const fields: [string, string][] = []
  for (const [name, value] of form ?? []) {
    if (typeof value === 'string') fields.push([name, value])
    else if (value.size > 0) return null
  }
  return form && { fields, takesFile }
}
